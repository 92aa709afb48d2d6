"""The lobby: people meet at a table before its start, and agree on the deal. No I/O."""
