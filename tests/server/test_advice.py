"""Advice at the table: for one's own decision, and for any after the end."""

import asyncio
from pathlib import Path

import pytest

from stellwerk.server.live.registry import TableRegistry
from stellwerk.server.web.problems import ApiError
from tests.server.opening import agreed
from tests.server.scenes import begun, move, play
from tests.server.served import Person


def test_advice_is_for_ones_own_open_decision(anna: Person, ben: Person) -> None:
    seats, terms = ["me", "person"], {"hints": True}
    table = anna.open("game_of_trains", seats, order="given", terms=terms)["table"]
    page = anna.page(table)
    answer = anna.get(f"/tables/{table}/advice")
    assert sorted(move["code"] for move in answer.json()["moves"]) == sorted(page["view"]["legal"])
    best = answer.json()["moves"][0]
    assert best["low"] <= best["expected"] <= best["high"]
    assert anna.get(f"/tables/{table}/advice").content == answer.content
    assert ben.get(f"/tables/{table}/advice").status_code == 401
    assert ben.get(f"/tables/{table}/advice", seat=1).status_code == 401
    assert anna.get(f"/tables/{table}/advice", at=2).json()["problem"] == "no_advice"
    anna.move(table, best["code"], page["decision"])
    refused = anna.get(f"/tables/{table}/advice")
    assert (refused.status_code, refused.json()["problem"]) == (409, "no_advice")


def test_after_the_end_everybody_gets_advice_on_every_decision(anna: Person, ben: Person) -> None:
    table = anna.open("game_of_trains", ["me", "greedy"], order="given")["table"]
    anna.play_on(table, 300)
    log = ben.get(f"/tables/{table}/log").json()
    last = max(told["number"] for told in log if told["seat"])
    advice = ben.get(f"/tables/{table}/advice", at=last - 1, language="de").json()
    assert advice["played"]["code"] == log[last - 1]["code"]
    assert advice["seat"] == log[last - 1]["seat"]
    assert ben.get(f"/tables/{table}/advice").json()["problem"] == "no_advice"
    assert ben.get(f"/tables/{table}/advice", at=9999).json()["problem"] == "no_advice"


def test_advice_is_thought_of_once_and_given_up_when_the_decision_has_passed(
    tmp_path: Path,
) -> None:
    async def scene(registry: TableRegistry) -> None:
        table = await begun(registry, agreed("game_of_trains"))
        session, entries = table.session, len(table.session.match.log)
        asking = [
            asyncio.create_task(registry.adviser.advise(session, entries, 0, "en"))
            for _ in range(3)
        ]
        await asyncio.sleep(0)
        assert len(registry.adviser._thinking) == 1
        await move(table)
        for task in asking:
            with pytest.raises(ApiError, match="nothing to advise"):
                await task
        assert not registry.adviser._cache

    play(tmp_path, scene)
