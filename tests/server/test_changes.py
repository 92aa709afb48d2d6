"""Changes of a page: small, exact, the same after a break, and without what one may not know."""

import asyncio
import gzip
import json
import zlib
from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from stellwerk.core.game import Options
from stellwerk.kernel.actor import SPECTATOR
from stellwerk.server.live.changes import changes_between
from stellwerk.server.live.commands import Chat, Resign, Sit, Undo
from stellwerk.server.live.events import Event, missed_events
from stellwerk.server.live.registry import TableRegistry
from stellwerk.server.live.session import Session
from stellwerk.server.live.snapshots import Reader, page_of
from stellwerk.server.live.streams import MOST_KEPT, Stream, Streams
from stellwerk.server.storage.log import LogEntry
from tests.server.opening import agreed, begun, execute, move_of, steps
from tests.server.scenes import begun as table_begun
from tests.server.scenes import move, play, say
from tests.server.served import Person

GAMES: list[tuple[str, int, Options]] = [
    ("trambahn", 2, {}),
    ("game_of_trains", 2, {}),
    ("game_of_trains", 4, {}),
    ("voll_verplant", 1, {"map": "paris"}),
    ("voll_verplant", 3, {"map": "berlin", "special_stations": 1}),
]
MOVES = 120


def applied(page: Any, changes: dict[str, Any]) -> Any:
    """The page with these changes, by a reading of RFC 6901 of its own."""
    for pointer, value in changes.items():
        if not pointer:
            return value
        *way, last = (p.replace("~1", "/").replace("~0", "~") for p in pointer[1:].split("/"))
        part = page
        for name in way:
            part = part[int(name)] if isinstance(part, list) else part[name]
        if not isinstance(part, list):
            part[last] = value
        elif int(last) == len(part):
            part.append(value)
        else:
            part[int(last)] = value
    return page


def as_json(value: object) -> Any:
    return json.loads(msgspec.json.encode(value))


def lively(session: Session, seats: int, random: Random) -> Iterator[LogEntry]:
    """Entries of a game in which people also talk, take back and leave."""
    for number in range(MOVES):
        if session.match.is_over():
            return
        seat = random.choice(session.match.waiting_for)
        yield from steps(session, move_of(session, seat, random.choice(session.match.legal(seat))))
        if number % 7 == 3:
            yield from steps(session, Chat(random.choice([*range(seats), SPECTATOR]), "a/b ~"))
        if number % 5 == 2 and session.match.can_undo(seat):
            yield from steps(session, Undo(seat, session.decision(seat)))
        if number == MOVES // 2 and not session.match.is_over():
            yield from steps(session, Resign(seats - 1, "greedy", b""))


class Watched:
    """What one reader is told, and the page as they have it by that."""

    def __init__(self, session: Session, viewer: int) -> None:
        self.reader = Reader(viewer, "de", changes=True)
        self.page = as_json(page_of(session, self.reader))
        self.told: list[Event] = []

    def hear(self, session: Session, event: Event | None) -> None:
        """Whether something is told or not, the page is right."""
        if event is not None:
            self.told.append(event)
            told = json.loads(event.plain.partition(b"\ndata: ")[2])
            assert told["since"] == self.page["number"]
            changes = told["changes"]
            assert (changes is None) is not session.settled
            self.page = applied(self.page, changes or {})
        assert not session.settled or self.page == as_json(page_of(session, self.reader))

    def told_after(self, seen: int) -> bytes:
        return b"".join(event.plain for event in self.told if (event.number or 0) > seen)


