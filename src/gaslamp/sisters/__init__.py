"""What the two big Mr. Jack games, London and New York, truly share; each adds its town and what its characters can do."""
