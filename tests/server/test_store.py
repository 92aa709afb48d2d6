"""The store: what was written is there, in order, once."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import msgspec
import pytest

from stellwerk.server.live.new_table import begin
from stellwerk.server.storage.errors import SeatTaken, Stale
from stellwerk.server.storage.log import Agreement, Kind, LogEntry
from stellwerk.server.storage.public_tables import MOST_PUBLIC, MOST_RUNNING
from stellwerk.server.storage.queries import MOST_LISTED
from stellwerk.server.storage.schema import WrongVersion, versions
from stellwerk.server.storage.store import Store
from stellwerk.server.web.problems import ApiError
from tests.server.opening import agreed


def run(steps: Callable[[], Awaitable[None]]) -> None:
    async def all_steps() -> None:
        await steps()

    asyncio.run(all_steps())


def test_a_table_and_its_lines_come_back_as_they_were_written(store: Store) -> None:
    agreement = agreed(options={"nine": 3}, bots=(None, "greedy"))
    session, first = begin(agreement, {}, at=1)
    more = [
        LogEntry(session.number + 1, Kind.MOVE, 0, session.match.legal(0)[0], 42, at=2),
        LogEntry(session.number + 2, Kind.CHAT, 0, words="Grüß Gott <b>", at=3),
    ]

    async def steps() -> None:
        await store.open(agreement, first)
        await store.append("table-1", more)
        assert await store.agreement("table-1") == agreement
        assert await store.entries("table-1") == [*first, *more]
        assert await store.agreement("table-2") is None

    run(steps)


def test_what_was_written_reaches_the_file_of_sqlite_while_the_store_is_open(
    tmp_path: Path,
) -> None:
    file = tmp_path / "tables.sqlite"
    store = Store(f"sqlite:///{file}")

    async def steps() -> None:
        await store.open(agreed(), [LogEntry(1, Kind.CHAT, 0, words="carried from the log")])
        for _ in range(400):
            if b"carried from the log" in file.read_bytes():
                return
            await asyncio.sleep(0.05)
        raise AssertionError("the log of the database grows and grows")

    run(steps)
    store.close()


def test_two_writers_cannot_have_the_same_number(store: Store) -> None:
    agreement = agreed()
    entry, other = LogEntry(1, Kind.CHAT, 0, words="me"), LogEntry(1, Kind.CHAT, 1, words="you")

    async def steps() -> None:
        await store.open(agreement, [])
        answers = await asyncio.gather(
            *(store.append("table-1", [entry if n % 2 else other]) for n in range(50)),
            return_exceptions=True,
        )
        assert answers.count(None) == 1
        assert sum(isinstance(answer, Stale) for answer in answers) == 49
        assert len(await store.entries("table-1")) == 1

    run(steps)


def test_lines_of_one_step_are_written_together_or_not_at_all(store: Store) -> None:
    async def steps() -> None:
        await store.open(agreed(), [LogEntry(1, Kind.CHAT, 0, words="first")])
        with pytest.raises(Stale):
            await store.append("table-1", [LogEntry(2, Kind.CHAT, 0), LogEntry(1, Kind.CHAT, 0)])
        assert [entry.number for entry in await store.entries("table-1")] == [1]

    run(steps)


def test_a_seat_is_taken_once(store: Store) -> None:
    async def steps() -> None:
        await store.open(agreed(bots=(None, "greedy")), [])
        await store.sit("table-1", 0, b"anna", LogEntry(1, Kind.SIT, 0, words="Anna"))
        with pytest.raises(SeatTaken):
            await store.sit("table-1", 0, b"ben", LogEntry(2, Kind.SIT, 0, words="Ben"))
        with pytest.raises(SeatTaken):
            await store.sit("table-1", 1, b"ben", LogEntry(2, Kind.SIT, 1, words="Ben"))
        agreement = await store.agreement("table-1")
        assert agreement is not None
        assert [place.holder for place in agreement.places] == [b"anna", None]
        assert await store.invited(b"table-1 0") == ("table-1", 0)
        assert await store.invited(b"table-1 9") is None

    run(steps)


def test_lists_have_public_tables_with_free_seats_and_ones_own(store: Store) -> None:
    async def steps() -> None:
        await store.open(agreed(table="private"), [])
        await store.open(agreed(table="public", public=True), [])
        await store.open(agreed(table="full", bots=("random", "random"), public=True), [])
        assert [(t.table, t.free) for t in await store.public_tables()] == [("public", 2)]
        await store.sit("private", 1, b"anna", LogEntry(1, Kind.SIT, 1, words="Anna"))
        assert [(t.table, t.free) for t in await store.tables_of(b"anna")] == [("private", 1)]
        await store.append("private", [], over=True)
        assert [t.over for t in await store.tables_of(b"anna")] == [True]

    run(steps)


def test_the_lobby_shows_everybodys_newest_table_before_anybodys_second(store: Store) -> None:
    async def steps() -> None:
        await store.open(agreed(), [])
        for number in range(3):
            await store.open(opened_by(b"ben", f"ben-{number}"), [])
        for number in range(MOST_LISTED):
            await store.open_next(
                opened_by(b"anna", f"anna-{number}"), [], "table-1", [None, None], []
            )
        openers = [table.table[:3] for table in await store.public_tables()]
        assert len(openers) == MOST_LISTED
        assert sorted(openers[:2]) == sorted(openers[2:4]) == sorted(openers[4:6]) == ["ann", "ben"]

    run(steps)


def opened_by(opener: bytes, table: str) -> Agreement:
    return msgspec.structs.replace(agreed(table=table, public=True), opener=opener)


def test_a_visitor_has_so_many_tables_in_the_lobby_and_so_many_at_all(store: Store) -> None:
    async def steps() -> None:
        for number in range(MOST_PUBLIC):
            await store.check_room(b"anna", public=True)
            await store.open(opened_by(b"anna", f"anna-{number}"), [])
        with pytest.raises(ApiError, match="10 of your public tables are waiting"):
            await store.check_room(b"anna", public=True)
        await store.check_room(b"ben", public=True)
        for seat in (0, 1):
            await store.sit("anna-0", seat, b"ben", LogEntry(seat + 1, Kind.SIT, seat))
        await store.check_room(b"anna", public=True)
        for number in range(MOST_RUNNING - MOST_PUBLIC):
            await store.check_room(b"anna", public=False)
            await store.open(opened_by(b"anna", f"more-{number}"), [])
        with pytest.raises(ApiError, match="200 running tables"):
            await store.check_room(b"anna", public=False)
        await store.append("anna-0", [], over=True)
        await store.check_room(b"anna", public=False)

    run(steps)


def test_everything_is_there_after_the_store_was_closed(store: Store, database: str) -> None:
    async def write() -> None:
        await store.open(agreed(), [LogEntry(1, Kind.CHAT, 0, words="Servus")])

    async def read() -> None:
        assert [entry.words for entry in await again.entries("table-1")] == ["Servus"]

    run(write)
    again = Store(database)
    run(read)
    again.close()


def test_a_commit_is_on_the_disk_before_it_is_acknowledged(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    with store.engine.connect() as connection:
        pragma = connection.exec_driver_sql
        assert pragma("PRAGMA journal_mode").scalar() == "wal"
        assert pragma("PRAGMA synchronous").scalar() == 2
    store.close()


def test_a_store_of_another_version_is_left_alone(store: Store, database: str) -> None:
    with store.engine.begin() as connection:
        connection.execute(versions.update().values(version=99))
    with pytest.raises(WrongVersion, match="schema 99"):
        Store(database)


def test_a_table_is_kept_by_one_process_until_its_moment_has_passed(store: Store) -> None:
    async def steps() -> None:
        await store.open(agreed(bots=("random", "random")), [])
        assert await store.acquire_lease("table-1", "one", now=10.0, until=20.0)
        assert not await store.acquire_lease("table-1", "two", now=10.0, until=20.0)
        assert await store.renew_leases("two", now=15.0, until=25.0) == (set(), True)
        assert await store.renew_leases("one", now=15.0, until=25.0) == (set(), False)
        assert not await store.acquire_lease("table-1", "two", now=21.0, until=30.0)
        assert await store.renew_leases("two", now=25.5, until=40.0) == ({"table-1"}, True)
        assert await store.renew_leases("one", now=26.0, until=40.0) == (set(), True)
        await store.release_lease("table-1", "one")
        assert not await store.acquire_lease("table-1", "one", now=27.0, until=50.0)
        await store.release_lease("table-1", "two")
        assert await store.acquire_lease("table-1", "one", now=27.0, until=50.0)
        await store.end_process("one")
        assert await store.renew_leases("two", now=28.0, until=60.0) == ({"table-1"}, False)
        assert await store.renew_leases("two", now=61.0, until=70.0) == ({"table-1"}, True)

    run(steps)
