"""Games that are not in the package: one that shows how a game is added."""
