"""Nobody sees what they may not: two worlds that differ in secrets alone send the same bytes.

The worlds come from the laws. Each is written into the store of a server of its own, and all that a
seat and a spectator can ask for is asked of both.
"""

import asyncio
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

import httpx

from stellwerk.dealer import expand
from stellwerk.games import game_named
from stellwerk.kernel.actor import CHANCE, SPECTATOR, Entry
from stellwerk.server.live.commands import Sit
from stellwerk.server.live.session import Session
from stellwerk.server.storage.log import Agreement, Kind, LogEntry, Place
from stellwerk.server.storage.store import Store
from stellwerk.server.web.visitors import digest_of
from tests.laws.play import Case
from tests.laws.test_secrets import other_worlds, with_secrets
from tests.server.opening import execute, move_of, steps
from tests.server.served import Person, Served

PLAYED = (
    Case("trambahn", 2, (), "greedy", 1),
    Case("game_of_trains", 3, (), "greedy", 1),
    Case("voll_verplant", 3, (("map", "berlin"), ("special_stations", 1)), "greedy", 1),
)
TOKENS = [f"token-of-seat-{seat}".ljust(43, "x") for seat in range(6)]


class Pair(NamedTuple):
    """A table that two servers have, with secrets that the viewer may not know."""

    table: str
    case: Case
    viewer: int
    worlds: tuple[list[Entry], list[Entry]]


def pairs() -> Iterator[Pair]:
    for case in PLAYED:
        for viewer in (0, 1, SPECTATOR):
            for length in (25, 60):
                log = with_secrets(case, length, viewer)
                for number, world in enumerate(other_worlds(case, log, viewer, tries=2)):
                    table = f"{case.game}-{viewer}-{length}-{number}"
                    yield Pair(table, case, viewer, (log, world))


def story(pair: Pair, log: list[Entry]) -> tuple[Agreement, list[LogEntry]]:
    """The lines of a world, as the server would have written them."""
    case, rules = pair.case, game_named(pair.case.game).rules_version
    places = [Place(None, None, digest_of(TOKENS[seat])) for seat in range(case.seats)]
    seed = expand(pair.table)
    agreement = Agreement(pair.table, case.game, rules, dict(case.options), places, seed, False)
    session = Session(agreement)
    entries = [
        entry
        for seat in range(case.seats)
        for entry in execute(session, Sit(seat, b"", f"Person {seat}"))
    ]
    for actor, action in log:
        code, number = session.match.game.format_action(action), session.number + 1
        if actor == CHANCE:
            entries.append(session.apply(LogEntry(number, Kind.DEAL, CHANCE, code)))
        else:
            entries.append(next(steps(session, move_of(session, actor, code))))
    assert not session.match.is_over()
    return agreement, entries


def write(folder: Path, found: list[Pair], which: int) -> None:
    async def all_of_them() -> None:
        store = Store(f"sqlite:///{folder / 'tables.sqlite'}")
        for pair in found:
            await store.open(*story(pair, pair.worlds[which]))
        store.close()

    folder.mkdir()
    asyncio.run(all_of_them())


def everything(person: Person, pair: Pair) -> Iterator[bytes]:
    """All that a viewer can be sent about a table, last what changes it."""
    path = f"/tables/{pair.table}"
    for part in ("", "/record", "/log", "/text", "/fairness", "/seats"):
        yield answer_of(person.get(path + part))
    for part in ("", "/log", "/text"):
        yield answer_of(person.get(path + part, language="de"))
    entries = person.page(pair.table)["view"]["entries"]
    for at in (0, entries // 2, entries - 1, entries, entries + 1):
        yield answer_of(person.get(path, at=at))
        yield answer_of(person.get(f"{path}/text", at=at))
    with person.stream(pair.table) as parts:  # first: a stream that ends is counted a moment longer
        for _ in ("retry", "fresh", "presence"):
            yield next(parts).encode()
    number = person.page(pair.table)["number"]
    with person.events(pair.table, after=0) as events:
        for _ in range(number):
            yield next(events).encode()
    decision = person.page(pair.table)["decision"] or 0
    for code in ("P r7", "draw", "B 3", "P ?", "nonsense"):
        yield answer_of(person.move(pair.table, code, max(0, decision - 1)))
        yield answer_of(person.post(f"{path}/undo", decision=decision + 1))
    yield answer_of(person.post(f"{path}/chat", text="what do you hold?"))
    yield answer_of(person.post(f"{path}/rematch"))
    yield answer_of(person.post(f"{path}/resign", bot="nobody"))
    yield answer_of(person.post(f"{path}/invitations", seat=1))
    if pair.table.endswith("-25-0"):  # one is enough: it takes a while
        yield answer_of(person.get(f"{path}/advice"))
    yield answer_of(person.move(pair.table, "nonsense", decision))
    yield answer_of(person.get("/tables/mine"))


def answer_of(answer: httpx.Response) -> bytes:
    """All of it but the time, and a new token, which is drawn by lot."""
    drawn = ("date", "set-cookie")
    headers = {name: value for name, value in answer.headers.items() if name not in drawn}
    return f"{answer.status_code} {headers}\n".encode() + answer.content


def test_two_worlds_send_the_same_bytes(tmp_path: Path) -> None:
    found = list(pairs())
    assert {(pair.case.game, pair.viewer) for pair in found} >= {
        (case.game, viewer) for case in PLAYED[:2] for viewer in (0, 1, SPECTATOR)
    }
    sent = []
    for which in (0, 1):
        write(tmp_path / str(which), found, which)
        with closing(Served(tmp_path / str(which))) as served:
            sent.append([sent_to(served, pair) for pair in found])
    for pair, one, two in zip(found, *sent, strict=True):
        assert one == two, pair.table


def sent_to(served: Served, pair: Pair) -> list[bytes]:
    person = Person(served.url, None if pair.viewer == SPECTATOR else TOKENS[pair.viewer])
    try:
        return list(everything(person, pair))
    finally:
        person.http.close()
