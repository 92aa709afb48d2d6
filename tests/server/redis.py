"""A Redis of our own: started for the tests, stopped and started again by them, thrown away."""

import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager

from tests.programs import program

SECONDS_TO_START = 20


class RedisServer:
    def __init__(self, program: str, folder: str) -> None:
        self.door = f"{folder}/door"
        self.command = [program, "--port", "0", "--unixsocket", self.door, "--dir", folder]
        self.command += ["--save", "", "--appendonly", "no"]
        self.start()

    @property
    def url(self) -> str:
        return f"unix://{self.door}"

    def start(self) -> None:
        self.process = subprocess.Popen(self.command, stdout=subprocess.DEVNULL)
        end = time.monotonic() + SECONDS_TO_START
        while not self._answers():
            assert time.monotonic() < end, "Redis does not start"
            time.sleep(0.02)

    def _answers(self) -> bool:
        with socket.socket(socket.AF_UNIX) as entry:
            return entry.connect_ex(self.door) == 0

    def kill(self) -> None:
        self.process.kill()
        self.process.wait(30)


@contextmanager
def redis() -> Iterator[RedisServer | None]:
    """A new server; none where there is no Redis."""
    found = program("redis-server")
    if found is None:
        yield None
        return
    with tempfile.TemporaryDirectory(prefix="stellwerk-") as folder:
        server = RedisServer(found, folder)
        try:
            yield server
        finally:
            server.kill()
