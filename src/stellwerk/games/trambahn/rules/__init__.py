"""Spielregeln · The rules of Trambahn: one file for each section of the rulebook."""
