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

from tests.server.programs import program

USER = "stellwerk"
SECONDS_TO_START = 20


@contextmanager
def postgres() -> Iterator[str | None]:
    """The address of a new server, without the database; none where there is no PostgreSQL."""
    initdb, server = program("initdb"), program("postgres")
    if initdb is None or server is None:
        yield None
        return
    with tempfile.TemporaryDirectory(prefix="stellwerk-", ignore_cleanup_errors=True) as folder:
        as_nobody = give_up_root(folder)
        data = f"{folder}/data"
        new = [initdb, "-D", data, "-A", "trust", "-U", USER, "--no-sync", "-E", "UTF8"]
        subprocess.run([*as_nobody, *new], check=True, capture_output=True)
        run = [server, "-D", data, "-k", folder, "-c", "listen_addresses="]
        process = subprocess.Popen([*as_nobody, *run], stderr=subprocess.DEVNULL)
        try:
            wait_for(folder)
            yield f"postgresql://{USER}@/%s?host={folder}"
        finally:
            process.send_signal(signal.SIGINT)  # at once, whoever is still connected
            process.wait(30)


def give_up_root(folder: str) -> list[str]:
    """PostgreSQL does not run as root, as some containers do."""
    if os.getuid() != 0:
        return []
    shutil.chown(folder, "nobody")
    return ["setpriv", "--reuid=nobody", "--clear-groups"]


def wait_for(folder: str) -> None:
    end = time.monotonic() + SECONDS_TO_START
    while True:
        try:
            connect(folder).close()
            return
        except psycopg.OperationalError:
            if time.monotonic() > end:
                raise
            time.sleep(0.05)


def connect(folder: str) -> psycopg.Connection:
    return psycopg.connect(host=folder, user=USER, dbname="postgres", autocommit=True)


def new_database(address: str, name: str) -> str:
    """The whole address of an empty database."""
    with connect(address.partition("host=")[2]) as connection:
        connection.execute(f'CREATE DATABASE "{name}"'.encode())
    connection.close()
    return address % name
