"""The wire: HTTP and server-sent events in bare protocols of asyncio, too cheap to be measured."""

import asyncio
import re
from collections.abc import Callable
from typing import Any, NamedTuple
from urllib.parse import urlsplit

import msgspec

LENGTH = re.compile(rb"content-length: (\d+)", re.IGNORECASE)
HEAD = b"\r\n\r\n"


class Answer(NamedTuple):
    status: int
    body: bytes

    def json(self) -> Any:
        if self.status >= 300:
            raise OSError(f"{self.status}: {self.body[:200]!r}")
        return msgspec.json.decode(self.body)


class Connection(asyncio.Protocol):
    """One connection to the address of a server."""

    def __init__(self, url: str, token: str = "", root: str = "/api") -> None:
        address = urlsplit(url)
        self.host, self.port = address.hostname or "", address.port or 80
        self.head = f"Host: {address.netloc}\r\n"
        self.head += f"Authorization: Bearer {token}\r\n" if token else ""
        self.root, self.got = root, b""

    async def connect(self) -> None:
        loop = asyncio.get_running_loop()
        self.transport, _ = await loop.create_connection(lambda: self, self.host, self.port)

    def request(self, method: str, path: str, body: Any = None, more: str = "") -> bytes:
        data = b"" if body is None else msgspec.json.encode(body)
        if body is not None:
            more += f"Content-Type: application/json\r\nContent-Length: {len(data)}\r\n"
        return f"{method} {self.root}{path} HTTP/1.1\r\n{self.head}{more}\r\n".encode() + data

    def close(self) -> None:
        self.transport.abort()


class Door(Connection):
    """A kept connection for one request at a time."""

    answered: Callable[[Answer], None]

    def send(self, request: bytes, answered: Callable[[Answer], None]) -> None:
        self.answered = answered
        self.transport.write(request)

    def data_received(self, data: bytes) -> None:
        self.got += data
        head, found, body = self.got.partition(HEAD)
        length = LENGTH.search(head) if found else None
        if found and len(body) >= (int(length[1]) if length else 0):
            self.got = b""
            self.answered(Answer(int(head[9:12]), body))

    async def ask(self, method: str, path: str, body: Any = None) -> Answer:
        answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self.send(self.request(method, path, body), answer.set_result)
        return await answer

    async def get(self, path: str) -> Any:
        return (await self.ask("GET", path)).json()

    async def post(self, path: str, body: Any) -> Any:
        return (await self.ask("POST", path, body)).json()


class Stream(Connection):
    """A stream of events: each is heard as it came, with what HTTP writes around it."""

    def __init__(self, url: str, token: str, path: str, heard: Callable[[bytes], None]) -> None:
        super().__init__(url, token)
        self.path, self.heard = path, heard

    async def open(self) -> None:
        await self.connect()
        self.transport.write(self.request("GET", self.path))

    def data_received(self, data: bytes) -> None:
        *events, self.got = (self.got + data).split(b"\n\n")
        for event in events:
            self.heard(event)


class Counted(Connection):
    """A stream as a browser asks for it: compressed. Its bytes are counted, and not read."""

    def __init__(self, url: str, token: str, path: str) -> None:
        super().__init__(url, token)
        self.path, self.bytes = path, 0

    async def open(self) -> None:
        await self.connect()
        self.transport.write(self.request("GET", self.path, more="Accept-Encoding: gzip\r\n"))

    def data_received(self, data: bytes) -> None:
        if self.got.endswith(HEAD):
            self.bytes += len(data)
        else:  # what comes after the headers counts
            head, found, body = (self.got + data).partition(HEAD)
            self.got, self.bytes = head + found, len(body)


async def new_token(url: str) -> str:
    door = Door(url)
    await door.connect()
    token: str = (await door.post("/visitors", {}))["token"]
    door.close()
    return token
