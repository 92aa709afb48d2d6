"""`python -m bench.server`: the server beside boardgame.io's, under load, and as it grows."""
