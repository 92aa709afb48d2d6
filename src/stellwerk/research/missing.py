"""What to say when an extra was not installed."""

from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def extra(name: str) -> Iterator[None]:
    """Around the imports of a peer: without it, say how to get it."""
    try:
        yield
    except ModuleNotFoundError as error:
        if (error.name or "").startswith("stellwerk"):
            raise
        raise ModuleNotFoundError(
            f"{error.name} is not installed; get it with: pip install 'stellwerk[{name}]'",
            name=error.name,
        ) from error
