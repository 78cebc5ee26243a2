"""Studying the games: contests of bots on many processes or machines, balance reports."""
