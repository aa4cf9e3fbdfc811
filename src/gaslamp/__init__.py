"""Gaslamp: play, study and program the great games of hidden identity."""

__version__ = "0.1.0"
