"""The ledger of a seat: everything that was acknowledged, held against what the table tells."""

import asyncio
from collections import Counter
from typing import NamedTuple

from siege.findings import Findings
from siege.wire import Lost
from siege.witness import Event, Witness

LONGEST_REPLAY = 190  # lines: after a longer gap the server sends the whole table instead
SECONDS_TO_REPLAY = 30.0
PLAYED = ("move", "undo")


class Act(NamedTuple):
    """Something a person did: a move, an undo."""

    kind: str
    code: str


class Ledger:
    def __init__(self, seat: int, findings: Findings) -> None:
        self.seat = seat
        self.findings = findings
        self.promised: list[Act] = []
        self.said: list[str] = []
        self.lines: list[Act] = []
        """what the stream has told of this seat"""
        self.heard: Counter[str] = Counter()
        self.checked = 0

    def promise(self, kind: str, code: str = "") -> None:
        self.promised.append(Act(kind, code))
        self.findings.count(f"acknowledged: {kind}")

    def promise_words(self, text: str) -> None:
        self.said.append(text)
        self.findings.count("acknowledged: chat")

    def hear(self, event: Event) -> None:
        if event.says.get("seat") != self.seat:
            return
        if event.kind in PLAYED:
            self.lines.append(Act(event.kind, event.says["code"] if event.kind == "move" else ""))
        elif event.kind == "chat":
            self.heard[event.says["text"]] += 1

    async def check(self, witness: Witness, last: int) -> None:
        """All up to this line, which somebody was told is written."""
        promised, said = self.promised[:], self.said[:]
        try:
            async with asyncio.timeout(SECONDS_TO_REPLAY):
                while witness.last < last:
                    witness.news.clear()
                    await witness.news.wait()
        except TimeoutError:
            how = f"table {witness.table} is told up to {witness.last}, not to {last}"
            self.findings.fail("nothing acknowledged is lost", how)
            return
        self._compare(witness.table, promised, said)
        await self._compare_bytes(witness)

    def _compare(self, table: str, promised: list[Act], said: list[str]) -> None:
        """Lines of this seat are what was promised; the last may be on its way to be."""
        self.findings.count("promises checked", len(promised) + len(said))
        if self.lines[: len(promised)] != promised:
            wrong = f"table {table}, seat {self.seat}: {promised[-3:]} became {self.lines[-3:]}"
            self.findings.fail("nothing acknowledged is lost", wrong)
        if len(self.lines) > len(self.promised) + 1:
            wrong = f"table {table}, seat {self.seat}: {len(self.lines)} for {len(self.promised)}"
            self.findings.fail("nothing is doubled", wrong)
        if any(not self.heard[text] for text in said):
            self.findings.fail("nothing acknowledged is lost", f"table {table}: a message")
        if any(times > 1 for times in self.heard.values()):
            self.findings.fail("nothing is doubled", f"table {table}: a message")

    async def _compare_bytes(self, witness: Witness) -> None:
        """What was told then is told again, byte for byte."""
        until, first = witness.last, witness.first or 0
        after = max(first, self.checked - 2, until - LONGEST_REPLAY)
        if after >= until:
            return
        try:
            async with asyncio.timeout(SECONDS_TO_REPLAY):
                again = await witness.replay(after, until)
        except Lost:  # the server has gone meanwhile, or it is too much: the next check has it
            self.findings.count("replays put off")
            return
        for number in range(after + 1, until + 1):
            self.findings.count("events replayed and compared")
            if again.get(number) != witness.kept[number]:
                how = f"table {witness.table}, event {number}"
                self.findings.fail("no byte is different in a replay", how)
        self.checked = until
