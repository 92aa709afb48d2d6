"""Many deals on many cores. They come back in order, even if a later one was quicker."""

import signal
import traceback
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess

from stellwerk.arena.deals import play_deal
from stellwerk.arena.results import Contest, Deal
from stellwerk.bots.failures import BotFailed


class DealFailed(RuntimeError):
    """A bot or a worker broke down in the midst of a deal."""


def played_deals(contest: Contest, numbers: Sequence[int], jobs: int) -> Iterator[Deal]:
    """The deals in the order of their numbers; the same for any number of jobs."""
    jobs = min(jobs, len(numbers))
    if jobs > 1:
        return _in_order(_played_apart(contest, numbers, jobs), numbers)
    return (_whole(_outcome(contest, number)) for number in numbers)


def _in_order(deals: Iterable[Deal], numbers: Iterable[int]) -> Iterator[Deal]:
    early: dict[int, Deal] = {}
    awaited = iter(numbers)
    number = next(awaited, None)
    for deal in deals:
        early[deal.number] = deal
        while number in early:
            yield early.pop(number)
            number = next(awaited, None)


def _played_apart(contest: Contest, numbers: Iterable[int], jobs: int) -> Iterator[Deal]:
    with _workers(contest, jobs) as doors:
        to_do = iter(numbers)
        busy = [door for door in doors if _hand_out(door, to_do)]
        while busy:
            for door in [door for door in busy if door in wait(busy)]:
                deal = _answer(door)
                if not _hand_out(door, to_do):
                    busy.remove(door)
                yield deal


def _hand_out(door: Connection, to_do: Iterator[int]) -> bool:
    number = next(to_do, None)
    if number is not None:
        door.send(number)
    return number is not None


def _answer(door: Connection) -> Deal:
    try:
        return _whole(door.recv())
    except (EOFError, OSError):
        raise DealFailed("a worker process was ended from outside; is there memory left?") from None


def _whole(outcome: Deal | str) -> Deal:
    if isinstance(outcome, str):
        raise DealFailed(outcome)
    return outcome


def _outcome(contest: Contest, number: int) -> Deal | str:
    """The deal, or what went wrong, in words that can leave the process."""
    try:
        return play_deal(contest, number)
    except BotFailed as error:
        return f"deal {number}: {error}"
    except Exception:
        return f"deal {number} broke off:\n{traceback.format_exc()}"


@contextmanager
def _workers(contest: Contest, jobs: int) -> Iterator[list[Connection]]:
    """Fresh processes, on every platform alike. They end with the arena, if need be in mid-deal."""
    context = get_context("spawn")
    doors: list[Connection] = []
    processes: list[BaseProcess] = []
    try:
        with _uninterrupted():
            for _ in range(jobs):
                door, inside = context.Pipe()
                processes.append(context.Process(target=_work, args=(contest, inside), daemon=True))
                processes[-1].start()
                inside.close()
                doors.append(door)
        yield doors
    finally:
        for process in processes:
            process.terminate()
        for process in processes:
            process.join()


@contextmanager
def _uninterrupted() -> Iterator[None]:
    """Who is started meanwhile never hears of Ctrl-C: that is for the arena to answer."""
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def _work(contest: Contest, door: Connection) -> None:
    try:
        while True:
            door.send(_outcome(contest, door.recv()))
    except (EOFError, OSError):
        return  # the arena is gone
