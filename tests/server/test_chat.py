"""Talk: said once, by people as much as they like, and never in the way of those who play."""

import asyncio
import re
from collections.abc import Awaitable, Callable
from pathlib import Path

import httpx
import pytest

from stellwerk.core.messages import LANGUAGES
from stellwerk.kernel.actor import SPECTATOR
from stellwerk.server.live.chat import MOST_CHAT, PHRASES
from stellwerk.server.live.commands import Chat
from stellwerk.server.live.snapshots import Reader, page_of
from stellwerk.server.web.logs import JsonLines
from stellwerk.server.web.rate_limits import LIMITS, VISITORS_AN_ADDRESS
from stellwerk.server.web.visitors import digest_of
from tests.server.opening import agreed, begun, execute
from tests.server.parent import Forked, Parent
from tests.server.served import Person, Served
from tests.server.visited import stopped_clock, visited

pytestmark = pytest.mark.filterwarnings("ignore::DeprecationWarning:litestar")


def test_a_message_sent_again_is_said_once_also_after_a_crash(
    parent: Parent, tmp_path: Path
) -> None:
    server = Forked(parent, tmp_path)
    anna, ben = Person(server.url), Person(server.url)
    table = anna.open("trambahn", ["me", "me"], order="given")["table"]
    path = f"/tables/{table}/chat"
    said = {"text": "Hello", "seat": 1, "id": "a-message-of-mine"}
    with ben.events(table) as events:
        next(events)
        for _ in range(2):
            assert anna.post(path, **said).status_code == 200
        assert "a-message-of-mine" not in next(events)  # it is nobody else's business
    server.kill()
    server.start()
    again = Person(server.url, anna.http.cookies["stellwerk"])
    assert again.post(path, **said).status_code == 200
    assert again.post(path, **{**said, "seat": 2}).status_code == 200
    assert again.post(path, text="Hello", seat=1).status_code == 200
    seats = [message["seat"] for message in again.page(table, seat=1)["chat"]]
    assert seats == [1, 2, 1]
    for person in (anna, ben, again):
        person.http.close()
    assert server.stop() == 0


def test_spectators_do_not_push_the_words_of_players_out_of_the_page() -> None:
    session, _ = begun(agreed())
    execute(session, Chat(0, "Good luck"))
    for number in range(2 * MOST_CHAT):
        execute(session, Chat(SPECTATOR, f"spam {number}"))
    execute(session, Chat(1, "Thanks"))
    texts = [message.text for message in page_of(session, Reader(0)).chat]
    assert texts[0] == "Good luck"
    assert texts[-2:] == [f"spam {2 * MOST_CHAT - 1}", "Thanks"]
    assert len(texts) == MOST_CHAT + 2
    for number in range(MOST_CHAT):
        execute(session, Chat(0, f"talk {number}"))
    texts = [message.text for message in page_of(session, Reader(0)).chat]
    assert len(texts) == 2 * MOST_CHAT
    assert "Thanks" not in texts


def test_whoever_talks_too_much_has_to_wait(tmp_path: Path) -> None:
    async def scene(anna: httpx.AsyncClient, path: str) -> None:
        stranger = await stranger_of(anna, 10)
        for _ in range(LIMITS["chat"].burst):
            assert (await anna.post(path, json=HM, headers=stranger)).is_success
        assert (await anna.post(path, json=HM, headers=stranger)).status_code == 429
        assert (await anna.post(path, json=HM)).is_success

    at_a_table(tmp_path, scene)


def test_the_spectators_of_a_table_share_a_limit_and_players_do_not(tmp_path: Path) -> None:
    async def scene(anna: httpx.AsyncClient, path: str) -> None:
        for number in range(LIMITS["spectators"].burst * VISITORS_AN_ADDRESS):
            stranger = await stranger_of(anna, number)
            assert (await anna.post(path, json=HM, headers=stranger)).is_success
        stranger = await stranger_of(anna, 200)
        assert (await anna.post(path, json=HM, headers=stranger)).status_code == 429
        player = {"X-Forwarded-For": "192.0.2.99"}
        assert (await anna.post(path, json=HM, headers=player)).is_success

    at_a_table(tmp_path, scene)


