"""Live tables: games in progress, and the people and bots at them."""
