"""Searching, whatever the game: random playouts, counting, bots, and a tree search over imagined worlds."""
