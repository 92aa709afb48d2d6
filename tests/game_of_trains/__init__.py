"""Game of Trains: one test for every sentence of the rulebook, and for every ruling."""
