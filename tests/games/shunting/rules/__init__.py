"""Spielregeln · The rules of Shunting: one file for each section."""
