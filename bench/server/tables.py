"""Tables under load: opened, played at and looked at, all over the wire."""

import asyncio
import time
from collections import deque
from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from bench.server.seats import Viewer
from bench.server.wire import Answer, Door

WITHOUT_END = 10**9
PATIENCE = 120.0  # seconds


class Plan(NamedTuple):
    """How a table is opened and played."""

    game: str = "trambahn"
    seats: Sequence[str] = ("me", "me")
    spectators: int = 0
    pause: float = 0.0
    """seconds between two moves; 0 is as fast as it goes"""


class Table:
    """A table that is played at and looked at, through the servers of these addresses in turn."""

    def __init__(self, urls: Sequence[str], token: str, plan: Plan, seed: int = 0) -> None:
        self.urls, self.token, self.plan = urls, token, plan
        self.random = Random(seed)
        self.door = Door(urls[0], token)
        self.viewers = list[Viewer]()
        self.asked = deque[Viewer]()
        self.busy = False
        """whether a move is on its way"""
        self.over = False
        self.stopped = asyncio.Event()
        """the game is over, or as long as it should become, or a move was refused"""
        self.longest, self.most = WITHOUT_END, WITHOUT_END if plan.pause else 0
        """entries of the log, and moves, after which it stops"""
        self.games = self.moves = self.awaited = 0
        self.sent = 0.0
        self.delays, self.waits = list[float](), list[float]()
        """from a move sent to its event heard by each viewer, and to its answer"""
        self.refused: Answer | None = None
        self.due = time.perf_counter() + self.random.uniform(0, plan.pause)

    async def open(self) -> None:
        await self.door.connect()
        await self.begin()

    async def begin(self) -> None:
        """A new game, and everybody looks there instead."""
        self.leave()
        self.over = False
        self.games += 1
        body = {"game": self.plan.game, "seats": self.plan.seats, "order": "given"}
        self.id = (await self.door.post("/tables", body))["table"]
        people = [seat for seat, who in enumerate(self.plan.seats, 1) if who == "me"]
        looking: list[int | None] = [*people, *[None] * self.plan.spectators]
        for number, seat in enumerate(looking):
            viewer = Viewer(self, self.urls[number % len(self.urls)], seat)
            self.viewers.append(viewer)
            await viewer.stream.open()

    def ask(self, seat: Viewer) -> None:
        """It is the turn of this seat, which moves when it is time."""
        if self.plan.pause:
            now = time.perf_counter()
            self.due = max(self.due, now)
            asyncio.get_running_loop().call_later(self.due - now, self.move, seat)
            self.due += self.plan.pause
        else:
            self.move(seat)

    def move(self, seat: Viewer) -> None:
        if seat in self.viewers:  # and not of a game before
            self.asked.append(seat)
            self.play_on()

    def play_on(self) -> None:
        """Send the next move, unless one is on its way."""
        if self.busy or not self.asked or self.door.transport.is_closing():
            return
        seat = self.asked[0]
        if seat.number >= self.longest or self.moves >= self.most:
            self.stopped.set()
            return
        self.asked.popleft()
        code = seat.legal[int(self.random.random() * len(seat.legal))]
        move = {"code": code, "decision": seat.decision, "seat": seat.seat}
        self.busy, self.awaited, self.sent = True, seat.number + 1, time.perf_counter()
        self.door.send(self.door.request("POST", f"/tables/{self.id}/moves", move), self.played)

    def played(self, answer: Answer) -> None:
        self.busy = False
        if answer.status != 200:
            self.refused = answer
            self.stopped.set()
            return
        self.moves += 1
        self.waits.append(time.perf_counter() - self.sent)
        self.play_on()

    def play_freely(self) -> None:
        """Without end."""
        self.most = WITHOUT_END
        self.play_on()

    async def play(self, moves: int = WITHOUT_END, entries: int = WITHOUT_END) -> None:
        """Until this many moves are made, the log is this long, or the game is over."""
        self.most, self.longest = self.moves + moves, entries
        if not self.over:
            self.stopped.clear()
            self.play_on()
            async with asyncio.timeout(PATIENCE):
                await self.stopped.wait()
        self.check()

    def check(self) -> None:
        if self.refused is not None:
            raise OSError(f"a move was refused: {self.refused.status} {self.refused.body!r}")

    def leave(self) -> None:
        """The viewers go; the table stays."""
        for viewer in self.viewers:
            viewer.stream.close()
        self.viewers.clear()
        self.asked.clear()

    def close(self) -> None:
        self.leave()
        self.door.close()
