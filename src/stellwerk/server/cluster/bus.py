"""The bus: a process publishes what it has written to the others, over Valkey or Redis.

A note carries new log entries, so that they need not be read from the store. The store remains the
truth: a process that has missed a note sees a gap in the numbers and reads what is missing, and
every process does so after the connection was lost. A note that cannot be sent is sent later,
without its entries.
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

from stellwerk.server.cluster.notes import (
    LOBBY,
    NO_ENTRY,
    NOTES,
    RELOAD,
    VISITED,
    LocalAudience,
    Note,
    Nudge,
)
from stellwerk.server.storage.log import LogEntry

CHANNEL = "stellwerk"
SECONDS_TO_CONNECT = 5.0
SECONDS_UNTIL_NEXT_TRY = 0.5

log = logging.getLogger(__name__)

Receive = Callable[[Note], None]
Missed = Callable[[], None]
"""called when notes may have been lost"""


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
        """NoBus if it cannot be reached, with a reason that contains no password."""
        try:
            with redis.Redis.from_url(self.url, socket_timeout=SECONDS_TO_CONNECT) as once:
                once.ping()
        except (RedisError, OSError, ValueError) as error:
            raise NoBus(f"the bus does not answer: is its address right? ({error})") from None

    async def start(self, receive: Receive, missed: Missed) -> None:
        listening = asyncio.create_task(self._listen_forever(receive, missed))
        self._tasks = [listening, asyncio.create_task(self._send_forever())]
        await self._connected.wait()

    def publish_entries(self, table_id: str, entries: Sequence[LogEntry]) -> None:
        self._publish(Note(table_id, entries[-1].number, entries))

    def publish_reload(self, table_id: str) -> None:
        self._publish(Note(table_id, RELOAD))

    def publish_visit(self, table_id: str) -> None:
        """Worthless later: it is not sent again if it gets lost."""
        self._publish(Note(table_id, VISITED))

    def publish_audience(self, table_id: str, audience: LocalAudience) -> None:
        self._publish(Note(table_id, NO_ENTRY, audience=audience))

    def publish_lobby(self, table_id: str, audience: LocalAudience | None = None) -> None:
        self._publish(Note(table_id, LOBBY, audience=audience))

    def publish_nudge(self, table_id: str, nudge: Nudge) -> None:
        """Worthless later, too."""
        self._publish(Note(table_id, NO_ENTRY, nudge=nudge))

    def _publish(self, note: Note) -> None:
        self._notes.append(note)
        self._any.set()

    async def stop(self) -> None:
        if self._notes:
            with suppress(RedisError, OSError):
                await self._send()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._redis.aclose()

    # Sending. Notes that have come together meanwhile go in one message.

    async def _send_forever(self) -> None:
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
            reloads = [note for note in waiting if note.last == RELOAD]
            last = {note.table_id: note.last for note in waiting if note.last > NO_ENTRY}
            self._notes = [*reloads, *(Note(*later) for later in last.items())]
            self._any.set()
            raise

    # Receiving.

    async def _listen_forever(self, receive: Receive, missed: Missed) -> None:
        while True:
            try:
                async with self._redis.pubsub() as pubsub:
                    await pubsub.subscribe(CHANNEL)
                    await self._listen(pubsub, receive, missed)
            except (RedisError, OSError) as error:
                log.warning("lost connection to the bus, reconnecting: %s", type(error).__name__)
            await asyncio.sleep(SECONDS_UNTIL_NEXT_TRY)

    async def _listen(self, pubsub: PubSub, receive: Receive, missed: Missed) -> None:
        while True:
            message = await pubsub.get_message(timeout=SECONDS_TO_CONNECT)
            if message is None:
                continue
            if message["type"] == "subscribe":  # for the first time, or after a break
                missed()
                self._connected.set()
            elif message["type"] == "message":
                for note in NOTES.decode(message["data"]):
                    receive(note)
