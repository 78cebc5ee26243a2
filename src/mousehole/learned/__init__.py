"""What bots have learned from play, as numbers: networks, the files they are kept in, and what their numbers mean.

It knows no game. Each game that has learned something has a `judge.py`, which looks at its table for a seat, and a
`model.toml` with the weights and where they come from. Standard library only; `mousehole train` needs more.
"""