@pytest.mark.parametrize(("game", "seats", "options"), GAMES)
def test_a_page_with_its_changes_is_the_page_and_gaps_have_the_same_bytes(
    game: str, seats: int, options: Options
) -> None:
    agreement = agreed(game, [None] * seats, options)
    session, entries = begun(agreement)
    for seat in range(seats):
        entries += execute(session, Sit(seat, b"", f"Player {seat}"))
    streams, start = Streams(), session.number
    watched = [Watched(session, viewer) for viewer in (*range(seats), SPECTATOR)]
    for one in watched:
        streams.join(Stream(one.reader, streams.leave), session)
    for entry in lively(session, seats, Random(game)):
        entries.append(entry)
        events = streams.encode(session, entry, streams.pages)
        for one in watched:
            one.hear(session, events.get(one.reader))
    for one in watched:
        for seen in (start, *(event.number or 0 for event in one.told[:: len(one.told) // 4])):
            assert missed_events(agreement, entries, one.reader, seen) == one.told_after(seen)


def test_lists_that_grow_are_told_by_what_is_added_and_others_as_a_whole() -> None:
    before = {"hand": ["b1", "c"], "chat": [{"text": "a"}], "marks": {"a/1": "x"}}
    after = {
        "hand": ["c"],
        "chat": [{"text": "b"}, {"text": "c"}],
        "marks": {"a/1": "x", "b~2": "x"},
    }
    changes = changes_between(before, after)
    assert changes == {
        "/hand": ["c"],
        "/chat/0/text": "b",
        "/chat/1": {"text": "c"},
        "/marks/b~02": "x",
    }
    assert applied(deepcopy(before), changes) == after
    assert changes_between(after, before) == {
        "/hand": ["b1", "c"],
        "/chat": [{"text": "a"}],
        "/marks": {"a/1": "x"},
    }
    assert changes_between(after, after) == {}


def test_a_viewer_who_comes_back_soon_is_told_from_memory_what_they_missed(tmp_path: Path) -> None:
    async def scene(registry: TableRegistry) -> None:
        table, reader = await table_begun(registry), Reader(SPECTATOR, changes=True)
        stream, session = await table.watch(reader, None, None)
        seen = session.number
        stream.leave()
        for _ in range(3):
            await move(table)
        back, session = await table.watch(reader, None, seen)
        assert back.missed == missed_events(
            session.agreement, await table.store.entries(table.id), reader, seen
        )
        back.leave()
        for _ in range(MOST_KEPT):
            await say(table, 0, "hello")
        assert (await table.watch(reader, None, seen))[0].missed is None
        assert (await table.watch(reader, None, table.session.number + 1))[0].missed is None

    play(tmp_path, scene)


def test_who_left_long_ago_is_not_followed_any_more(tmp_path: Path) -> None:
    async def scene(registry: TableRegistry) -> None:
        table, reader = await table_begun(registry), Reader(SPECTATOR, changes=True)
        stream, session = await table.watch(reader, None)
        table.streams.forget(0)
        stream.leave()
        table.streams.forget()
        assert reader in table.streams.pages
        table.streams.forget(0)
        assert reader not in table.streams.pages
        await move(table)
        again, _ = await table.watch(reader, None, session.number)
        assert again.missed is None

    play(tmp_path, scene)


def test_what_is_packed_is_what_is_told_plain_and_can_be_read_at_once() -> None:
    async def parts_of(packs: bool) -> list[bytes]:
        stream = Stream(Reader(SPECTATOR), lambda _: None)
        stream.missed, parts = b"event: fresh\ndata: %s\n\n" % (b"long " * 2000), []
        reading = stream.read_packed() if packs else stream.read()
        for number in range(5):
            parts.append(await anext(reading))
            stream.send(Event(number, "move", {"text": "ä" * number}))
        stream.end()
        return [*parts, *[part async for part in reading]]

    plain, parts = asyncio.run(parts_of(packs=False)), asyncio.run(parts_of(packs=True))
    assert gzip.decompress(b"".join(parts)) == b"".join(plain)
    reading = zlib.decompressobj(31)
    assert [reading.decompress(part) for part in parts[:-1]] == plain
    assert len(parts[0]) < len(plain[0]) / 10


def test_a_browser_is_told_changes_packed_and_a_program_pages(anna: Person) -> None:
    table = anna.open("trambahn", ["me", "greedy"], order="given", name="Anna")["table"]
    start = anna.page(table)
    end = anna.play_on(table, 4)["number"]
    for encoding in ("gzip", "identity"):
        params = {"after": start["number"], "changes": "true"}
        headers = {"Accept-Encoding": encoding}
        url, page = f"/api/tables/{table}/events", json.loads(json.dumps(start))
        with anna.http.stream("GET", url, params=params, headers=headers) as answer:
            assert answer.headers.get("content-encoding") == ("gzip" * (encoding == "gzip") or None)
            text = ""
            for part in answer.iter_text():
                text += part
                if f"id: {end}\n" in text and text.endswith("\n\n"):
                    break
        for event in text.split("\n\n"):
            if event.startswith("id: "):
                page = applied(page, json.loads(event.split("\ndata: ")[1])["changes"] or {})
        assert page == anna.page(table)
