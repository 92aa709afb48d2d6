"""Laws: what must hold in every game, for every seat count."""
