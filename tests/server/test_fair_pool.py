"""A pool that is shared fairly: one owner's work does not wait for all of another's."""

import asyncio
import os
import sys
import threading
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from stellwerk.server.live.fair_pool import NICENESS, FairPool, step_back


def with_pool(threads: int, each: int, scene: Callable[[FairPool], Awaitable[None]]) -> None:
    async def all_of_it() -> None:
        pool = FairPool("test", threads, each)
        try:
            await asyncio.wait_for(scene(pool), 30)
        finally:
            await pool.stop()

    asyncio.run(all_of_it())


class Gate:
    """Work that keeps a thread until it is let go."""

    def __init__(self) -> None:
        self.begun, self.open = threading.Event(), threading.Event()

    def __call__(self) -> None:
        self.begun.set()
        assert self.open.wait(30)


async def in_order(pool: FairPool, *jobs: tuple[str, float, bool]) -> list[str]:
    """Which work was done first, of these that waited together: owner, seconds, urgent."""
    done: list[str] = []
    gate = Gate()
    first = asyncio.create_task(pool.run("gate", 0.0, gate))
    waiting = [first]
    await asyncio.to_thread(gate.begun.wait)
    for number, (owner, seconds, urgent) in enumerate(jobs):
        work = _noting(done, f"{owner}{number}")
        run = pool.run(owner, seconds, work, _always(urgent))
        waiting.append(asyncio.create_task(run))
        await asyncio.sleep(0)
    gate.open.set()
    await asyncio.gather(*waiting)
    return done


def _noting(done: list[str], what: str) -> Callable[[], None]:
    return lambda: done.append(what)


def _always(answer: bool) -> Callable[[], bool]:
    return lambda: answer


def test_one_owner_with_much_work_delays_nobody_else() -> None:
    async def scene(pool: FairPool) -> None:
        jobs = [*(("a", 1.0, True) for _ in range(100)), ("b", 1.0, True)]
        assert (await in_order(pool, *jobs)).index("b100") <= 1

    with_pool(1, 1, scene)


def test_quick_work_comes_before_slow_work() -> None:
    async def scene(pool: FairPool) -> None:
        assert await in_order(pool, ("a", 1.0, True), ("b", 0.1, True)) == ["b1", "a0"]

    with_pool(1, 1, scene)


def test_what_a_person_waits_for_comes_first() -> None:
    async def scene(pool: FairPool) -> None:
        order = await in_order(pool, ("a", 0.1, False), ("b", 1.0, True), ("c", 0.1, True))
        assert order == ["c2", "b1", "a0"]

    with_pool(1, 1, scene)


def test_work_of_long_ago_is_not_held_against_its_owner() -> None:
    async def scene(pool: FairPool) -> None:
        await in_order(pool, *(("a", 1.0, True) for _ in range(10)))
        order = await in_order(pool, *(("b", 1.0, True) for _ in range(9)), ("a", 1.0, True))
        assert order.index("a9") <= 2

    with_pool(1, 1, scene)


def test_one_owner_has_only_a_share_of_the_threads() -> None:
    async def scene(pool: FairPool) -> None:
        gates = [Gate() for _ in range(3)]
        tasks = [asyncio.create_task(pool.run("a", 1.0, gate)) for gate in gates]
        await asyncio.to_thread(gates[0].begun.wait)
        assert await pool.run("b", 1.0, lambda: "b") == "b"
        assert [gate.begun.is_set() for gate in gates] == [True, False, False]
        for gate in gates:
            gate.open.set()
        await asyncio.gather(*tasks)

    with_pool(2, 1, scene)


def test_a_mistake_reaches_the_one_who_asked_and_frees_the_thread() -> None:
    def fail() -> Any:
        raise ZeroDivisionError

    async def scene(pool: FairPool) -> None:
        with pytest.raises(ZeroDivisionError):
            await pool.run("a", 1.0, fail)
        assert await pool.run("a", 1.0, lambda: 7) == 7

    with_pool(1, 1, scene)


def test_work_that_nobody_waits_for_any_more_is_not_begun() -> None:
    async def scene(pool: FairPool) -> None:
        gate, never = Gate(), Gate()
        first = asyncio.create_task(pool.run("a", 1.0, gate))
        second = asyncio.create_task(pool.run("a", 1.0, never))
        await asyncio.to_thread(gate.begun.wait)
        second.cancel()
        gate.open.set()
        await first
        assert await pool.run("a", 1.0, lambda: 7) == 7
        assert not never.begun.is_set()

    with_pool(1, 1, scene)


@pytest.mark.skipif(sys.platform != "linux", reason="threads have no priorities of their own here")
def test_threads_that_think_let_everything_else_go_first() -> None:
    def priority() -> int:
        return os.getpriority(os.PRIO_PROCESS, threading.get_native_id())

    async def scene() -> None:
        pool = FairPool("test", 1, begin=step_back)
        assert await pool.run("anna", 0.0, priority) == min(19, priority() + NICENESS)
        await pool.stop()

    asyncio.run(scene())
