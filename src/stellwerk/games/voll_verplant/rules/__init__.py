"""Spielregeln · The rules of Voll verplant: one file for each section of the rulebook."""
