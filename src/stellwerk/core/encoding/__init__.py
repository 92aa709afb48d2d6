"""Encodings: what learners see of a position, and the actions as numbers."""
