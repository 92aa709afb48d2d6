"""The bus: what one process has written, the others are told, over Valkey or Redis.

A note carries new lines, so that nobody has to fetch them. The store remains the truth: whoever has
missed a note sees a gap in the numbers and reads what is missing, and so does everybody after the
connection was lost. A note that cannot be sent is sent later, without its lines.
"""

import asyncio
import logging
from collections.abc import Callable, Sequence
from contextlib import suppress

import msgspec
import redis
from redis.asyncio import Redis
from redis.asyncio.client import PubSub
from redis.exceptions import RedisError

from stellwerk.server.live.log import ATTENDED, NO_LINE, RENEWED, Line
from stellwerk.server.live.presence import Guests

CHANNEL = "stellwerk"
SECONDS_TO_CONNECT = 5.0
SECONDS_UNTIL_NEXT_TRY = 0.5

log = logging.getLogger(__name__)


class Note(msgspec.Struct, frozen=True, array_like=True):
    """A table has lines up to this number; these are the last of them, or they must be read."""

    table: str
    last: int
    lines: Sequence[Line] = ()
    guests: Guests | None = None
    """who is at the table with the process that tells it; it has no lines then"""


NOTES = msgspec.msgpack.Decoder(list[Note])


class NoBus(ConnectionError):
    """The bus cannot be reached."""


class Bus:
    def __init__(self, url: str) -> None:
        self.url = url.replace("valkey", "redis", 1)
        self._redis = Redis.from_url(
            self.url, socket_connect_timeout=SECONDS_TO_CONNECT, health_check_interval=5
        )
        self._notes: list[Note] = []
        self._any = asyncio.Event()
        self._connected = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    def check(self) -> None:
        """NoBus, with a reason that tells no password, if it cannot be reached."""
        try:
            with redis.Redis.from_url(self.url, socket_timeout=SECONDS_TO_CONNECT) as once:
                once.ping()
        except (RedisError, OSError, ValueError) as error:
            raise NoBus(f"the bus does not answer: is its address right? ({error})") from None

    async def start(self, hear: Callable[[Note], None], missed: Callable[[], None]) -> None:
        """Hear every note from now on; `missed` says that some may have been lost."""
        listening = asyncio.create_task(self._listen_on(hear, missed))
        self._tasks = [listening, asyncio.create_task(self._send_on())]
        await self._connected.wait()

    def tell(self, table: str, lines: Sequence[Line]) -> None:
        self._notes.append(Note(table, lines[-1].number, lines))
        self._any.set()

    def tell_renewed(self, table: str) -> None:
        self._notes.append(Note(table, RENEWED))
        self._any.set()

    def tell_attended(self, table: str) -> None:
        """Worth nothing later: it is not sent again if it gets lost."""
        self._notes.append(Note(table, ATTENDED))
        self._any.set()

    def tell_guests(self, table: str, guests: Guests) -> None:
        self._notes.append(Note(table, NO_LINE, guests=guests))
        self._any.set()

    async def stop(self) -> None:
        if self._notes:
            with suppress(RedisError, OSError):
                await self._send()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._redis.aclose()

    # Sending. What has come together meanwhile goes in one message.

    async def _send_on(self) -> None:
        while True:
            await self._any.wait()
            try:
                await self._send()
            except (RedisError, OSError):
                await asyncio.sleep(SECONDS_UNTIL_NEXT_TRY)

    async def _send(self) -> None:
        notes, self._notes = self._notes, []
        self._any.clear()
        try:
            await self._redis.publish(CHANNEL, msgspec.msgpack.encode(notes))
        except BaseException:
            waiting = (*notes, *self._notes)
            renewed = [note for note in waiting if note.last == RENEWED]
            last = {note.table: note.last for note in waiting if note.last > NO_LINE}
            self._notes = [*renewed, *(Note(*later) for later in last.items())]
            self._any.set()
            raise

    # Hearing.

    async def _listen_on(self, hear: Callable[[Note], None], missed: Callable[[], None]) -> None:
        while True:
            try:
                async with self._redis.pubsub() as pubsub:
                    await pubsub.subscribe(CHANNEL)
                    await self._listen(pubsub, hear, missed)
            except (RedisError, OSError) as error:
                log.warning("the bus is lost, and looked for: %s", type(error).__name__)
            await asyncio.sleep(SECONDS_UNTIL_NEXT_TRY)

    async def _listen(
        self, pubsub: PubSub, hear: Callable[[Note], None], missed: Callable[[], None]
    ) -> None:
        while True:
            message = await pubsub.get_message(timeout=SECONDS_TO_CONNECT)
            if message is None:
                continue
            if message["type"] == "subscribe":  # for the first time, or after a break
                missed()
                self._connected.set()
            elif message["type"] == "message":
                for note in NOTES.decode(message["data"]):
                    hear(note)
