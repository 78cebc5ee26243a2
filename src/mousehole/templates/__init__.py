"""What `mousehole new-game` and `new-bot` copy: a real, tiny game, tested here like any other."""
