"""How each game is drawn as text: one module per game, named like the game's folder, with an `Own` artist."""
