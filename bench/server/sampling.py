"""Sampling: which code of a server the time of its processor goes to, by room.

A thread looks at the stacks of all others again and again. The time for which a thread has run
since the last look is credited to the innermost frame that belongs to a room.
"""

import sys
import threading
import time
from collections import defaultdict
from types import CodeType, FrameType

SECONDS_BETWEEN_LOOKS = 0.001
SECONDS_A_THREAD_WAITS = 0.00001  # GIL switch interval: seen is who runs, not who pauses anyway

LOOP, FRAMEWORK, SELF = "event loop and sockets", "HTTP framework", "sampling"
STORE, SENTENCES, STREAMS = "store", "views and sentences", "streams: changes, encoding, sending"
RULES, PROCESSES = "rules and what is noted of them", "notes to other processes"
ROOMS = (
    ("/bench/server/sampling", SELF),
    ("/stellwerk/server/serving", "garbage collection"),
    ("/asyncio/runners", LOOP),
    ("/uvicorn/_compat", LOOP),
    ("/uvicorn/server", LOOP),
    ("/stellwerk/server/storage/", STORE),
    ("/sqlalchemy/", STORE),
    ("/stellwerk/server/live/streams", STREAMS),
    ("/stellwerk/server/live/events", STREAMS),
    ("/stellwerk/server/live/changes", STREAMS),
    ("/stellwerk/server/live/packing", STREAMS),
    ("/stellwerk/server/live/snapshots", SENTENCES),
    ("/stellwerk/core/messages", SENTENCES),
    ("/fluent/", SENTENCES),
    ("/view.py", SENTENCES),
    ("/report.py", SENTENCES),
    ("/stellwerk/server/live/", "live: sessions, drafts, commands"),
    ("/stellwerk/server/cluster/", PROCESSES),
    ("/redis/", PROCESSES),
    ("/stellwerk/server/", "our routes, limits and checks"),
    ("/stellwerk/match.py", "matches: legality and log"),
    ("/stellwerk/", RULES),
    ("/numba/", RULES),
    ("/litestar/", FRAMEWORK),
    ("/uvicorn/", FRAMEWORK),
)
"""The first part of a file's name that fits says which room it is in."""


class Sampler(threading.Thread):
    def __init__(self) -> None:
        super().__init__(name="sampler", daemon=True)
        self.found = defaultdict[str, float](float)
        """seconds by room"""
        self._rooms = dict[CodeType, str | None]()
        self._ran = dict[int, float]()
        self._ended = threading.Event()

    def end(self) -> dict[str, float]:
        self._ended.set()
        self.join()
        return self.found

    def run(self) -> None:
        before = sys.getswitchinterval()
        sys.setswitchinterval(SECONDS_A_THREAD_WAITS)
        while not self._ended.wait(SECONDS_BETWEEN_LOOKS):
            names = {thread.ident: thread.name for thread in threading.enumerate()}
            for ident, frame in sys._current_frames().items():
                if ident != self.ident and ident in names:
                    self._credit(ident, names[ident], frame)
        sys.setswitchinterval(before)

    def _credit(self, ident: int, name: str, frame: FrameType) -> None:
        ran = time.clock_gettime(time.pthread_getcpuclockid(ident))
        since = ran - self._ran.get(ident, ran)
        self._ran[ident] = ran
        if since:
            self.found[self._room(name, frame)] += since

    def _room(self, thread: str, frame: FrameType | None) -> str:
        while frame is not None:
            room = self._room_of(frame.f_code)
            if room is not None:
                return room
            frame = frame.f_back
        return LOOP

    def _room_of(self, code: CodeType) -> str | None:
        if code not in self._rooms:
            rooms = (room for part, room in ROOMS if part in code.co_filename)
            self._rooms[code] = next(rooms, None)
        return self._rooms[code]
