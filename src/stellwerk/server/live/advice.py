"""Advice: what the strongest bot thinks of a decision, by what its seat may know.

It thinks in the threads of the bots, within the fair share of whoever asked first, once for all who
ask the same, and stops when nobody can use it any more.
"""

import asyncio
import hashlib
import threading
from bisect import bisect_left
from collections import OrderedDict
from collections.abc import Hashable
from functools import partial
from typing import NamedTuple

import msgspec

from stellwerk.bots import iterations_of
from stellwerk.bots.advice import Advice, advise
from stellwerk.bots.levels import LEVELS
from stellwerk.kernel.random import seeded
from stellwerk.match import Match
from stellwerk.server.live.bots import Bots, seconds_of
from stellwerk.server.live.session import Course
from stellwerk.server.web.problems import Refused

STRONGEST = LEVELS[-1].name
MOST_KEPT = 500


class Question(NamedTuple):
    """A decision: the same one has the same answer."""

    table: str
    decision: int | None
    """its number while the game runs: a move taken back and made again asks anew"""
    entries: int
    """of the log that the seat may know of"""
    seat: int
    language: str


class Adviser:
    def __init__(self, bots: Bots) -> None:
        self._bots = bots
        self._kept: OrderedDict[Question, Advice] = OrderedDict()
        self._thinking: dict[Question, asyncio.Task[Advice]] = {}
        self._stops: dict[Question, threading.Event] = {}

    async def advise(
        self, course: Course, entries: int, seat: int, language: str, owner: Hashable = None
    ) -> Advice:
        decision = None if course.match.is_over() else course.decision(seat)
        known = bisect_left(course.match.known_to(seat), entries)
        question = Question(course.agreement.table, decision, known, seat, language)
        if question in self._kept:
            self._kept.move_to_end(question)
            return self._kept[question]
        if question not in self._thinking:
            match = course.match.twin()
            match.names = course.names(language)
            think = self._think(match, entries, question, owner)
            self._thinking[question] = asyncio.create_task(think)
        return await asyncio.shield(self._thinking[question])

    async def _think(
        self, match: Match, entries: int, question: Question, owner: Hashable
    ) -> Advice:
        stop = self._stops[question] = threading.Event()
        think = partial(_advice, match, entries, question, stop)
        try:
            advice = await self._bots.run(owner, seconds_of(STRONGEST), think)
            if stop.is_set():
                raise Refused("no_advice")
            self._keep(question, advice)
            return advice
        finally:
            del self._thinking[question], self._stops[question]

    def _keep(self, question: Question, advice: Advice) -> None:
        self._kept[question] = advice
        if len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)

    def forget(self, course: Course) -> None:
        """Nobody needs advice any more on a decision that has passed."""
        for question, stop in self._stops.items():
            mine = question.table == course.agreement.table
            if mine and question.decision is not None and not _is_open(question, course):
                stop.set()

    def forget_all(self, table: str) -> None:
        """Names and words of the table have changed: no advice may tell the old ones."""
        for question in [kept for kept in self._kept if kept.table == table]:
            del self._kept[question]
        for question, stop in self._stops.items():
            if question.table == table:
                stop.set()

    def stop(self) -> None:
        for event in self._stops.values():
            event.set()


def _is_open(question: Question, course: Course) -> bool:
    """Others may have answered meanwhile: that is no reason to think of another question."""
    asked = question.seat in course.match.waiting_for
    return asked and course.decision(question.seat) == question.decision


def _advice(match: Match, number: int, question: Question, stop: threading.Event) -> Advice:
    """The same question has the same answer, on every process: its seed says nothing else."""
    table, _, entries, seat, language = question
    digest = hashlib.sha256(f"{table} {entries} {seat}".encode()).digest()
    budget = iterations_of(STRONGEST, match.game)
    random = seeded(int.from_bytes(digest[:7]))
    advice = advise(match, number, seat, random, budget, None, stop.is_set, language)
    return msgspec.structs.replace(advice, entries=entries)
