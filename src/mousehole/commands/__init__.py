"""What the `mousehole` command can do: one file per verb, each with `add` (its arguments) and `run`."""
