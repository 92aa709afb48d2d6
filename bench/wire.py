"""The wire: HTTP and server-sent events on plain asyncio streams, too cheap to be measured."""

import asyncio
from collections.abc import AsyncIterator
from typing import Any
from urllib.parse import urlsplit

import msgspec

LONGEST_LINE = 2**20


class Door:
    """One kept connection, one request at a time."""

    def __init__(self, url: str, token: str = "") -> None:
        address = urlsplit(url)
        self.host, self.port = address.hostname or "", address.port or 80
        self.head = f"Host: {address.netloc}\r\n"
        self.head += f"Authorization: Bearer {token}\r\n" if token else ""

    async def connect(self) -> "Door":
        self.reader, self.writer = await asyncio.open_connection(
            self.host, self.port, limit=LONGEST_LINE
        )
        return self

    async def post(self, path: str, body: Any) -> Any:
        data = msgspec.json.encode(body)
        length = f"Content-Type: application/json\r\nContent-Length: {len(data)}\r\n\r\n"
        self.writer.write(f"POST /api{path} HTTP/1.1\r\n{self.head}{length}".encode() + data)
        status, answer = await self._answer()
        if status >= 300:
            raise OSError(f"{path}: {status} {answer[:200]!r}")
        return msgspec.json.decode(answer)

    async def _answer(self) -> tuple[int, bytes]:
        head = await self.reader.readuntil(b"\r\n\r\n")
        length = head.lower().partition(b"content-length: ")[2].partition(b"\r\n")[0]
        return int(head[9:12]), await self.reader.readexactly(int(length or 0))

    async def events(self, path: str) -> AsyncIterator[bytes]:
        """The data of every event. An event comes in one piece, so that its lines are whole."""
        self.writer.write(f"GET /api{path} HTTP/1.1\r\n{self.head}\r\n".encode())
        while line := await self.reader.readline():
            if line.startswith(b"data: "):
                yield line[6:]

    def close(self) -> None:
        self.writer.close()
