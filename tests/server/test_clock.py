"""The clock: when somebody's time is over a bot keeps the seat warm, until its owner is back."""

import asyncio
import math
from collections.abc import Sequence
from pathlib import Path

import pytest
from msgspec import structs

from stellwerk.kernel.actor import SPECTATOR
from stellwerk.server.live import company
from stellwerk.server.live.commands import AskForHelp, ComeBack, KeepWarm, Move, Sit, Undo, Vote
from stellwerk.server.live.events import missed_events
from stellwerk.server.live.live_table import LiveTable
from stellwerk.server.live.registry import TableRegistry
from stellwerk.server.live.session import Conflict
from stellwerk.server.live.snapshots import Reader, page_of
from stellwerk.server.storage.log import Agreement, Kind, LogEntry, Terms
from stellwerk.server.web.problems import ApiError
from tests.server.opening import agreed
from tests.server.scenes import move, page, play, watch
from tests.server.test_quiet import World, codes

PEOPLE = (b"anna", b"ben", b"carl")
MINUTE = 60_000
SOON = 1  # second: shorter than anybody may agree on


def between(people: int = 2, clock: int | None = None, game: str = "trambahn") -> Agreement:
    agreement = agreed(game, [None] * people, table=f"table-{people}-{clock}")
    for seat in range(people):
        agreement.places[seat] = structs.replace(agreement.places[seat], holder=PEOPLE[seat])
    return structs.replace(agreement, terms=Terms(clock=clock))


async def table_of(registry: TableRegistry, agreement: Agreement) -> LiveTable:
    names = {seat: holder.decode().title() for seat, holder in enumerate(PEOPLE)}
    return await registry.open(
        agreement, {seat: names[seat] for seat in range(len(agreement.places))}
    )


async def until_warm(table: LiveTable, seat: int) -> None:
    while seat not in table.session.waiting.warm:
        await asyncio.sleep(0.01)


def kinds(entries: Sequence[LogEntry]) -> list[Kind]:
    return [entry.kind for entry in entries if entry.kind not in (Kind.DEAL, Kind.SIT)]


def test_when_the_time_is_over_a_bot_plays_and_the_seat_stays_its_owners(tmp_path: Path) -> None:
    async def scene(registry: TableRegistry) -> None:
        table = await table_of(registry, between(clock=SOON))
        until = (await page(table, 1)).chairs[0].until
        first = (await registry.store.entries(table.id))[0]
        assert until == first.at + SOON * 1000
        assert (await page(table, 1)).chairs[1].until is None
        while 1 not in table.session.match.waiting_for:
            await asyncio.sleep(0.01)
        chair = (await page(table, 1)).chairs[0]
        assert (chair.name, chair.bot, chair.warm, chair.until) == ("Anna", None, "driver", None)
        assert table.session.holders[0] == b"anna"
        entries = await registry.store.entries(table.id)
        assert kinds(entries)[:2] == [Kind.WARM, Kind.MOVE]
        assert (await page(table, 1)).chat[0].text == "Driver (bot) keeps the seat of Anna warm."
        assert (await page(table, 0)).chat[0].text.startswith("Driver (bot) keeps your seat warm")

    play(tmp_path, scene)


def test_nothing_is_decided_by_a_clock_that_was_not_agreed_on(tmp_path: Path) -> None:
    async def scene(registry: TableRegistry) -> None:
        table = await table_of(registry, between())
        assert {chair.until for chair in (await page(table, 0)).chairs} == {None}
        assert company.overdue(table.session, 2**60) == []
        late = KeepWarm(0, table.session.waiting.since[0])
        assert not (await registry.change(table.id, late)).waiting.warm

    play(tmp_path, scene)


def test_a_move_that_was_on_its_way_counts_while_its_decision_is_open(tmp_path: Path) -> None:
    async def scene(registry: TableRegistry) -> None:
        registry.bots._stopped.set()  # the bot has not begun to think
        table = await table_of(registry, between(clock=SOON))
        on_its_way = Move(0, table.session.match.legal(0)[0], table.session.decision(0), b"anna")
        await until_warm(table, 0)
        session = await registry.change(table.id, on_its_way)
        assert session.waiting.warm == {}
        assert kinds(await registry.store.entries(table.id)) == [Kind.WARM, Kind.BACK, Kind.MOVE]
        assert (await registry.change(table.id, on_its_way)).number == session.number

    play(tmp_path, scene)


