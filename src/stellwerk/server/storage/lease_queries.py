"""SQL statements for leases: which process runs the bots of a table."""

from sqlalchemy import Connection, select

from stellwerk.server.storage.schema import keepers

MOST_ACQUIRED = 100  # leases of dead processes at once, so that every live process gets some


def acquire_lease(
    connection: Connection, table_id: str, process: str, now: float, until: float
) -> bool:
    """Whether the process holds the lease now: it did before, or no live process did."""
    row = keepers.c.table == table_id
    available = (keepers.c.process == process) | (keepers.c.until < now)
    change = keepers.update().where(row & available).values(process=process, until=until)
    if connection.execute(change).rowcount == 1:
        return True
    if connection.execute(select(keepers.c.table).where(row)).first():
        return False
    connection.execute(keepers.insert().values(table=table_id, process=process, until=until))
    return True


def renew_leases(connection: Connection, process: str, now: float, until: float) -> set[str]:
    """All tables that the process has leased: its own, renewed, and some that have expired."""
    own, expired = keepers.c.process == process, keepers.c.until < now
    change = keepers.update().values(process=process, until=until)
    connection.execute(change.where(own))
    some = select(keepers.c.table).where(expired).limit(MOST_ACQUIRED)
    connection.execute(change.where(keepers.c.table.in_(some) & expired))
    return set(connection.execute(select(keepers.c.table).where(own)).scalars())


def release_lease(connection: Connection, table_id: str, process: str) -> None:
    own = (keepers.c.table == table_id) & (keepers.c.process == process)
    connection.execute(keepers.delete().where(own))
