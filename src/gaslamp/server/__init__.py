"""Tables that people play at together: live games, kept and served."""