def test_of_the_bot_and_the_owner_only_one_answers(tmp_path: Path) -> None:
    async def scene(registry: TableRegistry) -> None:
        registry.bots._stopped.set()
        table = await table_of(registry, between(clock=SOON))
        await until_warm(table, 0)
        one, other = table.session.match.legal(0)[:2]
        decision = table.session.decision(0)
        await table.change(Move(0, one, decision, by_bot=True))
        with pytest.raises(Conflict, match="already been answered"):
            await registry.change(table.id, Move(0, other, decision, b"anna"))
        await table.change(ComeBack(0, b"anna"))
        decision, code = table.session.decision(0), table.session.match.legal(0)[0]
        number = table.session.number
        with pytest.raises(Conflict, match="not yours"):
            await table.change(Move(0, code, decision, by_bot=True))
        assert table.session.number == number

    play(tmp_path, scene)


def test_the_owner_is_back_by_one_press_and_has_the_whole_time_again(tmp_path: Path) -> None:
    async def scene(registry: TableRegistry) -> None:
        registry.bots._stopped.set()
        table = await table_of(registry, between(clock=SOON))
        await until_warm(table, 0)
        with pytest.raises(ApiError, match="not yours"):
            await registry.change(table.id, ComeBack(0, b"ben"))
        session = await registry.change(table.id, ComeBack(0, b"anna"))
        assert (await registry.change(table.id, ComeBack(0, b"anna"))).number == session.number
        back = (await registry.store.entries(table.id))[-1]
        assert page_of(session, Reader(0)).chairs[0].until == back.at + SOON * 1000

    play(tmp_path, scene)


def test_whoever_takes_back_is_back(tmp_path: Path) -> None:
    async def scene(registry: TableRegistry) -> None:
        registry.bots._stopped.set()
        table = await table_of(registry, between(clock=SOON))
        await move(table)
        while 0 in table.session.match.waiting_for and not table.session.waiting.warm:
            await asyncio.sleep(0.01)
        assert table.session.match.can_undo(0)
        await table.change(Undo(0, table.session.decision(0), b"anna"))
        assert table.session.waiting.warm == {}

    play(tmp_path, scene)


def test_nobodys_time_begins_before_all_have_sat_down(tmp_path: Path) -> None:
    async def scene(registry: TableRegistry) -> None:
        agreement = between(clock=60)
        agreement.places[1] = structs.replace(agreement.places[1], holder=None)
        table = await registry.open(agreement, {0: "Anna"})
        assert company.deadline(table.session, 0) is None
        await table.change(Sit(1, b"ben", "Ben"))
        sat = (await registry.store.entries(table.id))[-1]
        assert company.deadline(table.session, 0) == sat.at + MINUTE

    play(tmp_path, scene)


def test_a_deadline_is_the_same_after_a_restart_and_is_kept_then(tmp_path: Path) -> None:
    agreement, found = between(clock=2), list[int | None]()

    async def before(registry: TableRegistry) -> None:
        table = await table_of(registry, agreement)
        await move(table)
        found.append(company.deadline(table.session, table.session.match.waiting_for[0]))

    async def after(registry: TableRegistry) -> None:
        table = await registry.load(agreement.table_id)
        seat = table.session.match.waiting_for[0]
        found.append(company.deadline(table.session, seat))
        await until_warm(table, seat)
        warm = next(
            entry for entry in await registry.store.entries(table.id) if entry.kind is Kind.WARM
        )
        assert found[0] is not None
        assert warm.at >= found[0]

    play(tmp_path, before)
    play(tmp_path, after)
    assert found[0] == found[1]


def test_a_hidden_answer_does_not_move_the_deadline() -> None:
    silent, chain = World(), World()
    for world in (silent, chain):
        terms = structs.replace(world.agreement, terms=Terms(clock=60))
        world.agreement = world.session.agreement = terms
        for seat in range(3):
            sit = LogEntry(world.session.number + 1, Kind.SIT, seat, words="x", at=1000)
            world.entries.append(world.session.apply(sit))
    _, special = codes(chain.session)
    decision = chain.session.decision(0)
    hidden = LogEntry(chain.session.number + 1, Kind.MOVE, 0, special, decision, at=9000)
    chain.entries.append(chain.session.apply(hidden))
    assert chain.session.is_quiet
    for viewer in (1, 2, SPECTATOR):
        assert silent.seen(viewer) == chain.seen(viewer)
    assert company.deadline(chain.session, 0) == 1000 + MINUTE


