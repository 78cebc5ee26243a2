"""Five mouse-themed tabletop games, played properly."""
