"""Events over HTTP: numbered, resumed exactly, and the same after a restart."""

import json
from itertools import islice
from pathlib import Path
from typing import Any

from tests.server.served import A_TURN, Person, Served


def data_of(event: str) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(event.split("\ndata: ")[1])
    return data


def number_of(event: str) -> int:
    return int(event.split("\n")[0].removeprefix("id: "))


def until(events: Any, number: int) -> list[str]:
    """Up to the event of this number."""
    found: list[str] = []
    for event in events:
        found.append(event)
        if number_of(event) >= number:
            break
    return found


def test_a_stream_begins_with_the_page_and_tells_every_line(anna: Person, served: Served) -> None:
    table = anna.open("trambahn", ["me", "greedy"], order="given", name="Anna")["table"]
    watcher = Person(served.url)
    with anna.events(table) as mine, watcher.events(table) as theirs:
        assert "event: fresh" in next(mine)
        assert data_of(next(theirs))["viewer"] is None
        actor = Person(served.url)
        actor.http.cookies = anna.http.cookies
        end = actor.play_on(table, A_TURN)["number"]
        seen, watched = until(mine, end), until(theirs, end)
        actor.http.close()
    numbers = [number_of(event) for event in seen]
    assert numbers == list(range(numbers[0], end + 1))
    assert [number_of(event) for event in watched] == numbers
    kinds = {data_of(event)["kind"] for event in seen}
    assert {"move", "deal"} <= kinds
    watcher.http.close()


def test_after_a_break_exactly_the_gap_is_told(anna: Person) -> None:
    table = anna.open("trambahn", ["me", "greedy"], order="given", name="Anna")["table"]
    start = anna.page(table)["number"]
    end = anna.play_on(table, 6)["number"]
    with anna.events(table, after=start) as events:
        whole = until(events, end)
    assert [number_of(event) for event in whole] == list(range(start + 1, end + 1))
    for seen in range(start, end, 5):
        anna.http.headers["Last-Event-ID"] = str(seen)
        with anna.events(table) as events:
            assert until(events, end) == whole[seen - start :]
    anna.http.headers["Last-Event-ID"] = "no number"
    with anna.events(table) as events:
        assert "event: fresh" in next(events)
    del anna.http.headers["Last-Event-ID"]


def test_a_restarted_server_tells_the_gap_with_the_same_bytes(tmp_path: Path) -> None:
    served = Served(tmp_path)
    anna = Person(served.url)
    table = anna.open("voll_verplant", ["me", "me", "greedy"], order="given")["table"]
    start = anna.page(table)["number"]
    for seat in (1, 2, 1, 2):
        page = anna.until_asked(table, seat=seat)
        code = page["view"]["legal"][-1]
        assert anna.move(table, code, page["decision"], seat=seat).status_code == 200
    end = anna.until_asked(table)["number"]
    before = {}
    for seat in (1, 2):
        with anna.events(table, seat=seat, after=start) as events:
            before[seat] = list(islice(events, end - start))
    assert served.stop() == 0
    served.start()
    anna.http.base_url = served.url
    for seat in (1, 2):
        with anna.events(table, seat=seat, after=start) as events:
            assert list(islice(events, end - start)) == before[seat]
    assert before[1] != before[2]
    anna.http.close()
    served.stop()


def test_a_stop_lets_viewers_go(tmp_path: Path) -> None:
    served = Served(tmp_path)
    anna = Person(served.url)
    table = anna.open("trambahn", ["me", "person"])["table"]
    with anna.events(table) as events:
        next(events)
        assert served.stop() == 0
        assert list(events) == []
    anna.http.close()
