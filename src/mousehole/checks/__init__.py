"""What comes from outside is checked before a game believes it: editions of one's own, and positions."""
