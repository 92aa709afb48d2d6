"""Plandateien · Map files: the cities to play in, and how to read and check such a file."""
