"""People who meet in a lobby over HTTP: each keeps a share of the deal, as a browser does."""

import json
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import httpx

from stellwerk.fairness.deal import seen, share_commitment
from tests.server.served import Person, parts_of


class Guest(Person):
    """A person with a share of their own."""

    def __init__(self, url: str, name: str, token: str | None = None) -> None:
        super().__init__(url, token)
        self.name = name
        self.share = secrets.token_hex(32)

    @property
    def commitment(self) -> str:
        return share_commitment(self.share)

    def meet(self, chairs: list[str], game: str = "game_of_trains", **more: Any) -> str:
        """Open a lobby; its table."""
        body = {"name": self.name, "commitment": self.commitment, **more}
        answer = self.post("/lobbies", game=game, chairs=chairs, **body)
        assert answer.status_code == 201, answer.text
        return str(answer.json()["table"])

    def lobby(self, table: str) -> dict[str, Any]:
        answer = self.get(f"/lobbies/{table}")
        assert answer.status_code == 200, answer.text
        found: dict[str, Any] = answer.json()
        return found

    def do(self, table: str, what: str, **body: Any) -> httpx.Response:
        return self.post(f"/lobbies/{table}/{what}", **body)

    def sit(self, table: str, chair: int, **more: Any) -> httpx.Response:
        body = {"name": self.name, "commitment": self.commitment, **more}
        return self.do(table, "sit", chair=chair, **body)

    def join(self, table: str, chair: int) -> None:
        """Sit down, and be ready."""
        assert self.sit(table, chair).status_code == 200
        assert self.do(table, "ready", ready=True).status_code == 200

    def reveal(self, table: str, agreement: str, **more: Any) -> httpx.Response:
        return self.do(table, "reveal", **{"share": self.share, "seen": seen(agreement), **more})

    @contextmanager
    def told(self, table: str) -> Iterator[Iterator[tuple[str, dict[str, Any]]]]:
        """The events of a lobby: their names and data."""
        path = f"/api/lobbies/{table}/events"
        with self.http.stream("GET", path) as answer:
            assert answer.status_code == 200, answer.read()
            yield (event for part in parts_of(answer.iter_text()) for event in _event(part))


def _event(part: str) -> Iterator[tuple[str, dict[str, Any]]]:
    if part.startswith("event: "):
        name, _, data = part.removeprefix("event: ").partition("\ndata: ")
        yield name, json.loads(data)


def start(host: Guest, *others: Guest, table: str) -> str:
    """Everybody is ready, the host starts and all reveal; the agreement."""
    answer = host.do(table, "start")
    assert answer.status_code == 200, answer.text
    agreement: str = answer.json()["lobby"]["agreement"]
    for guest in (host, *others):
        revealed = guest.reveal(table, agreement)
        assert revealed.status_code == 200, revealed.text
    return agreement


def play_out(table: str, *guests: Guest) -> None:
    """To the end of the game, first legal moves."""
    while not guests[0].page(table)["view"]["result"]:
        for guest in guests:
            page = guest.page(table)
            if page["view"]["legal"]:
                guest.move(table, page["view"]["legal"][0], page["decision"])
