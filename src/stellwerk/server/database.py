"""The database that a URL names: SQLite in a file, or PostgreSQL."""

from typing import Any

from sqlalchemy import Engine, create_engine, event


def engine_for(url: str) -> Engine:
    url = url.replace("postgresql://", "postgresql+psycopg://", 1)
    engine = create_engine(url, hide_parameters=True)  # an error must not tell them to a log
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", _make_durable)
    return engine


def _make_durable(connection: Any, _: object) -> None:
    """A commit is on the disk when it returns, and readers do not wait for the writer."""
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        connection.execute(f"PRAGMA {pragma}")
