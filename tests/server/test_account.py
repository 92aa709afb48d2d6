"""One's own data: taken along whole, and deleted without a trace of a name."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

from stellwerk import records
from stellwerk.server.live.registry import TableRegistry
from tests.server.opening import agreed
from tests.server.scenes import opened, page, sit
from tests.server.served import Person, Served


def test_everything_of_ones_own_is_exported(anna: Person, ben: Person) -> None:
    assert anna.get("/me/export").status_code == 401
    table = anna.open("trambahn", ["me", "me"], order="given", name="Anna")["table"]
    anna.post(f"/tables/{table}/chat", text="Hello", seat=2)
    other = ben.open("trambahn", ["me", "person"], name="Ben")["table"]
    anna.post(f"/tables/{other}/chat", text="I only watch")
    host = anna.open("trambahn", ["person", "person"])["table"]
    own = anna.get("/me/export").json()
    opened_only, mine = sorted(own["tables"], key=lambda table: table["seats"])
    assert (opened_only["table"], opened_only["seats"]) == (host, [])
    assert "- deal 1 ?" in opened_only["record"]
    assert (mine["table"], mine["game"], mine["seats"]) == (table, "trambahn", [1, 2])
    assert "names: Anna 1 | Anna 2" in mine["record"]
    assert [(word["kind"], word["text"]) for word in own["words"]] == [
        ("sit", "Anna 1"),
        ("sit", "Anna 2"),
        ("chat", "Hello"),
        ("chat", "I only watch"),
    ]


def test_what_was_deleted_is_nowhere_any_more(tmp_path: Path) -> None:
    with closing(Served(tmp_path)) as served:
        anna, ben = Person(served.url), Person(served.url)
        over = anna.open("game_of_trains", ["me", "greedy"], order="given", name="Annabella")
        anna.play_on(over["table"], 300)
        running = anna.open("trambahn", ["me", "person"], order="given", name="Annabella")
        table = running["table"]
        ben.post("/seats", invitation=running["invitations"][0]["invitation"], name="Ben")
        anna.post(f"/tables/{table}/chat", text="my secret")
        chairs = {"chairs": ["me", "person"], "game": "trambahn"}
        anna.post("/lobbies", **chairs, name="Annabella")
        lobby = ben.post("/lobbies", **chairs, name="Ben").json()["table"]
        anna.post(f"/lobbies/{lobby}/sit", chair=2, name="Annabella")
        token = anna.http.cookies["stellwerk"]
        answer = anna.http.delete("/api/me")
        assert answer.status_code == 204
        assert "stellwerk" not in anna.http.cookies
        names = [chair["name"] for chair in ben.page(table)["chairs"]]
        assert names == ["Driver", "Ben"]
        assert ben.page(over["table"])["chairs"][0]["name"] == "Seat 1"
        assert records.read(ben.get(f"/tables/{over['table']}/record").content).is_over()
        for path in (f"/tables/{table}", f"/tables/{table}/events?after=0", "/tables/mine"):
            with ben.http.stream("GET", f"/api{path}") as answer:
                text = next(answer.iter_text())
            assert "Annabella" not in text
            assert "my secret" not in text
        again = Person(served.url, token)
        assert again.get("/me/export").json() == {"tables": [], "words": [], "lobbies": []}
        assert again.post(f"/tables/{table}/resign", bot="greedy").status_code == 403
        for person in (anna, ben, again):
            person.http.close()
    with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as database:
        kept = "\n".join(database.iterdump())
    assert "Annabella" not in kept
    assert "my secret" not in kept


def test_another_process_forgets_too(tmp_path: Path) -> None:
    """What the bus tells it to renew is read again."""

    async def scene() -> None:
        async with opened(tmp_path) as one, opened(tmp_path) as two:
            table = await one.open(agreed(), {})
            await sit(table, 0, b"anna", "Anna")
            await forgotten(one, two, table.id)

    async def forgotten(one: TableRegistry, two: TableRegistry, table: str) -> None:
        there = await two.load(table)
        assert (await page(there, 1)).chairs[0].name == "Anna"
        assert await one.store.erase(b"anna") == [table]
        await two.reload(table)
        assert (await page((await two.load(table)), 1)).chairs[0].name == "Seat 1"

    asyncio.run(scene())
