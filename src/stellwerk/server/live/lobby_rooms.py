"""All lobbies that somebody looks at in this process, and what other processes say of them."""

import time
from collections.abc import Callable
from typing import TYPE_CHECKING

from stellwerk.server.cluster.notes import LocalAudience
from stellwerk.server.live.lobby_room import SECONDS_BETWEEN_REPORTS, LobbyRoom
from stellwerk.server.lobby.state import Lobby

if TYPE_CHECKING:
    from stellwerk.server.cluster.bus import Bus


class LobbyRooms:
    def __init__(self, process: str, bus: "Bus | None" = None) -> None:
        self._process = process
        self._bus = bus
        self._rooms: dict[str, LobbyRoom] = {}
        self._reported_at = time.monotonic()

    def of(self, lobby: Lobby) -> LobbyRoom:
        """The room of a lobby, which learns what is new of it."""
        room = self._rooms.get(lobby.id)
        if room is None:
            publish = self._publish_audience(lobby.id)
            room = self._rooms[lobby.id] = LobbyRoom(lobby, self._process, publish)
        room.show(lobby)
        return room

    def known(self, lobby_id: str) -> LobbyRoom | None:
        return self._rooms.get(lobby_id)

    def shown(self) -> list[Lobby]:
        """The lobbies that somebody looks at here, as they were told last."""
        return [room.lobby for room in self._rooms.values()]

    def changed(self, lobby: Lobby) -> None:
        """Tell everybody of a change that is stored, here and at other processes."""
        self.publish(lobby.id)
        self.of(lobby)

    def end(self, lobby_id: str, how: str) -> None:
        """Let all go who look at it: it has `started`, or is `closed`."""
        room = self._rooms.pop(lobby_id, None)
        if room is not None:
            room.end(how)

    def end_streams(self) -> None:
        for room in self._rooms.values():
            room.end_streams()

    def look_after(self) -> None:
        """Break the silence, say again who is here, and forget what nobody looks at."""
        report = time.monotonic() - self._reported_at > SECONDS_BETWEEN_REPORTS
        for room in self._rooms.values():
            room.keep_alive()
            if report:
                room.report()
        if report:
            self._reported_at = time.monotonic()
        self._rooms = {i: room for i, room in self._rooms.items() if not room.forgotten}

    def publish(self, lobby_id: str) -> None:
        """Other processes should read it again."""
        if self._bus is not None:
            self._bus.publish_lobby(lobby_id)

    def _publish_audience(self, lobby_id: str) -> Callable[[LocalAudience], None]:
        def publish(audience: LocalAudience) -> None:
            if self._bus is not None:
                self._bus.publish_lobby(lobby_id, audience)

        return publish
