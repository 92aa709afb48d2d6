"""Bots: that they keep the rules, know no secrets, find the obvious and answer in time."""
