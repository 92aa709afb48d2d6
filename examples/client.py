"""A program that plays a whole game over HTTP, with nothing but Python's own library.

python examples/client.py http://127.0.0.1:8000 trambahn
"""

import json
import random
import sys
from typing import Any
from urllib.request import Request, urlopen


class Client:
    def __init__(self, server: str) -> None:
        self.server, self.headers = server, {"Content-Type": "application/json"}
        self.headers["Authorization"] = f"Bearer {self.ask('/visitors', {})['token']}"

    def request(self, path: str, body: dict[str, Any] | None = None) -> Any:
        data = None if body is None else json.dumps(body).encode()
        return urlopen(Request(f"{self.server}/api{path}", data, self.headers))

    def ask(self, path: str, body: dict[str, Any] | None = None) -> Any:
        with self.request(path, body) as answer:
            return json.load(answer)

    def play(self, game: str, seats: list[str]) -> dict[str, Any]:
        """A table of one's own, to the end; returns the last page."""
        table = self.ask("/tables", {"game": game, "seats": seats, "name": "Example"})["table"]
        answered = None
        with self.request(f"/tables/{table}/events") as events:
            for line in events:
                data = json.loads(line[6:]) if line.startswith(b"data: ") else {}
                page: dict[str, Any] = data.get("page", data)  # of an event, or the first page
                if not page or "view" not in page:
                    continue
                if page["view"]["result"]:
                    return page
                if page["view"]["legal"] and page["decision"] != answered:
                    code, answered = random.choice(page["view"]["legal"]), page["decision"]
                    self.ask(f"/tables/{table}/moves", {"code": code, "decision": answered})
        raise ConnectionError("the server has gone: look at the table again later")


if __name__ == "__main__":
    last = Client(sys.argv[1]).play(sys.argv[2], ["me", "driver"])
    for chair, points in zip(last["chairs"], last["view"]["result"]["points"], strict=True):
        print(f"{chair['name']}: {points}")  # noqa: T201
