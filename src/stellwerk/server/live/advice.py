"""Advice: what the strongest bot thinks of a decision, by what its seat may know.

It is computed in the threads of the bots, within the fair share of the client who asked first, once
for all clients with the same question, and stops when the decision has passed.
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
from stellwerk.server.live.session import Session
from stellwerk.server.web.problems import ApiError

STRONGEST = LEVELS[-1].name
MOST_CACHED = 500


class Question(NamedTuple):
    """A decision: the same one has the same answer."""

    table_id: str
    decision: int | None
    """its number while the game runs; new when a move is taken back and made again"""
    entries: int
    """of the log that the seat may know of"""
    seat: int
    language: str


class Adviser:
    def __init__(self, bots: Bots) -> None:
        self._bots = bots
        self._cache: OrderedDict[Question, Advice] = OrderedDict()
        self._thinking: dict[Question, asyncio.Task[Advice]] = {}
        self._stops: dict[Question, threading.Event] = {}

    async def advise(
        self, session: Session, entries: int, seat: int, language: str, owner: Hashable = None
    ) -> Advice:
        decision = None if session.match.is_over() else session.decision(seat)
        known = bisect_left(session.match.known_to(seat), entries)
        question = Question(session.agreement.table_id, decision, known, seat, language)
        if question in self._cache:
            self._cache.move_to_end(question)
            return self._cache[question]
        if question not in self._thinking:
            match = session.match.twin(session.names(language))
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
                raise ApiError("no_advice")
            self._add(question, advice)
            return advice
        finally:
            del self._thinking[question], self._stops[question]

    def _add(self, question: Question, advice: Advice) -> None:
        self._cache[question] = advice
        if len(self._cache) > MOST_CACHED:
            self._cache.popitem(last=False)

    def drop_passed(self, session: Session) -> None:
        """Stop thinking about decisions of this session that are no longer open."""
        for question, stop in self._stops.items():
            here = question.table_id == session.agreement.table_id
            if here and question.decision is not None and not _is_open(question, session):
                stop.set()

    def drop_all(self, table_id: str) -> None:
        """Names of this table were erased: no advice may contain them."""
        for question in [cached for cached in self._cache if cached.table_id == table_id]:
            del self._cache[question]
        for question, stop in self._stops.items():
            if question.table_id == table_id:
                stop.set()

    def stop(self) -> None:
        for event in self._stops.values():
            event.set()


def _is_open(question: Question, session: Session) -> bool:
    """Still so if only others have answered meanwhile."""
    asked = question.seat in session.match.waiting_for
    return asked and session.decision(question.seat) == question.decision


def _advice(match: Match, number: int, question: Question, stop: threading.Event) -> Advice:
    """Seeded by the question, so that it has the same answer in every process."""
    table_id, _, entries, seat, language = question
    digest = hashlib.sha256(f"{table_id} {entries} {seat}".encode()).digest()
    budget = iterations_of(STRONGEST, match.game)
    random = seeded(int.from_bytes(digest[:7]))
    advice = advise(match, number, seat, random, budget, None, stop.is_set, language)
    return msgspec.structs.replace(advice, entries=entries)
