"""boardgame.io's own server under the same load: two players a match, each told of every move.

Its clients speak Socket.IO in WebSocket frames; these do so in bare protocols, as ours do.
"""

import asyncio
import base64
import json
import os
import re
import subprocess
import time
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

from bench.server.wire import HEAD, Connection

HERE = Path(__file__).parents[1] / "boardgame"
STATE = re.compile(rb'"_stateID":(\d+)')
PLAYER = re.compile(rb'"currentPlayer":"(\d)"')
CELLS = 9
SECONDS_TO_SIT_DOWN = 20.0
SPACE = b"/cells,"


@contextmanager
def served(*store: str) -> Iterator[str]:
    """Its server with one of the stores of `server.cjs`."""
    command = ["node", "server.cjs", *store]
    with subprocess.Popen(command, cwd=HERE, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        line = next(line for line in process.stdout if line.startswith("open at"))
        yield line.split()[-1]
        process.terminate()


def install() -> None:
    """Once, and again when other versions are wanted."""
    done, wanted = HERE / "node_modules" / ".package-lock.json", HERE / "package-lock.json"
    if not done.exists() or done.stat().st_mtime < wanted.stat().st_mtime:
        subprocess.run(["npm", "ci", "--silent"], cwd=HERE, check=True)


class Player(Connection):
    """One of the two players of a match, with a socket of its own."""

    def __init__(self, url: str, match: str, player: str) -> None:
        super().__init__(url)
        self.match, self.player = match, player
        self.moves = 0
        self.upgraded = self.lost = False
        self.synced = asyncio.Event()

    def connection_lost(self, _: Exception | None) -> None:
        self.lost = True

    async def open(self) -> None:
        await self.connect()
        key = base64.b64encode(os.urandom(16)).decode()
        self.transport.write(
            f"GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\n{self.head}"
            "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: {key}\r\n\r\n".encode()
        )

    def send(self, data: bytes) -> None:
        """A frame; a client has to mask it, and a mask of zeros changes nothing."""
        size = len(data)
        head = bytes([0x81, 0x80 | size]) if size < 126 else b"\x81\xfe" + size.to_bytes(2)
        self.transport.write(head + bytes(4) + data)

    def emit(self, *what: Any) -> None:
        self.send(b"42" + SPACE + json.dumps(what).encode())

    def data_received(self, data: bytes) -> None:
        self.got += data
        if not self.upgraded:
            _, found, rest = self.got.partition(HEAD)
            if not found:
                return
            self.upgraded, self.got = True, rest
            self.send(b"40" + SPACE)
        while (frame := self._next_frame()) is not None:
            self.hear(frame)

    def _next_frame(self) -> bytes | None:
        """The first frame, if all of it is there; the server does not mask its frames."""
        start, size = 2, self.got[1] if len(self.got) > 1 else 0
        if size > 125:
            start = 4 if size == 126 else 10
            size = int.from_bytes(self.got[2:start])
        if len(self.got) < start + size:
            return None
        frame, self.got = self.got[start : start + size], self.got[start + size :]
        return frame

    def hear(self, frame: bytes) -> None:
        if frame == b"2":  # a ping of Engine.IO
            self.send(b"3")
        elif frame.startswith(b"40" + SPACE):
            self.emit("sync", self.match, self.player, None, 2)
        elif frame.startswith((b'42/cells,["sync"', b'42/cells,["update"')):
            self.answer(frame)

    def answer(self, frame: bytes) -> None:
        """Move whenever it is one's turn."""
        state, turn = STATE.search(frame), PLAYER.search(frame)
        assert state is not None
        assert turn is not None
        self.synced.set()
        number = int(state[1])
        self.moves = max(self.moves, number)
        if turn[1].decode() == self.player:
            move = {"type": "mark", "args": [number % CELLS], "playerID": self.player}
            action = {"type": "MAKE_MOVE", "payload": move}
            self.emit("update", action, number, self.match, self.player)


@asynccontextmanager
async def matches(url: str, names: Sequence[str]) -> AsyncIterator[list[Player]]:
    players = list[Player]()
    try:
        for who in "01":  # two who open a match at once end a server that does not store in memory
            some = [Player(url, name, who) for name in names]
            players += some
            async with asyncio.timeout(SECONDS_TO_SIT_DOWN):
                await asyncio.gather(*(player.open() for player in some))
                await asyncio.gather(*(player.synced.wait() for player in some))
        yield players
    finally:
        for player in players:
            player.close()


async def rate(players: Sequence[Player], seconds: float) -> float:
    """Accepted moves a second: all that both players have been told of.

    ConnectionError if the server has ended meanwhile.
    """
    before, start = accepted(players), time.perf_counter()
    await asyncio.sleep(seconds)
    if any(player.lost for player in players):
        raise ConnectionError
    return (accepted(players) - before) / (time.perf_counter() - start)


def accepted(players: Sequence[Player]) -> int:
    newest: dict[str, int] = {}
    for player in players:
        newest[player.match] = min(player.moves, newest.get(player.match, player.moves))
    return sum(newest.values())
