"""Fibs & Filberts: hidden cards and secret choices, to begin a game of your own with."""
