"""Tools for studying the games: contests of bots on many processes or machines, and balance reports."""
