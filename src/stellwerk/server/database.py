"""The database that a URL names: SQLite in a file, or PostgreSQL."""

import threading
from typing import Any

from sqlalchemy import Engine, create_engine, event

PRAGMAS = (
    "journal_mode=WAL",
    "synchronous=FULL",
    "foreign_keys=ON",
    "busy_timeout=5000",
    "wal_autocheckpoint=10000",  # pages: the writer does it only if Checkpoints cannot keep up
)
SECONDS_BETWEEN_CHECKPOINTS = 1.0


def engine_for(url: str) -> Engine:
    url = url.replace("postgresql://", "postgresql+psycopg://", 1)
    engine = create_engine(url, hide_parameters=True)  # an error must not tell them to a log
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", _make_durable)
    return engine


def _make_durable(connection: Any, _: object) -> None:
    """A commit is on the disk when it returns, and readers do not wait for the writer."""
    for pragma in PRAGMAS:
        connection.execute(f"PRAGMA {pragma}")


class Checkpoints:
    """Carries what was committed from SQLite's log into its file, while the writer goes on."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._written, self._ended = threading.Event(), threading.Event()
        self._thread = threading.Thread(target=self._carry_on, name="checkpoints", daemon=True)
        if engine.dialect.name == "sqlite":
            self._thread.start()

    def written(self) -> None:
        self._written.set()

    def close(self) -> None:
        self._ended.set()
        self._written.set()
        if self._thread.is_alive():
            self._thread.join()

    def _carry_on(self) -> None:
        while self._written.wait() and not self._ended.wait(SECONDS_BETWEEN_CHECKPOINTS):
            self._written.clear()
            with self._engine.connect() as connection:
                connection.exec_driver_sql("PRAGMA wal_checkpoint(PASSIVE)")
