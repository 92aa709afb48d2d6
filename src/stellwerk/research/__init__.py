"""Research: the games behind the interfaces that learners and solvers know (docs/research.md)."""

from stellwerk.research.vector import IllegalAction, VectorEnv

__all__ = ["IllegalAction", "VectorEnv"]
