"""Floods of connections: headers that never end, silence, and bodies that drip."""

import asyncio
import resource
import time
from collections.abc import Callable

from siege.flood import Flood
from siege.wire import Door

CONNECTIONS = 1100  # more than the 1024 files that most systems allow a process
BODIES = 300
CONNECTIONS_AT_ONCE = 50
SECONDS_TO_CONNECT = 5.0
SECONDS_BETWEEN_DRIPS = 2.0
SECONDS_UNTIL_CUT = 30.0  # by then no server should wait any longer
HALF = "GET /api/games HTTP/1.1\r\n"


async def half_headers(flood: Flood) -> None:
    await hold(flood, CONNECTIONS, lambda door: f"{HALF}{door.head}X-Slow: ".encode(), b"")


async def silent(flood: Flood) -> None:
    await hold(flood, CONNECTIONS, lambda door: b"", b"")


async def slow_bodies(flood: Flood) -> None:
    def begun(door: Door) -> bytes:
        head = f"{door.head}Content-Type: application/json\r\nContent-Length: 9000\r\n\r\n"
        return f"POST /api/replays HTTP/1.1\r\n{head}[".encode()

    await hold(flood, BODIES, begun, b"0,")


async def hold(flood: Flood, connections: int, begun: Callable[[Door], bytes], drip: bytes) -> None:
    """Open them at each process, and see which are held when they should have been cut."""
    gate, start = asyncio.Semaphore(CONNECTIONS_AT_ONCE), time.monotonic()

    async def one() -> None:
        door, cut = flood.door(""), None
        try:
            async with gate:
                reader, writer = await asyncio.wait_for(door.connected(), SECONDS_TO_CONNECT)
                writer.write(begun(door))
            flood.numbers["connections"] += 1
            cut = asyncio.ensure_future(reader.read())
            while time.monotonic() < start + SECONDS_UNTIL_CUT and not cut.done():
                await asyncio.wait({cut}, timeout=SECONDS_BETWEEN_DRIPS)
                writer.write(drip)
            flood.numbers["held after 30 s"] += not cut.done()
            await asyncio.sleep(max(0.0, flood.end - time.monotonic()))
        except (OSError, TimeoutError):
            flood.numbers["refused"] += 1
        finally:
            if cut is not None:
                cut.cancel()
            door.close()

    raise_limit_of_files()
    await flood.all_of([one() for _ in range(connections * len(flood.urls))])


def raise_limit_of_files() -> None:
    """A connection is an open file."""
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
