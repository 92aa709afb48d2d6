"""A proxy between a browser and the server that delays, cuts and repeats what goes through it."""

import asyncio
import re
import threading
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from random import Random
from urllib.parse import urlsplit

MOVES = re.compile(rb"^POST \S*/moves\?")
EVENTS = re.compile(rb"^GET \S*/events\?")


class BadProxy:
    """Good until it turns bad; then nothing of /api is sure to arrive, or to arrive once."""

    def __init__(self, url: str, seed: int) -> None:
        self.upstream = urlsplit(url)
        self.random = Random(seed)
        self.bad = False
        self.streams: set[asyncio.StreamWriter] = set()
        self.serving = set[asyncio.Task[None] | None]()
        """so that none is collected as garbage while it waits"""
        self.done: dict[str, int] = {"delayed": 0, "cut": 0, "lost": 0, "repeated": 0}
        self.url = ""

    async def listen(self, ready: threading.Event) -> None:
        self.loop = asyncio.get_running_loop()
        self.server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        self.url = f"http://127.0.0.1:{self.server.sockets[0].getsockname()[1]}"
        ready.set()
        await asyncio.Event().wait()  # until the tests end: nothing that is under way is torn

    def turn_bad(self) -> None:
        self.bad = True
        self.loop.call_soon_threadsafe(self._cut_streams)

    def _cut_streams(self) -> None:
        for writer in self.streams:
            writer.close()

    def end(self) -> None:
        self.bad = False
        self.loop.call_soon_threadsafe(self.server.close)
        self.loop.call_soon_threadsafe(self._cut_streams)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.serving.add(task := asyncio.current_task())
        async with closing(writer):
            request = await whole_request(reader)
            if EVENTS.match(request):
                self.streams.add(writer)
            if self.bad and b" /api/" in request.split(b"\r\n")[0]:
                await self._badly(request, writer)
            else:
                await self._forward(request, writer, None)
        self.streams.discard(writer)
        self.serving.discard(task)

    async def _badly(self, request: bytes, writer: asyncio.StreamWriter) -> None:
        chance, seconds = self.random.random(), None
        self.done["delayed"] += 1
        await asyncio.sleep(self.random.random() * 0.15)
        if MOVES.match(request) and chance < 0.3:
            self.done["repeated"] += 1
            await self._forward(request, None, None)
        if EVENTS.match(request):
            seconds = 0.3 + self.random.random() * 4
            self.done["cut"] += 1
        elif chance > 0.9:
            self.done["lost"] += 1
            return await self._forward(request, None, None)  # it is done, and nobody hears of it
        elif chance > 0.8:
            self.done["cut"] += 1
            return None
        await self._forward(request, writer, seconds)

    async def _forward(
        self, request: bytes, writer: asyncio.StreamWriter | None, seconds: float | None
    ) -> None:
        """One request on a connection of its own; the answer goes to the writer, for so long."""
        reader, upstream = await asyncio.open_connection(self.upstream.hostname, self.upstream.port)
        async with closing(upstream), asyncio.timeout(seconds):
            upstream.write(request)
            while part := await reader.read(65536):
                if writer is not None:
                    writer.write(part)
                    await writer.drain()


@asynccontextmanager
async def closing(writer: asyncio.StreamWriter) -> AsyncIterator[None]:
    """The side that closes first, in time or not, ends it."""
    try:
        with suppress(OSError, TimeoutError, asyncio.IncompleteReadError):
            yield
    finally:
        writer.close()
        with suppress(OSError):
            await writer.wait_closed()


async def whole_request(reader: asyncio.StreamReader) -> bytes:
    """Asks for the connection to be closed after the answer, so that an answer is all it brings."""
    head = await reader.readuntil(b"\r\n\r\n")
    length = re.search(rb"(?i)\r\ncontent-length: *(\d+)", head)
    body = await reader.readexactly(int(length[1])) if length else b""
    head = re.sub(rb"(?i)\r\nconnection:[^\r]*", b"", head)
    return head.replace(b"\r\n", b"\r\nConnection: close\r\n", 1) + body


@contextmanager
def bad_proxy(url: str, seed: int) -> Iterator[BadProxy]:
    proxy, ready = BadProxy(url, seed), threading.Event()
    listening = threading.Thread(target=lambda: asyncio.run(proxy.listen(ready)), daemon=True)
    listening.start()
    assert ready.wait(10)
    try:
        yield proxy
    finally:
        proxy.end()
