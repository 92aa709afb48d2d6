"""Viewers under load: they know what they have to know from the changes that they are told."""

import re
import time
from typing import TYPE_CHECKING

import msgspec

from bench.server.wire import Stream

if TYPE_CHECKING:
    from bench.server.tables import Table

NUMBER = re.compile(rb"id: (\d+)\nevent: (\w+)\n")
DECISION = re.compile(rb'"/decision":(\d+)')
LEGAL = re.compile(rb'"/view/legal(?:/\d+)?":(\[[^\]]*\]|"[^"]*")')
CHANGES, RESULT = b'"changes":{', b'"/view/result":{'


class Legal(msgspec.Struct):
    legal: list[str]


class Page(msgspec.Struct):
    """What a player has to know of the first page."""

    decision: int | None
    view: Legal


PAGE = msgspec.json.Decoder(Page)


class Viewer:
    """A viewer of one seat, or a spectator."""

    def __init__(self, table: "Table", url: str, seat: int | None) -> None:
        self.table, self.seat = table, seat
        self.number = 0
        self.decision = self.answered = -1
        self.legal = list[str]()
        query = "changes=true" if seat is None else f"changes=true&seat={seat}"
        path = f"/tables/{table.id}/events?{query}"
        self.stream = Stream(url, table.token, path, self.hear)

    def hear(self, event: bytes) -> None:
        found = NUMBER.search(event)
        if found is None:  # who is there, or a sign of life
            return
        self.number = int(found[1])
        if self.number == self.table.awaited:
            self.table.delays.append(time.perf_counter() - self.table.sent)
        if found[2] == b"fresh":
            page = PAGE.decode(event.partition(b"data: ")[2])
            self.decision, self.legal = page.decision or 0, page.view.legal
        elif CHANGES in event:
            self._change(event)
        else:  # cards are still to be dealt
            return
        if self.seat and self.legal and self.decision != self.answered:
            self.answered = self.decision
            self.table.ask(self)

    def _change(self, event: bytes) -> None:
        if (found := DECISION.search(event)) is not None:
            self.decision = int(found[1])
        for part in LEGAL.findall(event):
            told = msgspec.json.decode(part)
            self.legal = told if isinstance(told, list) else [*self.legal, told]
        if RESULT in event:
            self.table.over = True
            self.table.stopped.set()
