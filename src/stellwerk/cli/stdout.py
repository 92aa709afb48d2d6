"""What a command prints. What cannot be shown is replaced; what cannot be written is an error."""

import os
import signal
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from io import TextIOWrapper
from types import FrameType
from typing import IO, TypeVar

import click

import stellwerk.cli
from stellwerk.cli.exit_codes import ExitCode

T = TypeVar("T")


class CannotPrint(click.ClickException):
    """The disk is full, say."""

    def __init__(self, error: OSError) -> None:
        super().__init__(f"cannot write the output: {error.strerror}")


class NobodyReads(CannotPrint):
    """The reader of a pipe has seen enough and is gone: that is not worth a word."""

    exit_code = ExitCode.PIPE_CLOSED

    def show(self, file: IO[str] | None = None) -> None:
        pass


class Output(TextIOWrapper):
    """Standard output."""

    def write(self, text: str, /) -> int:
        if text == "":  # Click tries every stream with nothing, and minds no error
            return 0
        with self._failing():
            return super().write(text)

    def flush(self) -> None:
        with self._failing():
            super().flush()

    @contextmanager
    def _failing(self) -> Iterator[None]:
        try:
            yield
        except OSError as error:
            nowhere = os.open(os.devnull, os.O_WRONLY)
            os.dup2(nowhere, self.fileno())  # so that the rest fails no more
            os.close(nowhere)
            gone = isinstance(error, BrokenPipeError)
            raise (NobodyReads if gone else CannotPrint)(error) from None


class Errors(TextIOWrapper):
    """Standard error: if it cannot be written there is nowhere left to say so."""

    def write(self, text: str, /) -> int:
        with suppress(OSError):
            return super().write(text)
        return len(text)

    def flush(self) -> None:
        with suppress(OSError):
            super().flush()


def guard() -> None:
    """Put these in the place of Python's own streams, where there are any."""
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout = _like(sys.stdout, Output, "replace")
    if isinstance(sys.stderr, TextIOWrapper):
        sys.stderr = _like(sys.stderr, Errors, "backslashreplace")


def _like(old: TextIOWrapper, kind: type[TextIOWrapper], errors: str) -> TextIOWrapper:
    if old.isatty():  # it is never full; and input() drops a Ctrl-C that comes in a flush of ours
        old.reconfigure(errors=errors)
        return old
    settings = old.encoding, errors, None, old.line_buffering, old.write_through
    return kind(old.detach(), *settings)


def until_ctrl_c(items: Iterable[T]) -> Iterator[T]:
    """A `KeyboardInterrupt` gets lost in C code that drops exceptions; then it comes here."""
    pressed = False

    def interrupt(signum: int, frame: FrameType | None) -> None:
        nonlocal pressed
        pressed = True
        raise KeyboardInterrupt

    before = signal.getsignal(signal.SIGINT)
    if before in (signal.default_int_handler, stellwerk.cli.interrupt):
        signal.signal(signal.SIGINT, interrupt)
    try:
        for item in items:
            if pressed:
                raise KeyboardInterrupt
            yield item
    finally:
        signal.signal(signal.SIGINT, before)


def print_document(text: str) -> None:
    """JSON and SVG are UTF-8 for whichever program reads them, whatever the locale is."""
    if isinstance(sys.stdout, TextIOWrapper) and not sys.stdout.isatty():
        sys.stdout.reconfigure(encoding="utf-8")
    click.echo(text, nl=False)
