"""Storage: the database, and an append-only log of every table."""
