"""Matches between computer players, and what they prove."""
