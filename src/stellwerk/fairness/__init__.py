"""The fair deal: cards that nobody can choose (docs/fairness.md), and the proof of it."""
