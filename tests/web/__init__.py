"""The front end, as far as it can be proved without a browser."""
