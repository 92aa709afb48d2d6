"""boardgame.io's own server under the same load: two players a match, each told of every move.

Its clients speak Socket.IO in WebSocket frames; these do so on plain asyncio streams, as ours do.
"""

import asyncio
import base64
import json
import os
import re
import subprocess
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

HERE = Path(__file__).parent / "boardgame"
STATE = re.compile(rb'"_stateID":(\d+)')
PLAYER = re.compile(rb'"currentPlayer":"(\d)"')


@contextmanager
def served() -> Iterator[str]:
    subprocess.run(["npm", "ci", "--silent"], cwd=HERE, check=True)
    command = ["node", "server.cjs"]
    with subprocess.Popen(command, cwd=HERE, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        line = next(line for line in process.stdout if line.startswith("open at"))
        yield line.split()[-1]
        process.terminate()


class Player:
    """One of the two players of a match, with a socket of its own."""

    def __init__(self, url: str, match: str, player: str) -> None:
        self.address = urlsplit(url)
        self.match, self.player = match, player
        self.moves = 0

    async def connect(self) -> None:
        self.reader, self.writer = await asyncio.open_connection(
            self.address.hostname, self.address.port, limit=2**20
        )
        key = base64.b64encode(os.urandom(16)).decode()
        self.writer.write(
            f"GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nHost: {self.address.netloc}\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: {key}\r\n\r\n".encode()
        )
        await self.reader.readuntil(b"\r\n\r\n")
        self.send("40/cells,")

    def send(self, text: str) -> None:
        """A frame; a client has to mask it, and a mask of zeros changes nothing."""
        data = text.encode()
        size = len(data)
        head = bytes([0x81, 0x80 | size]) if size < 126 else b"\x81\xfe" + size.to_bytes(2)
        self.writer.write(head + bytes(4) + data)

    def emit(self, *what: Any) -> None:
        self.send("42/cells," + json.dumps(what))

    async def frames(self) -> AsyncIterator[bytes]:
        while True:
            _, size = await self.reader.readexactly(2)
            if size > 125:
                size = int.from_bytes(await self.reader.readexactly(2 if size == 126 else 8))
            yield await self.reader.readexactly(size)

    async def play(self) -> None:
        """Move whenever it is one's turn."""
        async for frame in self.frames():
            if frame == b"2":  # a ping of Engine.IO
                self.send("3")
            elif frame.startswith(b"40/cells"):
                self.emit("sync", self.match, self.player, None, 2)
            elif frame.startswith((b'42/cells,["sync"', b'42/cells,["update"')):
                self.answer(frame)

    def answer(self, frame: bytes) -> None:
        state, turn = STATE.search(frame), PLAYER.search(frame)
        assert state is not None
        assert turn is not None
        number = int(state[1])
        if turn[1].decode() == self.player:
            move = {"type": "mark", "args": [number % 9], "playerID": self.player}
            action = {"type": "MAKE_MOVE", "payload": move}
            self.emit("update", action, number, self.match, self.player)
        else:
            self.moves = number  # all that were accepted, as the other one is told


async def rate(url: str, matches: int, warm_up: float, seconds: float) -> float:
    """Accepted moves a second of this many matches at once."""
    players = [Player(url, f"match-{n}", who) for n in range(matches) for who in "01"]
    for player in players:
        await player.connect()
    tasks = [asyncio.create_task(player.play()) for player in players]
    await asyncio.sleep(warm_up)
    before, start = accepted(players), time.perf_counter()
    await asyncio.sleep(seconds)
    found = (accepted(players) - before) / (time.perf_counter() - start)
    for task in tasks:
        task.cancel()
    for result in await asyncio.gather(*tasks, return_exceptions=True):
        if isinstance(result, Exception):
            raise result
    for player in players:
        player.writer.close()
    return found


def accepted(players: list[Player]) -> int:
    newest: dict[str, int] = {}
    for player in players:
        newest[player.match] = max(player.moves, newest.get(player.match, 0))
    return sum(newest.values())
