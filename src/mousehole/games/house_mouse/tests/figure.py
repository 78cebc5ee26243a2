"""Who has no seat and yet may take a player's place in a sentence: the id of its name."""
FIGURE = "Basil"
