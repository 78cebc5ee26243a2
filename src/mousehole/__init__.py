"""Five mouse-themed tabletop games."""
