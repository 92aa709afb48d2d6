"""A record at one terminal, step by step."""
