"""Talk: said once, by people as much as they like, and never in the way of those who play."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import httpx
import pytest

from stellwerk.kernel.actor import SPECTATOR
from stellwerk.server.live.chat import MOST_CHAT
from stellwerk.server.live.commands import Chat
from stellwerk.server.live.snapshots import Reader, page_of
from stellwerk.server.web.rate_limits import LIMITS, VISITORS_AN_ADDRESS
from tests.server.opening import agreed, begun, execute
from tests.server.parent import Forked, Parent
from tests.server.served import Person
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
