"""The browser table, and the one part of it that is written in Python."""
