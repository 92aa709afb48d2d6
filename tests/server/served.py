"""A real server process, and people who speak HTTP with it."""

import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx

A_TURN = 20  # more moves than any turn of Trambahn has


class Served:
    """A server process with its database in a folder; it can be killed and started again."""

    def __init__(self, folder: Path, database: str = "", bus: str = "") -> None:
        self.database = database or f"sqlite:///{folder / 'tables.sqlite'}"
        self.flags = ["--database", self.database, *(["--bus", bus] if bus else [])]
        self.start()

    def start(self) -> None:
        command = [sys.executable, "-c", "from stellwerk.cli import main; main()", "serve"]
        self.process = self.popen([*command, "--port", "0", *self.flags])
        assert self.process.stdout is not None
        entry = self.process.stdout.readline()
        assert entry.startswith("Stellwerk is open at http"), entry
        self.url = entry.split()[-1]

    def popen(self, command: list[str], **more: Any) -> "subprocess.Popen[str]":
        environment = {**os.environ, "PYTHONUNBUFFERED": "1"}
        return subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment, **more)

    def kill(self) -> None:
        """As the power cut does; also one that is gone already."""
        self.process.kill()
        self._gone()

    def stop(self) -> int:
        self.process.terminate()
        return self._gone()

    def close(self) -> None:
        assert self.stop() == 0

    def _gone(self) -> int:
        assert self.process.stdout is not None
        self.process.stdout.close()
        return self.process.wait(30)


class Person:
    """Somebody with a token or a cookie of their own."""

    def __init__(self, url: str, token: str | None = None) -> None:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        self.http = httpx.Client(base_url=url, headers=headers, timeout=30)

    def __del__(self) -> None:
        self.http.close()

    def post(self, path: str, **body: Any) -> httpx.Response:
        return self.http.post(f"/api{path}", json=body)

    def get(self, path: str, **query: Any) -> httpx.Response:
        return self.http.get(f"/api{path}", params=query)

    def open(self, game: str, seats: list[str], **more: Any) -> dict[str, Any]:
        answer = self.post("/tables", game=game, seats=seats, **more)
        assert answer.status_code == 201, answer.text
        opened: dict[str, Any] = answer.json()
        return opened

    def page(self, table: str, **query: Any) -> dict[str, Any]:
        answer = self.get(f"/tables/{table}", **query)
        assert answer.status_code == 200, answer.text
        page: dict[str, Any] = answer.json()
        return page

    def move(self, table: str, code: str, decision: int, **more: Any) -> httpx.Response:
        return self.post(f"/tables/{table}/moves", code=code, decision=decision, **more)

    def until_asked(self, table: str, **query: Any) -> dict[str, Any]:
        """The page when it is one's turn, or when the game is over."""
        end = time.monotonic() + 30
        while time.monotonic() < end:
            page = self.page(table, **query)
            if page["view"]["result"] or page["view"]["legal"]:
                return page
            time.sleep(0.005)
        raise AssertionError("nobody moves")

    def until_over(self, table: str) -> dict[str, Any]:
        end = time.monotonic() + 60
        while not (page := self.page(table))["view"]["result"]:
            assert time.monotonic() < end, "nobody moves"
            time.sleep(0.02)
        return page

    def play_on(self, table: str, moves: int) -> dict[str, Any]:
        """This many moves, or to the end."""
        page = self.until_asked(table)
        for number in range(moves):
            if page["view"]["result"]:
                break
            legal = page["view"]["legal"]
            answer = self.move(table, legal[number % len(legal)], page["decision"])
            assert answer.status_code == 200, answer.text
            page = self.until_asked(table)
        return page

    @contextmanager
    def events(self, table: str, **query: Any) -> Iterator[Iterator[str]]:
        """The numbered events as text, one after the other."""
        with self.stream(table, **query) as parts:
            yield (part for part in parts if part.startswith("id: "))

    @contextmanager
    def presence(self, table: str, **query: Any) -> Iterator[Iterator[dict[str, Any]]]:
        """Who is there, as often as it is told."""
        with self.stream(table, **query) as parts:
            told = (part for part in parts if part.startswith("event: presence\n"))
            yield (json.loads(part.split("\ndata: ")[1]) for part in told)

    @contextmanager
    def stream(self, table: str, **query: Any) -> Iterator[Iterator[str]]:
        """Everything that comes, one after the other."""
        path = f"/api/tables/{table}/events"
        with self.http.stream("GET", path, params=query) as answer:
            assert answer.status_code == 200
            yield parts_of(answer.iter_text())


def parts_of(parts: Iterator[str]) -> Iterator[str]:
    text = ""
    for part in parts:
        text += part
        while "\n\n" in text:
            event, _, text = text.partition("\n\n")
            yield event
