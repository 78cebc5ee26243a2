"""How each game is drawn in text: a module a game, named like the game's folder, with an `Own` artist."""
