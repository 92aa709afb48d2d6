"""Ctrl-C in the middle of a long command."""

import signal
from collections.abc import Iterator

import pytest

from stellwerk.cli.stdout import until_ctrl_c


def careless(count: int) -> Iterator[int]:
    """Like C code that drops an exception: it goes on."""
    for number in range(count):
        try:
            if number == 2:
                signal.raise_signal(signal.SIGINT)
        except KeyboardInterrupt:
            pass
        yield number


def test_an_interrupt_that_was_dropped_comes_again() -> None:
    numbers = until_ctrl_c(careless(10))
    assert [next(numbers), next(numbers)] == [0, 1]
    with pytest.raises(KeyboardInterrupt):
        next(numbers)


def test_afterwards_ctrl_c_is_answered_as_before() -> None:
    before = signal.getsignal(signal.SIGINT)
    assert list(until_ctrl_c(range(3))) == [0, 1, 2]
    assert signal.getsignal(signal.SIGINT) is before
