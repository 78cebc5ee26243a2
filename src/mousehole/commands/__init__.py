"""The commands of `mousehole`: one module per command, each with `add` (its arguments) and `run`."""
