"""The end without a result: who has to agree, and what holds afterwards."""

from pathlib import Path

import pytest
from msgspec import structs

from stellwerk.kernel.actor import SPECTATOR
from stellwerk.server.live.commands import Chat, EndTable, Move, OfferRematch, Resign, Undo
from stellwerk.server.live.events import missed_events
from stellwerk.server.live.registry import TableRegistry
from stellwerk.server.live.snapshots import Reader, page_of
from stellwerk.server.storage.log import Agreement, Kind
from stellwerk.server.web.problems import ApiError
from tests.server.scenes import move, page, play
from tests.server.served import Person
from tests.server.test_clock import between, here, kinds, table_of
from tests.server.test_terms import opened, problem


def opened_by_anna(people: int = 2) -> Agreement:
    game = "trambahn" if people == 2 else "game_of_trains"
    return structs.replace(between(people, game=game), opener=b"anna")


def test_who_opened_the_table_may_end_it_while_the_others_are_away(tmp_path: Path) -> None:
    async def scene(registry: TableRegistry) -> None:
        table = await table_of(registry, opened_by_anna())
        session = await registry.change(table.id, EndTable(b"anna", here(0)))
        told = page_of(session, Reader(1))
        assert (told.ended, told.view.result, told.decision) == (1, None, None)
        assert (told.view.legal, told.view.to_act, told.view.can_undo) == ([], [], False)
        assert told.seed is None
        assert told.chat[-1].text == "Anna has ended the game. No result is counted."
        again = await registry.change(table.id, EndTable(b"anna", here(0)))
        assert again.number == session.number

    play(tmp_path, scene)


def test_while_they_are_here_they_have_to_agree(tmp_path: Path) -> None:
    async def scene(registry: TableRegistry) -> None:
        table = await table_of(registry, opened_by_anna())
        session = await registry.change(table.id, EndTable(b"anna", here(0, 1)))
        assert session.is_running
        assert page_of(session, Reader(1)).enders == [1]
        session = await registry.change(table.id, EndTable(b"ben", here(0, 1)))
        assert page_of(session, Reader(0)).ended == 2
        assert kinds(await registry.store.entries(table.id)) == [Kind.END, Kind.ENDED]

    play(tmp_path, scene)


def test_the_others_need_everybody(tmp_path: Path) -> None:
    async def scene(registry: TableRegistry) -> None:
        table = await table_of(registry, structs.replace(opened_by_anna(3), opener=b"dora"))
        for holder in (b"ben", b"carl"):
            session = await registry.change(table.id, EndTable(holder, here(1, 2)))
            assert session.is_running
        assert not (await registry.change(table.id, EndTable(b"anna", here()))).is_running

    play(tmp_path, scene)


def test_whoever_plays_on_has_changed_their_mind(tmp_path: Path) -> None:
    async def scene(registry: TableRegistry) -> None:
        table = await table_of(registry, opened_by_anna())
        await registry.change(table.id, EndTable(b"anna", here(0, 1)))
        await move(table)
        assert (await page(table, 0)).enders == []

    play(tmp_path, scene)


def test_nothing_is_played_at_a_table_that_was_ended(tmp_path: Path) -> None:
    agreement = opened_by_anna()

    async def scene(registry: TableRegistry) -> None:
        table = await table_of(registry, agreement)
        code, decision = table.session.match.legal(0)[0], table.session.decision(0)
        played = Move(0, code, decision, b"anna")
        await registry.change(table.id, played)
        await registry.change(table.id, EndTable(b"anna", here(0)))
        number = table.session.number
        assert (await registry.change(table.id, played)).number == number  # it was, before
        seat = table.session.match.waiting_for[0]
        holder = table.session.holders[seat]
        legal, open_ = table.session.match.legal(seat)[0], table.session.decision(seat)
        for command in (Move(seat, legal, open_, holder), Undo(0, table.session.decision(0))):
            with pytest.raises(ApiError) as refused:
                await registry.change(table.id, command)
            assert refused.value.problem == "ended"
        with pytest.raises(ApiError) as refused:
            await registry.change(table.id, OfferRematch(b"anna"))
        assert refused.value.problem == "not_over"
        await registry.change(table.id, Chat(0, "another time"))

    async def after(registry: TableRegistry) -> None:
        assert (await registry.look(agreement.table_id)).waiting.ended == 0
        (summary,) = await registry.store.tables_of(b"ben")
        assert summary.over
        session = await registry.change(agreement.table_id, Resign(1, "driver", b"ben"))
        assert session.bots[1] == "driver"
        number = session.number
        registry.bots.start_thinking(await registry.load(agreement.table_id))
        assert registry.bots.thinking == 0
        assert (await registry.look(agreement.table_id)).number == number

    play(tmp_path, scene)
    play(tmp_path, after)


def test_its_events_are_the_same_bytes_when_they_are_read_again(tmp_path: Path) -> None:
    async def scene(registry: TableRegistry) -> None:
        table, readers = await table_of(registry, opened_by_anna()), list[Reader]()
        before = table.session.number
        for viewer, holder in ((0, b"anna"), (1, b"ben"), (SPECTATOR, None)):
            for changes in (False, True):
                readers.append(Reader(viewer, "de", changes))
                await table.watch(readers[-1], holder, before)
        await registry.change(table.id, EndTable(b"anna", here(0, 1)))
        await registry.change(table.id, EndTable(b"ben", here(0, 1)))
        entries = await registry.store.entries(table.id)
        for reader in readers:
            again = missed_events(table.session.agreement, entries, reader, before)
            assert table.streams._followed[reader].missed(before) == again
            assert b"event: ended" in again

    play(tmp_path, scene)


def test_a_table_that_all_people_have_left_says_so(anna: Person, ben: Person) -> None:
    table = opened(anna, ben)
    assert anna.post(f"/tables/{table}/resign", bot="greedy").status_code == 200
    assert not ben.page(table)["left"]
    assert problem(anna.post(f"/tables/{table}/end")) == (403, "not_your_seat")
    assert ben.post(f"/tables/{table}/resign", bot="greedy").status_code == 200
    assert ben.page(table)["left"]
    alone = anna.open("game_of_trains", ["greedy", "random"])["table"]
    assert not anna.page(alone)["left"]
