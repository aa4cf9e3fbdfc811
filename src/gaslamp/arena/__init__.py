"""Games between computer players, and how sure the result is."""
