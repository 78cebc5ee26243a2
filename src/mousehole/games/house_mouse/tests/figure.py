"""A figure without a seat that may take a player's place in a sentence: the id of its name."""
FIGURE = "Basil"
