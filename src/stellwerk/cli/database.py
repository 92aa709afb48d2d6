"""The database of --database: what is wrong with it, in a sentence without its password."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import click
from sqlalchemy import make_url
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from stellwerk.server.storage.database import engine_for
from stellwerk.server.storage.lock import exclusive
from stellwerk.server.storage.schema import WrongVersion

KINDS = re.compile(r"sqlite:///.+|postgresql(\+psycopg)?://.*")


def checked(url: str) -> str:
    """Before anything else is done: is it one of ours, and is there a folder for its file?"""
    try:
        found = make_url(url) if KINDS.fullmatch(url) else None
    except (SQLAlchemyError, ValueError):  # whose words may hold a part of the password
        found = None
    if found is None:
        raise click.UsageError(
            f"--database: sqlite:///FILE or postgresql://…; not {without_password(url)!r}"
        )
    file = found.database or ""
    folder = Path(file).parent
    if found.drivername == "sqlite" and not file.startswith("file:") and not folder.is_dir():
        raise click.UsageError(f"--database: there is no folder {folder}")
    return url


def without_password(url: str) -> str:
    """Nor anything else that may be one."""
    return re.sub("//.*@", "//…@", url, flags=re.DOTALL)


def try_out(url: str) -> None:
    """Whether a database answers there, and no other server uses it."""
    found = engine_for(url)
    try:
        with exclusive(url), found.connect() as connection:
            is_file = found.dialect.name == "sqlite"
            connection.exec_driver_sql("PRAGMA schema_version" if is_file else "SELECT 1")
    finally:
        found.dispose()


@contextmanager
def opening(url: str) -> Iterator[None]:
    try:
        yield
    except WrongVersion as error:
        raise click.ClickException(str(error)) from None
    except SQLAlchemyError as error:
        reason = str(error.orig if isinstance(error, DBAPIError) else error).partition("\n")[0]
        raise click.ClickException(
            f"cannot open the database {without_password(url)}: {reason}"
        ) from None
