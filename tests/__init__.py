"""Proofs: laws for every game, one test a rulebook sentence, whole games."""
