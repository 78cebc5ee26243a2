"""Checks input from outside before a game uses it: custom editions, and positions."""
