"""SQL statements for leases: which process runs the bots of a table.

A process says from time to time that it lives, once for all tables that it has leased.
"""

from typing import NamedTuple

from sqlalchemy import ColumnElement, Connection, select

from stellwerk.server.storage.schema import keepers, processes

MOST_ACQUIRED = 100  # leases of dead processes at once, so that every live process gets some
SECONDS_REMEMBERED = 60.0  # of a process that is dead


class Renewed(NamedTuple):
    """What a process has leased."""

    acquired: set[str]
    """tables whose process is dead; or all that this process has, if it counted as dead itself"""
    lapsed: bool
    """whether it did: then others may have acquired some of its leases"""


def acquire_lease(
    connection: Connection, table_id: str, process: str, now: float, until: float
) -> bool:
    """Whether the process holds the lease now: it did before, or no live process did."""
    row = keepers.c.table == table_id
    available = (keepers.c.process == process) | _is_free(now)
    change = keepers.update().where(row & available).values(process=process)
    acquired = connection.execute(change).rowcount == 1
    if not acquired and connection.execute(select(keepers.c.table).where(row)).first():
        return False
    if not acquired:
        connection.execute(keepers.insert().values(table=table_id, process=process))
    _live(connection, process, until)
    return True


def renew_leases(connection: Connection, process: str, now: float, until: float) -> Renewed:
    """Say that the process lives, and acquire some leases of processes that do not."""
    own = keepers.c.process == process
    lives = (processes.c.id == process) & (processes.c.until >= now)
    lapsed = connection.execute(select(processes.c.id).where(lives)).first() is None
    query = select(keepers.c.table)
    free = list(connection.execute(query.where(_is_free(now)).limit(MOST_ACQUIRED)).scalars())
    if free:
        these = keepers.c.table.in_(free)
        connection.execute(keepers.update().where(these & _is_free(now)).values(process=process))
    if free or lapsed:
        query = query.where(own) if lapsed else query.where(own, keepers.c.table.in_(free))
    acquired = set(connection.execute(query).scalars()) if free or lapsed else set()
    connection.execute(processes.delete().where(processes.c.until < now - SECONDS_REMEMBERED))
    _live(connection, process, until)
    return Renewed(acquired, lapsed)


def release_lease(connection: Connection, table_id: str, process: str) -> None:
    own = (keepers.c.table == table_id) & (keepers.c.process == process)
    connection.execute(keepers.delete().where(own))


def end_process(connection: Connection, process: str) -> None:
    """Other processes may acquire its leases at once."""
    connection.execute(processes.delete().where(processes.c.id == process))


def _is_free(now: float) -> ColumnElement[bool]:
    return keepers.c.process.not_in(select(processes.c.id).where(processes.c.until >= now))


def _live(connection: Connection, process: str, until: float) -> None:
    own = processes.c.id == process
    if connection.execute(processes.update().where(own).values(until=until)).rowcount == 0:
        connection.execute(processes.insert().values(id=process, until=until))
