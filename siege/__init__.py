"""The siege: real servers under kills, floods, faults and bad input, while honest people play."""
