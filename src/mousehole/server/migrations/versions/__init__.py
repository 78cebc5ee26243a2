"""The migrations, one file per step."""
