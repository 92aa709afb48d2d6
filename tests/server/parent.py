"""A parent of servers: it has loaded the rules once, and forks a server whenever one is wanted.

Each is a process of its own with a store of its own, and dies as any other does; it only starts
sooner. `python -m tests.server.parent` reads one line for each server it should fork, and
one for each whose status is asked for.
"""

import json
import os
import signal
import subprocess
import sys
import time
import traceback
from pathlib import Path

from rich.console import Console
from sqlalchemy import Engine, event

from stellwerk import bots, games
from stellwerk.server.serving import serve
from stellwerk.terminal.preparing import prepare
from tests.server.served import Served


class Parent:
    """The parent, as the tests see it."""

    def __init__(self) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tests.server.parent"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def ask(self, *what: object) -> list[str]:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps(what) + "\n")
        self.process.stdin.flush()
        return self.process.stdout.readline().split()

    def close(self) -> None:
        self.process.communicate()


class Forked(Served):
    """A server that a parent has forked."""

    def __init__(
        self, parent: Parent, folder: Path, database: str = "", bus: str = "", slow: float = 0
    ) -> None:
        self.parent = parent
        self.bus = bus or None
        self.slow = slow
        super().__init__(folder, database, bus)

    def start(self) -> None:
        pid, self.url = self.parent.ask("fork", self.database, self.bus, self.slow)
        self.pid = int(pid)

    def kill(self) -> None:
        os.kill(self.pid, signal.SIGKILL)
        self._gone()

    def stop(self) -> int:
        os.kill(self.pid, signal.SIGTERM)
        return self._gone()

    def _gone(self) -> int:
        return int(self.parent.ask("wait", self.pid)[0])


def fork(database: str, bus: str | None, slow: float) -> int:
    """A server on a disk that takes its time: so many seconds for a commit."""
    if (pid := os.fork()) == 0:
        if slow:
            event.listen(Engine, "commit", lambda _: time.sleep(slow))
        try:
            serve("127.0.0.1", 0, database, bus, lambda url: say(f"{os.getpid()} {url}"))
            os._exit(0)
        except BaseException:
            traceback.print_exc()
            os._exit(1)
    return pid


def say(answer: str) -> None:
    sys.stdout.write(answer + "\n")
    sys.stdout.flush()


def main() -> None:
    for name in games.NAMES:
        prepare(games.game_named(name), Console(stderr=True), bots.NAMES)
    children = set[int]()
    for line in sys.stdin:
        what, *about = json.loads(line)
        if what == "fork":
            children.add(fork(*about))
        else:
            pid, status = os.waitpid(about[0], 0)
            children.remove(pid)
            say(str(os.waitstatus_to_exitcode(status)))
    for pid in children:
        os.kill(pid, signal.SIGKILL)


if __name__ == "__main__":
    main()