HM = {"text": "hm"}


def at_a_table(folder: Path, scene: Callable[[httpx.AsyncClient, str], Awaitable[None]]) -> None:
    async def all_of_it() -> None:
        async with visited(folder, stopped_clock) as anna:
            opened = await anna.post(
                "/tables", json={"game": "trambahn", "seats": ["me", "person"]}
            )
            await scene(anna, f"/tables/{opened.json()['table']}/chat")

    asyncio.run(asyncio.wait_for(all_of_it(), 120))


async def stranger_of(anna: httpx.AsyncClient, number: int) -> dict[str, str]:
    """Headers of a visitor at an address of its own."""
    token = (await anna.post("/visitors")).json()["token"]
    return {"Authorization": f"Bearer {token}", "X-Forwarded-For": f"192.0.2.{number}"}


def test_a_quick_phrase_is_read_by_everybody_in_their_own_language(
    served: Served, anna: Person, ben: Person
) -> None:
    table = anna.open("trambahn", ["me", "me"], order="given", name="Anna")["table"]
    path = f"/tables/{table}/chat"
    said = {"phrase": "luck", "seat": 1, "id": "luck-1"}
    with ben.events(table, language="de") as german, ben.events(table) as english:
        next(german), next(english)
        for _ in range(2):
            assert anna.post(path, **said).status_code == 200
        assert anna.post(path, text="Hm", seat=1).status_code == 200
        for events, text in ((german, "Viel Glück!"), (english, "Good luck!")):
            event = next(events)
            assert f'"text":"{text}"' in event
            assert '"kind":"chat"' in event
            assert "luck-1" not in event
            assert '"text":"Hm"' in next(events)  # sent again, it is said once
    texts = [message["text"] for message in ben.page(table, language="de")["chat"]]
    assert texts == ["Viel Glück!", "Hm"]
    for wrong, problem in (
        ({"phrase": "damn"}, "no_such_phrase"),
        ({"phrase": "luck", "text": "and more"}, "empty_message"),
        ({}, "empty_message"),
    ):
        answer = anna.post(path, seat=1, **wrong)
        assert (answer.status_code, answer.json()["problem"]) == (400, problem)


def test_every_phrase_can_be_said_in_every_language() -> None:
    session, _ = begun(agreed())
    for phrase in PHRASES:
        execute(session, Chat(0, "", phrase=phrase))
    for language in LANGUAGES:
        messages = page_of(session, Reader(0, language)).chat
        assert len({message.text for message in messages}) == len(PHRASES) <= 12
    shown = (Path(__file__).parents[2] / "web/src/table/Phrases.svelte").read_text()
    listed = re.findall(r"'([a-z_]+)'", shown[: shown.index("</script>")])
    assert listed == list(PHRASES)


def test_a_report_is_a_line_in_the_log_and_changes_nothing(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def scene(anna: httpx.AsyncClient, path: str) -> None:
        await anna.post(path, json={"text": "Rude"})
        table = path.split("/")[2]
        stranger = {"Authorization": (await stranger_of(anna, 3))["Authorization"]}
        page = (await anna.get(f"/tables/{table}")).json()
        number = page["chat"][0]["number"]
        reports = f"/tables/{table}/reports"
        answer = await anna.post(reports, json={"number": number}, headers=stranger)
        assert answer.json() == {"number": number}
        (line,) = [record for record in caplog.records if record.name == "stellwerk.reports"]
        reporter = digest_of(stranger["Authorization"].removeprefix("Bearer ")).hex()
        told = JsonLines().format(line)
        assert (table in told, reporter[:8] in told, reporter[:9] in told) == (True, True, False)
        assert "Rude" not in told
        assert (await anna.get(f"/tables/{table}")).json() == page
        wrong = await anna.post(reports, json={"number": number + 7}, headers=stranger)
        assert (wrong.status_code, wrong.json()["problem"]) == (404, "no_such_message")

    at_a_table(tmp_path, scene)
