"""Computer players by name. What a good player knows about one game will live here too, one file a game."""
