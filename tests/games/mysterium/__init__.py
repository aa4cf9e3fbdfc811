"""Mysterium: the rules as stories, and what is known."""
