"""Leaving and erasing: complete, whatever happens at the same time."""

import json
import threading
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from msgspec import structs

from stellwerk.server.http import account
from stellwerk.server.live.commands import OfferRematch
from stellwerk.server.live.registry import TableRegistry
from stellwerk.server.live.rematch import next_agreement
from stellwerk.server.live.waiting import SUCCESSOR
from stellwerk.server.storage.errors import Stale
from stellwerk.server.web.visitors import Visitor, digest_of, new_token
from tests.server.opening import agreed
from tests.server.scenes import begun, move, play, sit
from tests.server.served import Person, Served

Pair = tuple[Served, Served]


def read_to_the_end(person: Person, table: str, seen: list[str], begun: threading.Event) -> None:
    with person.stream(table, seat=1) as parts:
        for part in parts:
            seen.append(part)
            begun.set()


@pytest.mark.parametrize("elsewhere", [False, True])
def test_a_stream_of_a_seat_ends_when_the_seat_is_left(pair: Pair, elsewhere: bool) -> None:
    here, there = pair
    anna = Person(here.url)
    table = anna.open("trambahn", ["me", "greedy"], order="given")["table"]
    watching = Person((there if elsewhere else here).url, anna.http.cookies["stellwerk"])
    seen: list[str] = []
    begun = threading.Event()
    stream = threading.Thread(target=read_to_the_end, args=(watching, table, seen, begun))
    stream.start()
    assert begun.wait(30)
    assert anna.post(f"/tables/{table}/resign", bot="greedy").status_code == 200
    stream.join(30)
    assert not stream.is_alive()
    told = [json.loads(p.split("data: ")[1]) for p in seen if p.startswith("id: ")]
    number = next((t["number"] for t in told if t.get("kind") == "resign"), told[-1]["number"])
    assert all(t["number"] <= number for t in told)
    with watching.events(table) as again:
        assert json.loads(next(again).split("data: ")[1])["viewer"] is None
    for person in (anna, watching):
        person.http.close()


def test_who_left_in_another_process_cannot_act_for_the_bot(pair: Pair) -> None:
    here, there = (Person(server.url) for server in pair)
    table = here.open("trambahn", ["me", "person"], order="given")["table"]
    there.http.headers["Authorization"] = f"Bearer {here.http.cookies['stellwerk']}"
    page = there.page(table)
    assert here.post(f"/tables/{table}/resign", bot="greedy").status_code == 200
    answer = there.move(table, page["view"]["legal"][0], page["decision"])
    assert answer.status_code in (403, 409)
    assert there.page(table)["viewer"] is None
    for person in (here, there):
        person.http.close()


def test_nothing_erased_stays_in_the_files_of_a_running_server(tmp_path: Path) -> None:
    with closing(Served(tmp_path)) as served:
        anna, ben = Person(served.url), Person(served.url)
        table = anna.open("trambahn", ["me", "person"], name="Annabella")["table"]
        for number in range(60):
            anna.post(f"/tables/{table}/chat", text=f"my secret {number}")
        with ben.events(table) as events:
            assert next(events)
            assert anna.http.delete("/api/me").status_code == 204
        while any(trace in kept(tmp_path) for trace in (b"Annabella", b"my secret")):
            ben.page(table)
        for person in (anna, ben):
            person.http.close()


def kept(folder: Path) -> bytes:
    return b"".join(file.read_bytes() for file in folder.glob("tables.sqlite*"))


def test_advice_does_not_tell_a_name_that_was_erased(anna: Person, ben: Person) -> None:
    table = anna.open("game_of_trains", ["me", "greedy"], order="given", name="Annabella")["table"]
    anna.play_on(table, 300)
    log = ben.get(f"/tables/{table}/log").json()
    asked = next(
        told["number"] for told in log if told["seat"] == 1 and "Annabella" in told["text"]
    )
    assert "Annabella" in ben.get(f"/tables/{table}/advice", at=asked - 1).text
    assert anna.http.delete("/api/me").status_code == 204
    assert "Annabella" not in ben.get(f"/tables/{table}/advice", at=asked - 1).text


def test_a_seat_taken_while_one_is_being_erased_is_left_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(registry: TableRegistry) -> None:
        token = new_token()
        table, erase = await begun(registry), registry.store.erase

        async def sitting_down(visitor: bytes) -> list[str]:
            monkeypatch.setattr(registry.store, "erase", erase)
            await sit(table, 1, digest_of(token), "Annabella")
            return await erase(visitor)

        monkeypatch.setattr(registry.store, "erase", sitting_down)
        forget: Any = account.forget.fn
        await forget(registry, Visitor(token, secure=False))
        session = await registry.look(table.id)
        assert session.bots == [None, SUCCESSOR]
        assert "Annabella" not in session.names("en")
        assert not await registry.store.seats_of(digest_of(token))

    play(tmp_path, scene)


def test_nobody_waits_at_the_next_table_for_somebody_who_was_erased(tmp_path: Path) -> None:
    async def scene(registry: TableRegistry) -> None:
        agreement = agreed("voll_verplant")
        holders = (b"anna", b"ben")
        for seat, holder in enumerate(holders):
            agreement.places[seat] = structs.replace(agreement.places[seat], holder=holder)
        table = await registry.open(agreement, {0: "Anna", 1: "Ben"})
        while not table.session.match.is_over():
            await move(table)
        await table.change(OfferRematch(b"ben"))
        before = table.session
        await registry.store.erase(b"ben")
        following = next_agreement(before, "another")
        write = registry.store.open_next(following, [], table.id, before.holders, [])
        with pytest.raises(Stale):
            await write  # ben's seat is nobody's any more
        opened = (await registry.change(table.id, OfferRematch(b"anna"))).next
        assert opened is not None
        session = await registry.look(opened)
        assert sorted(map(str, session.bots)) == ["None", SUCCESSOR]
        assert b"ben" not in session.holders

    play(tmp_path, scene)
