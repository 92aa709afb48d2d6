"""Quiet lines: of an answer in several entries others hear when it is complete, and as of one."""

import asyncio
from collections.abc import Callable, Iterator

import msgspec
import pytest

from stellwerk.core.game import Options
from stellwerk.kernel.actor import SPECTATOR
from stellwerk.server.live.advice import Adviser
from stellwerk.server.live.bots import Bots
from stellwerk.server.live.events import Stream, Streams, gap
from stellwerk.server.live.log import Agreement, Line
from stellwerk.server.live.session import Course, replayed
from stellwerk.server.live.snapshots import Reader, log_of, page_of
from tests.server.opening import agreed, begun
from tests.voll_verplant.scene import TOWN

SEATS = 3
OTHERS = (1, 2, SPECTATOR)


class World:
    """A table where seat 1 answers in its own way, and others do the same as in any other world."""

    def __init__(self) -> None:
        options: Options = {"map": TOWN, "special_stations": 1}
        self.agreement: Agreement = agreed("voll_verplant", [None] * SEATS, options, "quiet-6")
        self.course, self.lines = begun(self.agreement)
        self.lines += self.course.said(SPECTATOR, "who begins?")

    def move(self, seat: int, code: str) -> None:
        self.lines += self.course.moved(seat, code, self.course.decision(seat))

    def undo(self, seat: int) -> None:
        self.lines += self.course.undone(seat, self.course.decision(seat))

    def say(self, seat: int) -> None:
        self.lines += self.course.said(seat, "hm")

    def told(self, viewer: int, seen: int = 0) -> bytes:
        return gap(self.agreement, self.lines, Reader(viewer), seen)

    def seen(self, viewer: int) -> list[bytes]:
        course, reader = self.course, Reader(viewer)
        entries = page_of(course, reader).view.entries
        pages = [page_of(course, reader, at) for at in (None, *range(entries + 1))]
        return [*map(msgspec.json.encode, (*pages, log_of(course, reader))), self.told(viewer)]


def codes(course: Course) -> tuple[str, str]:
    """A code of seat 1 that completes its answer, and one that hits the special station."""
    found = dict[bool, str]()
    for code in course.match.legal(0):
        twin = course.twin()
        next(twin.moved(0, code, twin.decision(0)))
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
    begun_.move(0, codes(begun_.course)[1])
    assert_same(silent, begun_)
    for world in worlds:
        world.say(1)
        world.move(1, world.course.match.legal(1)[0])
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
    short, special = codes(plain.course)
    plain.move(0, short)
    chain.move(0, special)
    chain.move(0, chain.course.match.legal(0)[0])
    assert_same(plain, chain)
    for world in worlds:
        world.say(0)
        world.move(1, special)
        world.undo(0)
    assert_same(plain, chain)
    plain.move(0, short)
    chain.move(0, chain.course.match.legal(0)[0])
    assert_same(plain, chain)
    for world in worlds:
        world.move(1, world.course.match.legal(1)[0])
    assert_same(plain, chain)
    for world in worlds:
        world.move(2, short)
        codes_seen = [told.code for told in log_of(world.course, Reader(1))]
        assert "?" not in codes_seen  # the round is over, and everything is open
        assert page_of(world.course, Reader(1)).number == world.course.number


def test_advice_says_nothing_of_quiet_lines_and_is_not_given_up_for_them(
    worlds: tuple[World, World],
) -> None:
    async def advised(world: World, before: Callable[[], None]) -> bytes:
        bots = Bots(1)
        adviser = Adviser(bots)
        match = world.course.match
        asked = asyncio.create_task(adviser.advise(world.course, len(match.log), 1, "en"))
        await asyncio.sleep(0)
        before()
        adviser.forget(world.course)
        advice = await asked
        await bots.stop()
        return msgspec.json.encode(advice)

    silent, begun_ = worlds
    special = codes(begun_.course)[1]
    first = asyncio.run(advised(silent, lambda: None))
    meanwhile = asyncio.run(advised(begun_, lambda: begun_.move(0, special)))
    afterwards = asyncio.run(advised(begun_, lambda: None))
    assert first == meanwhile == afterwards


def ids(told: bytes) -> Iterator[int]:
    return (int(line[4:]) for line in told.splitlines() if line.startswith(b"id: "))


@pytest.mark.parametrize("viewer", [0, *OTHERS])
def test_streams_and_gaps_number_alike_and_ascend(viewer: int) -> None:
    world, reader = World(), Reader(viewer)
    _, special = codes(world.course)
    for seat in (0, 1):
        world.move(seat, special)
        world.say(2)
        world.move(seat, world.course.match.legal(seat)[0])
    world.undo(0)
    world.move(0, world.course.match.legal(0)[0])
    world.move(2, world.course.match.legal(2)[0])
    world.say(1)
    whole = world.told(viewer)
    numbers = list(ids(whole))
    assert numbers == sorted(set(numbers))
    assert numbers[-1] == world.course.number
    assert live(world.agreement, world.lines, reader) == whole
    for seen in numbers:
        rest = whole[whole.index(b"id: %d\n" % seen) :].partition(b"\n\n")[2]
        assert world.told(viewer, seen) == rest


def live(agreement: Agreement, lines: list[Line], reader: Reader) -> bytes:
    """What somebody hears who is there from the start."""
    streams, course, heard = Streams(), Course(agreement), b""
    streams.open.add(Stream(reader, streams.open.discard))
    for line in lines:
        heard += streams.tell(course, course.follow(line)).get(reader, b"")
    return heard


def test_a_move_sent_again_is_played_once_whatever_was_quiet() -> None:
    world = World()
    _, special = codes(world.course)
    for seat in (0, 1):
        world.move(seat, special)
    decision = world.course.decision(1)
    assert decision == page_of(world.course, Reader(1)).number
    code = world.course.match.legal(1)[0]
    world.move(1, code)
    assert world.course.answered(1, code, decision)
    assert replayed(world.agreement, world.lines).answered(1, code, decision)
