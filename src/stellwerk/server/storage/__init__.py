"""Storage: an append-only log of every table, durable before anybody hears of it."""
