"""A PostgreSQL of our own: started for the tests and thrown away."""

import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager

import psycopg

from tests.programs import program

USER = "stellwerk"
SECONDS_TO_START = 20


class PostgresServer:
    """One that can be stopped in any way and started again."""

    def __init__(self, initdb: str, server: str, folder: str) -> None:
        self.folder = folder
        as_nobody = give_up_root(folder)
        data = f"{folder}/data"
        new = [initdb, "-D", data, "-A", "trust", "-U", USER, "--no-sync", "-E", "UTF8"]
        subprocess.run([*as_nobody, *new], check=True, capture_output=True)
        run = [server, "-D", data, "-k", folder, "-c", "listen_addresses="]
        self.command = [*as_nobody, *run]
        self.start()

    @property
    def address(self) -> str:
        """Without the database."""
        return f"postgresql://{USER}@/%s?host={self.folder}"

    def start(self) -> None:
        """Again, as long as processes of one that was killed are still there."""
        end = time.monotonic() + SECONDS_TO_START
        while True:
            self.process = subprocess.Popen(self.command, stderr=subprocess.DEVNULL)
            if self._answers():
                return
            assert time.monotonic() < end, "PostgreSQL does not start"

    def _answers(self) -> bool:
        while self.process.poll() is None:
            try:
                connect(self.folder).close()
                return True
            except psycopg.OperationalError:
                time.sleep(0.05)
        return False

    def stop(self, sign: signal.Signals = signal.SIGINT) -> None:
        """SIGINT is a fast stop, even with clients connected; SIGQUIT an immediate one."""
        self.process.send_signal(sign)
        self.process.wait(30)


@contextmanager
def postgres_server() -> Iterator[PostgresServer | None]:
    """A new server; none where there is no PostgreSQL."""
    initdb, server = program("initdb"), program("postgres")
    if initdb is None or server is None:
        yield None
        return
    with tempfile.TemporaryDirectory(prefix="stellwerk-", ignore_cleanup_errors=True) as folder:
        found = PostgresServer(initdb, server, folder)
        try:
            yield found
        finally:
            found.stop()


@contextmanager
def postgres() -> Iterator[str | None]:
    """The address of a new server, without the database; none where there is no PostgreSQL."""
    with postgres_server() as found:
        yield None if found is None else found.address


def give_up_root(folder: str) -> list[str]:
    """PostgreSQL does not run as root, as some containers do."""
    if os.getuid() != 0:
        return []
    shutil.chown(folder, "nobody")
    return ["setpriv", "--reuid=nobody", "--clear-groups"]


def connect(folder: str) -> psycopg.Connection:
    return psycopg.connect(host=folder, user=USER, dbname="postgres", autocommit=True)


def new_database(address: str, name: str) -> str:
    """The whole address of an empty database."""
    with connect(address.partition("host=")[2]) as connection:
        connection.execute(f'CREATE DATABASE "{name}"'.encode())
    connection.close()
    return address % name
