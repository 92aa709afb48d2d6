"""Several processes on one database: which of them runs bots, and what they tell each other."""
