"""Those who look at one lobby, here and at other processes."""

import time
from collections.abc import Callable

from stellwerk.kernel.actor import SPECTATOR
from stellwerk.server.cluster.notes import LocalAudience
from stellwerk.server.live.events import Event, state
from stellwerk.server.live.lobby_view import lobby_view
from stellwerk.server.live.snapshots import Reader
from stellwerk.server.live.streams import ALIVE, SECONDS_OF_SILENCE, Stream
from stellwerk.server.lobby.state import Lobby

SECONDS_BETWEEN_REPORTS = 10.0
SECONDS_REMEMBERED = 25.0  # of a process that says nothing any more
SECONDS_KEPT = 120.0  # of a lobby that nobody looks at: when its host was here last


class LobbyRoom:
    def __init__(
        self, lobby: Lobby, process: str, publish: Callable[[LocalAudience], None]
    ) -> None:
        self.lobby = lobby
        """as it was told last"""
        self._process = process
        self._publish = publish
        self._streams: set[Stream] = set()
        self._elsewhere: dict[str, tuple[LocalAudience, float]] = {}
        self._seen: dict[bytes, float] = {}
        """when visitors were here last"""
        self._since = self._touched = time.monotonic()
        self.here: frozenset[bytes] = frozenset()

    @property
    def forgotten(self) -> bool:
        return not self._streams and time.monotonic() - self._touched > SECONDS_KEPT

    def absent(self, visitor: bytes) -> float:
        """For how many seconds a visitor was not here, as far as that is known."""
        if visitor in self.here:
            return 0.0
        return time.monotonic() - self._seen.get(visitor, self._since)

    def note(self, visitor: bytes | None) -> None:
        """The visitor has asked for something."""
        self._touched = time.monotonic()
        if visitor is not None:
            self._seen[visitor] = self._touched

    # Those who look at it.

    def join(self, holder: bytes | None) -> Stream:
        stream = Stream(Reader(SPECTATOR), self._leave, holder)
        self._streams.add(stream)
        self.note(holder)
        if not self._change():
            stream.send(self._shown_to(holder))
        return stream

    def _leave(self, stream: Stream) -> None:
        self._streams.discard(stream)
        self.note(stream.holder)
        self._change()

    def show(self, lobby: Lobby) -> None:
        """Tell everybody what has changed, unless they know."""
        if lobby.version > self.lobby.version:
            self.lobby = lobby
            self._tell()

    def _tell(self) -> None:
        for stream in self._streams:
            stream.send(self._shown_to(stream.holder))

    def _shown_to(self, holder: bytes | None) -> Event:
        return state("lobby", lobby_view(self.lobby, holder, self.here, time.time()))

    def end(self, how: str) -> None:
        """It has `started`, or is `closed`."""
        for stream in self._streams:
            stream.send(Event(None, how, {}))
        self.end_streams()

    def end_streams(self) -> None:
        for stream in self._streams:
            stream.end()

    def keep_alive(self) -> None:
        before = time.monotonic() - SECONDS_OF_SILENCE
        for stream in self._streams:
            if stream.silent_since < before:
                stream.send(ALIVE)

    # Who is here, at any process.

    def _change(self) -> bool:
        """Tell other processes who looks at it here; whether that changes who is here."""
        self._publish(self._audience())
        return self._announce()

    def _audience(self) -> LocalAudience:
        visitors = {stream.holder for stream in self._streams if stream.holder}
        return LocalAudience(self._process, sorted(visitors), 0, [])

    def receive(self, audience: LocalAudience) -> None:
        if audience.process == self._process:
            return
        if audience.process not in self._elsewhere:
            self._publish(self._audience())
        self._elsewhere[audience.process] = (audience, time.monotonic())
        self._announce()

    def report(self) -> None:
        """Say again who looks at it here, and forget processes that have died."""
        before = time.monotonic() - SECONDS_REMEMBERED
        self._elsewhere = {p: told for p, told in self._elsewhere.items() if told[1] > before}
        if self._streams:
            self._publish(self._audience())
        self._announce()

    def _announce(self) -> bool:
        audiences = [self._audience(), *(audience for audience, _ in self._elsewhere.values())]
        here = frozenset(visitor for audience in audiences for visitor in audience.visitors)
        if here == self.here:
            return False
        for visitor in here ^ self.here:
            self._seen[visitor] = time.monotonic()
        self.here = here
        self._tell()
        return True
