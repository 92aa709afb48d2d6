"""Connections: a request arrives in time, and no address has all of them."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any

import pytest
import uvicorn

from stellwerk.server.web import connections
from stellwerk.server.web.connections import MOST_OF_AN_ADDRESS, Connection

Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]
Open = Callable[[], Awaitable[Streams]]

REQUEST = b"GET / HTTP/1.1\r\nHost: x\r\n\r\n"


async def echo(scope: Any, receive: Any, send: Any) -> None:
    body = b""
    await asyncio.sleep(0.2 if scope["path"] == "/slow" else 0)
    while (message := await receive())["type"] == "http.request":
        body += message["body"]
        if not message["more_body"]:
            await send({"type": "http.response.start", "status": 200, "headers": []})
            await send({"type": "http.response.body", "body": b"hello " + body})
            return


@asynccontextmanager
async def serving() -> AsyncIterator[Open]:
    """A real server on a real socket."""
    server = uvicorn.Server(uvicorn.Config(echo, http=Connection, port=0, lifespan="off"))
    task = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.001)
    port = server.servers[0].sockets[0].getsockname()[1]
    try:
        yield lambda: asyncio.open_connection("127.0.0.1", port)
    finally:
        server.should_exit = True
        await task


def visit(scene: Callable[[Open], Awaitable[None]]) -> None:
    async def all_of_it() -> None:
        async with serving() as open_:
            await scene(open_)

    asyncio.run(asyncio.wait_for(all_of_it(), 60))


@pytest.mark.parametrize(
    ("sent", "answer"),
    [
        (b"", b""),
        (b"GET / HTTP/1.1\r\nHost:", b"HTTP/1.1 408 "),
        (b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nhalf", b"HTTP/1.1 408 "),
    ],
)
def test_a_request_that_does_not_arrive_is_not_waited_for(
    monkeypatch: pytest.MonkeyPatch, sent: bytes, answer: bytes
) -> None:
    monkeypatch.setattr(connections, "SECONDS_FOR_HEADERS", 0.1)
    monkeypatch.setattr(connections, "SECONDS_FOR_A_BODY", 0.1)

    async def scene(open_: Open) -> None:
        reader, writer = await open_()
        writer.write(sent)
        read = await reader.read()
        assert read.startswith(answer)
        assert bool(read) == bool(answer)
        writer.close()

    visit(scene)


def test_an_answer_may_take_longer_than_a_request(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("SECONDS_FOR_HEADERS", "SECONDS_FOR_A_BODY"):
        monkeypatch.setattr(connections, name, 0.05)

    async def scene(open_: Open) -> None:
        reader, writer = await open_()
        writer.write(REQUEST.replace(b"/", b"/slow", 1))
        assert await reader.readuntil(b"hello ")
        writer.close()

    visit(scene)


def test_one_address_does_not_have_all_connections(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(connections, "MOST_OF_AN_ADDRESS", 3)
    monkeypatch.setattr(connections, "is_loopback", lambda _: False)
    monkeypatch.setattr(Connection, "_warned_at", float("-inf"))

    async def scene(open_: Open) -> None:
        held = [await open_() for _ in range(3)]
        reader, writer = await open_()
        with suppress(ConnectionResetError):
            assert not await reader.read()
        for _, other in (*held, (reader, writer)):
            other.close()
        while Connection._counted:
            await asyncio.sleep(0.001)
        reader, writer = await open_()
        writer.write(REQUEST)
        assert await reader.readuntil(b"hello ")
        writer.close()

    visit(scene)
    assert "connections are refused: one address has too many" in caplog.text


def test_this_machine_itself_has_as_many_connections_as_a_proxy_needs() -> None:
    async def scene(open_: Open) -> None:
        held = [await open_() for _ in range(MOST_OF_AN_ADDRESS + 10)]
        reader, writer = held[-1]
        writer.write(REQUEST)
        assert await reader.readuntil(b"hello ")
        for _, other in held:
            other.close()

    visit(scene)
