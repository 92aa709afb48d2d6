"""Analysis: what was possible in a game, and what maps are like. No player uses any of it."""
