"""A cable between browser and server that can be pulled: nothing is closed, nothing arrives."""

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from urllib.parse import urlsplit


class Cable:
    def __init__(self, url: str) -> None:
        self.upstream = urlsplit(url)
        self.url = ""
        self._open: list[asyncio.StreamWriter] = []
        self._carrying: list[asyncio.Future[None]] = []

    async def listen(self, ready: threading.Event) -> None:
        self._loop = asyncio.get_running_loop()
        self._whole, self._ended = asyncio.Event(), asyncio.Event()
        self._whole.set()
        server = await asyncio.start_server(self._connect, "127.0.0.1", 0)
        self.url = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
        ready.set()
        async with server:
            await self._ended.wait()
        for writer in self._open:
            writer.close()
        await asyncio.gather(*self._carrying, return_exceptions=True)

    def pull(self) -> None:
        self._loop.call_soon_threadsafe(self._whole.clear)

    def plug_in(self) -> None:
        """What was sent meanwhile arrives."""
        self._loop.call_soon_threadsafe(self._whole.set)

    def end(self) -> None:
        self._loop.call_soon_threadsafe(self._ended.set)

    async def _connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        host, port = self.upstream.hostname, self.upstream.port
        theirs, there = await asyncio.open_connection(host, port)
        self._open += [writer, there]
        ways = ((reader, there), (theirs, writer))
        self._carrying += [asyncio.ensure_future(self._carry(*way)) for way in ways]

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await reader.read(65536):
                await self._whole.wait()
                writer.write(data)
                await writer.drain()
        writer.close()


@contextmanager
def cable_to(url: str) -> Iterator[Cable]:
    cable, ready = Cable(url), threading.Event()
    thread = threading.Thread(target=lambda: asyncio.run(cable.listen(ready)), daemon=True)
    thread.start()
    assert ready.wait(30)
    yield cable
    cable.end()
    thread.join(30)
