"""The arena: how strong bots are, measured by paired deals (docs/arena.md)."""
