"""Spielregeln · The rules of Game of Trains: one file for each section of the rulebook."""