def here(*seats: int) -> frozenset[int]:
    return frozenset(seats)


def test_a_single_person_decides_only_while_the_other_is_away(tmp_path: Path) -> None:
    async def scene(registry: TableRegistry) -> None:
        registry.bots._stopped.set()
        table = await table_of(registry, between())
        session = await registry.change(table.id, Vote(0, b"ben", here(0, 1)))
        assert not session.waiting.warm
        assert page_of(session, Reader(0)).chairs[0].votes == [2]
        session = await registry.change(table.id, Vote(0, b"ben", here(1)))
        assert session.waiting.warm == {0: "driver"}
        assert page_of(session, Reader(0)).chairs[0].votes == []
        again = await registry.change(table.id, Vote(0, b"ben", here(1)))
        assert again.number == session.number
        assert kinds(await registry.store.entries(table.id)) == [Kind.VOTE, Kind.WARM]

    play(tmp_path, scene)


def test_all_others_who_are_here_have_to_agree(tmp_path: Path) -> None:
    async def scene(registry: TableRegistry) -> None:
        registry.bots._stopped.set()
        table = await table_of(registry, between(3, game="game_of_trains"))
        everybody = here(0, 1, 2)
        session = await registry.change(table.id, Vote(0, b"ben", everybody))
        assert not session.waiting.warm
        session = await registry.change(table.id, Vote(0, b"carl", everybody))
        assert session.waiting.warm == {0: "driver"}

    play(tmp_path, scene)


def test_nobody_votes_about_who_is_not_waited_for_or_about_themselves(tmp_path: Path) -> None:
    async def scene(registry: TableRegistry) -> None:
        table = await table_of(registry, between())
        for vote in (Vote(1, b"anna", here(0)), Vote(0, b"anna", here(0)), Vote(5, b"ben", here())):
            with pytest.raises(ApiError) as refused:
                await registry.change(table.id, vote)
            assert refused.value.problem == "not_waited_for"
        with pytest.raises(ApiError) as refused:
            await registry.change(table.id, Vote(0, b"dora", here()))
        assert refused.value.problem == "not_your_seat"

    play(tmp_path, scene)


def test_votes_are_gone_when_the_seat_has_moved(tmp_path: Path) -> None:
    async def scene(registry: TableRegistry) -> None:
        table = await table_of(registry, between())
        await registry.change(table.id, Vote(0, b"ben", here(0, 1)))
        await move(table)
        assert table.session.waiting.votes == {}

    play(tmp_path, scene)


def test_bots_that_keep_all_seats_warm_wait_until_somebody_looks(tmp_path: Path) -> None:
    async def scene(registry: TableRegistry) -> None:
        table = await table_of(registry, between(clock=SOON))
        table.looked_at = -math.inf
        await until_warm(table, 0)
        await until_warm(table, 1)
        while registry.bots.busy_at(table):
            await asyncio.sleep(0.01)
        assert not table.wanted
        number = table.session.number
        stream = await watch(table, SPECTATOR)
        registry.bots.start_thinking(table)
        while table.session.number == number:
            await asyncio.sleep(0.01)
        stream.leave()

    play(tmp_path, scene)


@pytest.mark.parametrize("changes", [False, True])
def test_events_of_all_this_are_the_same_bytes_when_they_are_read_again(
    tmp_path: Path, changes: bool
) -> None:
    async def scene(registry: TableRegistry) -> None:
        registry.bots._stopped.set()
        table = await table_of(registry, between(clock=3600))
        readers = [Reader(viewer, "de", changes) for viewer in (0, 1, SPECTATOR)]
        before = table.session.number
        for reader in readers:
            holder = PEOPLE[reader.viewer] if reader.viewer < 2 else None
            await table.watch(reader, holder, before)
        await table.change(AskForHelp(0, table.session.decision(0), b"anna"))
        await table.change(Vote(0, b"ben", here(0, 1)))
        await table.change(Vote(0, b"ben", here(1)))
        await move(table)
        entries = await registry.store.entries(table.id)
        told = [Kind.HELP, Kind.VOTE, Kind.WARM, Kind.BACK, Kind.MOVE]
        assert kinds(entries) == told
        for reader in readers:
            again = missed_events(table.session.agreement, entries, reader, before)
            assert table.streams._followed[reader].missed(before) == again
            for kind in told:
                assert b"event: %s" % kind.encode() in again

    play(tmp_path, scene)
