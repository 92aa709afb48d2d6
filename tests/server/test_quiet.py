"""Quiet lines: of an answer in several entries others hear when it is complete, and as of one."""

import asyncio
from collections.abc import Callable, Iterator

import msgspec
import pytest

from stellwerk.core.game import Options
from stellwerk.kernel.actor import SPECTATOR
from stellwerk.server.live.advice import Adviser
from stellwerk.server.live.bots import Bots
from stellwerk.server.live.commands import Chat, Move, Undo
from stellwerk.server.live.events import missed_events
from stellwerk.server.live.session import Session, replayed
from stellwerk.server.live.snapshots import Reader, log_of, page_of
from stellwerk.server.live.streams import Stream, Streams
from stellwerk.server.storage.log import Agreement, LogEntry
from tests.server.opening import agreed, begun, execute, move_of, steps
from tests.voll_verplant.scene import TOWN

SEATS = 3
OTHERS = (1, 2, SPECTATOR)


class World:
    """A table where seat 1 answers in its own way, and others do the same as in any other world."""

    def __init__(self) -> None:
        options: Options = {"map": TOWN, "special_stations": 1}
        self.agreement: Agreement = agreed("voll_verplant", [None] * SEATS, options, "quiet-6")
        self.session, self.entries = begun(self.agreement)
        self.entries += execute(self.session, Chat(SPECTATOR, "who begins?"))

    def move(self, seat: int, code: str) -> None:
        self.entries += execute(self.session, move_of(self.session, seat, code))

    def undo(self, seat: int) -> None:
        self.entries += execute(self.session, Undo(seat, self.session.decision(seat)))

    def say(self, seat: int) -> None:
        self.entries += execute(self.session, Chat(seat, "hm"))

    def told(self, viewer: int, seen: int = 0) -> bytes:
        return missed_events(self.agreement, self.entries, Reader(viewer), seen)

    def seen(self, viewer: int) -> list[bytes]:
        session, reader = self.session, Reader(viewer)
        entries = page_of(session, reader).view.entries
        pages = [page_of(session, reader, at) for at in (None, *range(entries + 1))]
        return [*map(msgspec.json.encode, (*pages, log_of(session, reader))), self.told(viewer)]


def codes(session: Session) -> tuple[str, str]:
    """A code of seat 1 that completes its answer, and one that hits the special station."""
    found = dict[bool, str]()
    for code in session.match.legal(0):
        twin = session.twin()
        next(steps(twin, move_of(twin, 0, code)))
        found.setdefault(0 in twin.match.waiting_for, code)
    return found[False], found[True]


@pytest.fixture
def worlds() -> tuple[World, World]:
    return World(), World()


def assert_same(one: World, two: World) -> None:
    for viewer in OTHERS:
        assert one.seen(viewer) == two.seen(viewer)


def test_nobody_hears_of_an_answer_that_is_not_complete(worlds: tuple[World, World]) -> None:
    silent, begun_ = worlds
    begun_.move(0, codes(begun_.session)[1])
    assert_same(silent, begun_)
    for world in worlds:
        world.say(1)
        world.move(1, world.session.match.legal(1)[0])
        world.say(SPECTATOR)
    assert_same(silent, begun_)
    begun_.undo(0)
    assert_same(silent, begun_)
    for world in worlds:
        world.undo(1)
    assert_same(silent, begun_)


def test_an_answer_in_two_entries_looks_like_one_in_one_to_the_end_of_the_round(
    worlds: tuple[World, World],
) -> None:
    plain, chain = worlds
    short, special = codes(plain.session)
    plain.move(0, short)
    chain.move(0, special)
    chain.move(0, chain.session.match.legal(0)[0])
    assert_same(plain, chain)
    for world in worlds:
        world.say(0)
        world.move(1, special)
        world.undo(0)
    assert_same(plain, chain)
    plain.move(0, short)
    chain.move(0, chain.session.match.legal(0)[0])
    assert_same(plain, chain)
    for world in worlds:
        world.move(1, world.session.match.legal(1)[0])
    assert_same(plain, chain)
    for world in worlds:
        world.move(2, short)
        codes_seen = [told.code for told in log_of(world.session, Reader(1))]
        assert "?" not in codes_seen  # the round is over, and everything is open
        assert page_of(world.session, Reader(1)).number == world.session.number


def test_advice_says_nothing_of_quiet_lines_and_is_not_given_up_for_them(
    worlds: tuple[World, World],
) -> None:
    async def advised(world: World, before: Callable[[], None]) -> bytes:
        bots = Bots(1)
        adviser = Adviser(bots)
        match = world.session.match
        asked = asyncio.create_task(adviser.advise(world.session, len(match.log), 1, "en"))
        await asyncio.sleep(0)
        before()
        adviser.drop_passed(world.session)
        advice = await asked
        await bots.stop()
        return msgspec.json.encode(advice)

    silent, begun_ = worlds
    special = codes(begun_.session)[1]
    first = asyncio.run(advised(silent, lambda: None))
    meanwhile = asyncio.run(advised(begun_, lambda: begun_.move(0, special)))
    afterwards = asyncio.run(advised(begun_, lambda: None))
    assert first == meanwhile == afterwards


def ids(told: bytes) -> Iterator[int]:
    return (int(entry[4:]) for entry in told.splitlines() if entry.startswith(b"id: "))


@pytest.mark.parametrize("viewer", [0, *OTHERS])
def test_streams_and_gaps_number_alike_and_ascend(viewer: int) -> None:
    world, reader = World(), Reader(viewer)
    _, special = codes(world.session)
    for seat in (0, 1):
        world.move(seat, special)
        world.say(2)
        world.move(seat, world.session.match.legal(seat)[0])
    world.undo(0)
    world.move(0, world.session.match.legal(0)[0])
    world.move(2, world.session.match.legal(2)[0])
    world.say(1)
    whole = world.told(viewer)
    numbers = list(ids(whole))
    assert numbers == sorted(set(numbers))
    assert numbers[-1] == world.session.number
    assert live(world.agreement, world.entries, reader) == whole
    for seen in numbers:
        rest = whole[whole.index(b"id: %d\n" % seen) :].partition(b"\n\n")[2]
        assert world.told(viewer, seen) == rest


def live(agreement: Agreement, entries: list[LogEntry], reader: Reader) -> bytes:
    """What somebody hears who is there from the start."""
    streams, session, heard = Streams(), Session(agreement), b""
    streams.join(Stream(reader, streams.leave), session)
    for entry in entries:
        told = streams.encode(session, session.apply(entry), streams.pages)
        heard += told[reader].plain if reader in told else b""
    return heard


def test_a_move_sent_again_is_played_once_whatever_was_quiet() -> None:
    world = World()
    _, special = codes(world.session)
    for seat in (0, 1):
        world.move(seat, special)
    decision = world.session.decision(1)
    assert decision == page_of(world.session, Reader(1)).number
    code = world.session.match.legal(1)[0]
    world.move(1, code)
    assert world.session.already_done(Move(1, code, decision))
    assert replayed(world.agreement, world.entries).already_done(Move(1, code, decision))
