"""Live tables: games that go on, and the people and bots at them."""
