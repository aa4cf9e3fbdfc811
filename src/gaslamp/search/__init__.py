"""Searching, whatever the game: random playouts, counting, bots, a tree search over imagined worlds, exact solving."""
