"""Players that are not people. A bot gets a view and a decision, never the table, so it cannot cheat."""
