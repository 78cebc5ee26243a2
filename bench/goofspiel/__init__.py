"""Goofspiel: not one of our games, but one that OpenSpiel has too, so that both can be timed and compared."""
