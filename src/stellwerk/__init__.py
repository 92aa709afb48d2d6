"""Stellwerk: railway games with exactly the printed rules."""

__version__ = "0.1.0"
