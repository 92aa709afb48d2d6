"""Voll verplant: one test for every sentence and example of the rulebook, and for every ruling."""
