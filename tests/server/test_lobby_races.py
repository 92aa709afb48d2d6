"""Races in a lobby: whatever happens at once has one outcome, and what was answered holds."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from random import Random

import pytest
from msgspec.structs import replace

from stellwerk.dealer import expand
from stellwerk.fairness import deal as fair
from stellwerk.fairness.deal import share_commitment
from stellwerk.server.live import lobbies as live_lobbies
from stellwerk.server.live.bots import Bots
from stellwerk.server.live.lobbies import Lobbies
from stellwerk.server.live.registry import TableRegistry
from stellwerk.server.live.streams import Stream
from stellwerk.server.lobby import dealing, hosting, sitting, state
from stellwerk.server.lobby.state import Chair, Lobby
from stellwerk.server.storage import lobby_queries
from stellwerk.server.storage.store import Store
from stellwerk.server.web.problems import ApiError
from tests.server.test_lobby_rules import ANNA, BEN, CARL, SHARES, lobby, person

ROUNDS = 12


@asynccontextmanager
async def processes(database: str, count: int = 2) -> AsyncIterator[list[Lobbies]]:
    """As if these were several processes on one database."""
    stores = [Store(database) for _ in range(count)]
    registries = [TableRegistry(store, Bots(1)) for store in stores]
    yield [registry.lobbies for registry in registries]
    for registry in registries:
        registry.lobbies.stop()
        await registry.bots.stop()
        registry.store.close()


async def outcome(work: "asyncio.Future[Lobby | None]") -> str:
    try:
        await work
    except ApiError as error:
        return error.problem
    return "done"


async def at_once(*work: "asyncio.Future[Lobby | None]") -> list[str]:
    return await asyncio.gather(*map(outcome, work))


def test_of_many_who_take_one_chair_exactly_one_has_it(database: str) -> None:
    async def race() -> None:
        async with processes(database) as (one, two):
            for number in range(ROUNDS):
                met = replace(lobby(person(ANNA), Chair()), id=f"lobby-{number}")
                await one.open(met)
                guests = [b"guest %d" % guest for guest in range(8)]
                sitting_down = [
                    (one, two)[n % 2].change(met.id, partial(sitting.sit, visitor=who, number=1))
                    for n, who in enumerate(guests)
                ]
                said = await at_once(*map(asyncio.ensure_future, sitting_down))
                assert Counter(said) == {"done": 1, "seat_taken": 7}
                sits = (await two.look(met.id)).chairs[1].holder
                assert sits == guests[said.index("done")]

    asyncio.run(race())


def test_a_start_while_somebody_leaves_is_with_them_or_without(database: str) -> None:
    async def race() -> None:
        async with processes(database) as (one, two):
            outcomes = set[tuple[str, ...]]()
            for number in range(ROUNDS):
                chairs = (person(ANNA), person(BEN, ready=True), person(CARL, ready=True))
                met = replace(lobby(*chairs), id=f"lobby-{number}")
                await one.open(met)
                start = one.change(met.id, lambda found: dealing.start(found, ANNA, 1e12))
                leave = two.change(met.id, lambda found: sitting.rise(found, BEN))
                said = await at_once(*map(asyncio.ensure_future, (start, leave)))
                found = await one.look(met.id)
                assert found.agreement is not None
                there = [chair.holder for chair in found.chairs]
                assert there == ([ANNA, CARL] if said[1] == "done" else [ANNA, BEN, CARL])
                assert found.agreement.count("\nchair ") == len(there)
                outcomes.add(tuple(said))
            assert outcomes <= {("done", "done"), ("done", "revealing")}

    asyncio.run(race())


def test_a_share_that_was_acknowledged_is_in_the_deal_however_late_it_came(database: str) -> None:
    """Revealing at the last moment: accepted and dealt with it, or refused and dealt without."""

    random = Random(7)

    async def reveal(at: Lobbies, who: bytes, settling: Lobby) -> Lobby | None:
        await asyncio.sleep(random.uniform(0, 0.01))
        seen = fair.seen(settling.agreement or "")
        return await at.change(
            settling.id, lambda found: dealing.reveal(found, who, SHARES[who], seen)
        )

    async def end(at: Lobbies, settling: Lobby) -> Lobby | None:
        """The time is over."""
        await asyncio.sleep(random.uniform(0, 0.01))
        return await at.change(settling.id, lambda found: replace(found, reveal_until=0.0))

    async def race() -> None:
        async with processes(database, 3) as (one, two, three):
            for number in range(ROUNDS):
                met = replace(lobby(person(ANNA), person(BEN, ready=True)), id=f"lobby-{number}")
                settling = replace(dealing.start(met, ANNA, 0.0), reveal_until=1e12)
                await one.open(settling)
                work = (reveal(one, ANNA, settling), reveal(two, BEN, settling), end(three, met))
                said = await at_once(*map(asyncio.ensure_future, work))
                assert set(said) <= {"done", "started"}
                store = one._store
                agreement, entries = await store.agreement(met.id), await store.entries(met.id)
                assert agreement is not None
                assert await store.lobby(met.id) is None
                shares = fair.read(agreement.deal or "").shares
                assert [bool(shares[n]) for n in (0, 1)] == [word == "done" for word in said[:2]]
                assert [entry.number for entry in entries] == list(range(1, len(entries) + 1))

    asyncio.run(race())


def test_two_processes_that_settle_the_same_deal_open_one_table(database: str) -> None:
    async def race() -> None:
        async with processes(database) as (one, two):
            for number in range(ROUNDS):
                met = replace(lobby(person(ANNA), person(BEN, ready=True)), id=f"lobby-{number}")
                settling = replace(dealing.start(met, ANNA, 0.0), reveal_until=1e12)
                await one.open(settling)
                over = replace(settling, version=2, reveal_until=0.0)
                await one._store.change_lobby(state.stored(over))
                await asyncio.gather(one._settle_due(), two._settle_due())
                entries = await two._store.entries(met.id)
                assert [entry.number for entry in entries] == list(range(1, len(entries) + 1))
                assert await two._store.lobby(met.id) is None

    asyncio.run(race())


def test_a_share_without_a_commitment_changes_nothing(database: str) -> None:
    """Who reveals what was never promised is refused: it could be chosen last."""

    async def steps() -> None:
        async with processes(database) as (one, _):
            met = lobby(person(ANNA), Chair(holder=BEN, ready=True))
            settling = replace(dealing.start(met, ANNA, 0.0), reveal_until=1e12)
            await one.open(settling)
            seen = fair.seen(settling.agreement or "")
            chosen = expand("chosen").hex()
            with pytest.raises(ApiError, match="does not fit the commitment"):
                await one.change(met.id, lambda found: dealing.reveal(found, BEN, chosen, seen))
            copied = replace(met.chairs[1], commitment=share_commitment(SHARES[ANNA]))
            assert copied.commitment == met.chairs[0].commitment

    asyncio.run(steps())


def test_somebody_becomes_host_when_the_host_has_vanished(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live_lobbies, "SECONDS_UNTIL_HOST_IS_GONE", 0.3)

    async def steps() -> None:
        async with processes(database) as (one, _):
            met = lobby(person(ANNA), person(BEN))
            await one.open(met)
            here = await one.watch(met.id, ANNA)
            with pytest.raises(ApiError, match="a moment ago"):
                await one.become_host(met.id, BEN)
            await asyncio.sleep(0.4)
            with pytest.raises(ApiError, match="a moment ago"):
                await one.become_host(met.id, BEN)
            here.leave()
            with pytest.raises(ApiError, match="is not yours"):
                await one.become_host(met.id, CARL)
            await until_host(one, met.id)
            found = await one.look(met.id)
            assert found.host == BEN
            with pytest.raises(ApiError, match="host of this table"):
                await one.change(met.id, lambda found: hosting.agree(found, ANNA, public=True))

    async def until_host(one: Lobbies, lobby_id: str) -> None:
        while (await outcome(asyncio.ensure_future(one.become_host(lobby_id, BEN)))) != "done":
            await asyncio.sleep(0.05)

    asyncio.run(asyncio.wait_for(steps(), 30))


def test_all_chairs_of_a_visitor_go_over_to_another_token(database: str) -> None:
    async def steps() -> None:
        async with processes(database) as (one, two):
            met = lobby(person(ANNA), person(BEN), Chair(holder=ANNA), Chair())
            await one.open(met)
            await one.open(replace(lobby(person(BEN), Chair()), id="other", host=BEN))
            write = one._store._writer.write
            assert await write(lobby_queries.hand_over, ANNA, b"anna elsewhere") == [met.id]
            found = await two.look(met.id)
            assert found == replace(
                met,
                version=2,
                host=b"anna elsewhere",
                chairs=tuple(
                    replace(chair, holder=b"anna elsewhere") if chair.holder == ANNA else chair
                    for chair in met.chairs
                ),
            )
            assert await two._store.lobbies_of(ANNA) == []
            (mine,) = await two._store.lobbies_of(b"anna elsewhere")
            assert (mine.id, mine.version, mine.host) == (met.id, 2, b"anna elsewhere")
            await two.change(met.id, lambda found: sitting.rise(found, b"anna elsewhere"))
            assert len(await one._store.lobbies_of(BEN)) == 2

    asyncio.run(steps())


def test_a_viewer_learns_what_another_process_has_changed_even_without_a_note(
    database: str,
) -> None:
    async def steps() -> None:
        async with processes(database) as (one, two):
            met = lobby(person(ANNA), Chair())
            await one.open(met)
            stream = await one.watch(met.id, ANNA)
            await two.change(met.id, lambda found: sitting.sit(found, BEN, 1, "Ben"))
            await one._check_store()
            await two.change(met.id, lambda _: None)
            await one._check_store()
            text = await said_by(stream)
            assert text.index(b'"name":"Ben"') < text.index(b"event: closed")

    asyncio.run(steps())


async def said_by(stream: Stream) -> bytes:
    return b"".join([part async for part in stream.read()])
