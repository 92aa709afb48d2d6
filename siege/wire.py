"""The wire: HTTP and server-sent events on plain asyncio streams, cheap enough to attack with."""

import asyncio
from collections.abc import AsyncGenerator, AsyncIterator
from typing import Any, NamedTuple
from urllib.parse import urlsplit

import msgspec

LONGEST_LINE = 2**22
SECONDS = 60.0  # of patience for an answer
NO_BODY = (204, 304)

Lost = (OSError, EOFError, TimeoutError, ValueError)
"""what asking raises when the server has gone"""


class Answer(NamedTuple):
    status: int
    head: bytes
    body: bytes

    def json(self) -> Any:
        return msgspec.json.decode(self.body)

    def header(self, name: bytes) -> bytes:
        return self.head.lower().partition(b"\r\n" + name + b": ")[2].partition(b"\r\n")[0]


class Door:
    """One kept connection of somebody, one request at a time; a lost one is opened again."""

    def __init__(self, url: str, address: str = "", token: str = "") -> None:
        where = urlsplit(url)
        self.host, self.port = where.hostname or "", where.port or 80
        self.head = f"Host: {where.netloc}\r\n"
        self.head += f"X-Forwarded-For: {address}\r\n" if address else ""
        self.head += f"Authorization: Bearer {token}\r\n" if token else ""
        self.reader = asyncio.StreamReader()
        self.writer: asyncio.StreamWriter | None = None

    async def ask(self, method: str, path: str, body: Any = None, more: str = "") -> Answer:
        return await self.send(self.written(method, path, body, more), method)

    def written(self, method: str, path: str, body: Any = None, more: str = "") -> bytes:
        data = b"" if body is None else msgspec.json.encode(body)
        if body is not None:
            more += f"Content-Type: application/json\r\nContent-Length: {len(data)}\r\n"
        return f"{method} {path} HTTP/1.1\r\n{self.head}{more}\r\n".encode() + data

    async def send(self, request: bytes, method: str = "GET") -> Answer:
        """These bytes, and what is answered to them."""
        try:
            async with asyncio.timeout(SECONDS):
                reader, writer = await self.connected()
                writer.write(request)
                answer = await answer_from(reader, method == "HEAD")
        except BaseException:
            self.close()
            raise
        if answer.header(b"connection") == b"close":
            self.close()
        return answer

    async def connected(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        if self.writer is None or self.writer.is_closing() or self.reader.at_eof():
            self.close()
            self.reader, self.writer = await asyncio.open_connection(
                self.host, self.port, limit=LONGEST_LINE
            )
        return self.reader, self.writer

    async def events(self, path: str) -> AsyncGenerator[bytes, None]:
        """Every part of a stream as it came, without the empty line after it."""
        async with asyncio.timeout(SECONDS):
            reader, writer = await self.connected()
            writer.write(self.written("GET", path))
            head = await reader.readuntil(b"\r\n\r\n")
        if status_of(head) != 200:
            self.close()
            raise Refused(status_of(head))
        text = b""
        while part := await chunk_from(reader):
            *parts, text = (text + part).split(b"\n\n")
            for event in parts:
                yield event

    def close(self) -> None:
        if self.writer is not None:
            self.writer.close()
            self.writer = None


class Refused(OSError):
    """A stream was refused, with this status."""

    def __init__(self, status: int) -> None:
        self.status = status
        super().__init__(f"a stream was refused with {status}")


async def answer_from(reader: asyncio.StreamReader, headers_alone: bool = False) -> Answer:
    head = await reader.readuntil(b"\r\n\r\n")
    answer = Answer(status_of(head), head, b"")
    if headers_alone or answer.status in NO_BODY:
        return answer
    if answer.header(b"transfer-encoding") == b"chunked":
        return answer._replace(body=b"".join([part async for part in chunks_from(reader)]))
    length = int(answer.header(b"content-length") or 0)
    return answer._replace(body=await reader.readexactly(length))


def status_of(head: bytes) -> int:
    return int(head[9:12])


async def chunks_from(reader: asyncio.StreamReader) -> AsyncIterator[bytes]:
    while part := await chunk_from(reader):
        yield part


async def chunk_from(reader: asyncio.StreamReader) -> bytes:
    """The next chunk; nothing after the last."""
    length = int(await reader.readuntil(b"\r\n"), 16)
    return (await reader.readexactly(length + 2))[:-2]
