"""What all games' encoders have in common: named layouts of numbers, and the base class. It knows no game."""
