"""All that bots know of a game: one module a game, and nothing of it anywhere else in `bots`."""
