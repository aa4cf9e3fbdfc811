"""Computer players by name. What a good player knows about one game lives here too, one file a game."""
