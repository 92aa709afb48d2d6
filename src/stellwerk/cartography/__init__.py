"""Cartography: maps of cities, drawn to look at, to print, and as data for a browser."""
