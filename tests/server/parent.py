"""A parent of servers: it has loaded the rules once, and forks a server whenever one is wanted.

Each is a process of its own with a store of its own, and dies as any other does; it only starts
sooner. `python -m tests.server.parent` reads one line for each server it should fork, and
one for each whose status is asked for.
"""

import json
import os
import resource
import signal
import subprocess
import sys
import threading
import time
import traceback
from importlib import import_module
from pathlib import Path

from sqlalchemy import Engine, event

from stellwerk.cli.compile import prepare_all
from stellwerk.server.serving import serve
from tests.server.served import Served

FAILED = "failed"
A_DAY = 24 * 3600.0
JUMPS = {signal.SIGUSR1: A_DAY, signal.SIGUSR2: -A_DAY}


class Parent:
    """The parent, as the tests see it."""

    def __init__(self) -> None:
        self._asking = threading.Lock()
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tests.server.parent"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            start_new_session=True,  # Control-C is for us; it ends, with its servers, when we do
        )

    def ask(self, *what: object) -> list[str]:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        with self._asking:
            self.process.stdin.write(json.dumps(what) + "\n")
            self.process.stdin.flush()
            return self.process.stdout.readline().split()

    def close(self) -> None:
        self.process.communicate()


class Forked(Served):
    """A server that a parent has forked."""

    def __init__(
        self,
        parent: Parent,
        folder: Path,
        database: str = "",
        bus: str = "",
        slow: float = 0,
        port: int = 0,
        log: Path | None = None,
        files: int = 0,
    ) -> None:
        self.parent = parent
        self.bus = bus or None
        self.slow = slow
        self.port = port
        self.log = log
        self.files = files
        super().__init__(folder, database, bus)

    def start(self) -> None:
        log = None if self.log is None else str(self.log)
        asked = ("fork", self.database, self.bus, self.slow, self.port, log, self.files)
        pid, self.url = self.parent.ask(*asked)
        self.pid = int(pid)
        assert self.url != FAILED, "the server does not start"

    def kill(self) -> None:
        os.kill(self.pid, signal.SIGKILL)
        self._gone()

    def stop(self) -> int:
        os.kill(self.pid, signal.SIGTERM)
        return self._gone()

    def _gone(self) -> int:
        return int(self.parent.ask("wait", self.pid)[0])


def fork(
    database: str, bus: str | None, slow: float, port: int, log: str | None, files: int
) -> int:
    """A server on a slow disk, which needs this many seconds for a commit."""
    if (pid := os.fork()) == 0:
        if files:
            most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
            resource.setrlimit(resource.RLIMIT_NOFILE, (files, most))
        if slow:
            event.listen(Engine, "commit", lambda _: time.sleep(slow))
        if log is not None:
            os.dup2(os.open(log, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o600), 2)
        let_clock_jump()
        opened = [FAILED]
        try:
            level = "warning" if log is None else "info"
            serve("127.0.0.1", port, database, bus, lambda url: say_open(opened, url), level)
            os._exit(0)
        except BaseException:
            traceback.print_exc()
            if opened == [FAILED]:
                say(f"{os.getpid()} {FAILED}")
            os._exit(1)
    return pid


def say_open(opened: list[str], url: str) -> None:
    opened[:] = [url]
    say(f"{os.getpid()} {url}")


def let_clock_jump() -> None:
    """SIGUSR1 sets the clock of this process a day on, SIGUSR2 a day back."""
    real, jumped = time.time, [0.0]

    def jump(sign: int, _: object) -> None:
        jumped[0] += JUMPS[signal.Signals(sign)]

    for sign in JUMPS:
        signal.signal(sign, jump)
    time.time = lambda: real() + jumped[0]


def say(answer: str) -> None:
    sys.stdout.write(answer + "\n")
    sys.stdout.flush()


def main() -> None:
    prepare_all()
    for needed_by_some in ("psycopg", "stellwerk.server.cluster.bus"):
        import_module(needed_by_some)
    children = set[int]()
    try:
        for entry in sys.stdin:
            what, *about = json.loads(entry)
            if what == "fork":
                children.add(fork(*about))
            else:
                pid, status = os.waitpid(about[0], 0)
                children.remove(pid)
                say(str(os.waitstatus_to_exitcode(status)))
    finally:
        for pid in children:
            os.kill(pid, signal.SIGKILL)


if __name__ == "__main__":
    main()
