"""The report: one page of figures, with the verdict of every bar."""

import os
from collections.abc import Iterable, Sequence

from siege.bars import MOST_TIMES_AS_LONG, Bar, Flooded, amounts, mean, promises
from siege.findings import Findings, share
from siege.measuring import QUIET
from siege.programme import programme
from siege.servers import POSTGRESQL

COUNTS = (
    "answers to honest people",
    "acknowledged: move",
    "acknowledged: undo",
    "acknowledged: chat",
    "acknowledged: seat",
    "sent again",
    "streams resumed",
    "events",
    "events replayed and compared",
    "promises checked",
    "games played to the end",
    "proofs checked",
    "honest people told to wait",
    "kills",
    "bad requests answered",
    "bad requests: 2xx",
    "bad requests: 4xx",
    "bad requests: 5xx",
    "bad requests cut off by a kill",
    "faults",
    "tracebacks of declared faults",
    "bytes of logs read",
    "answers of two worlds compared",
    "events after resigning compared",
)


class Report:
    def __init__(self, found: dict[str, Findings], minutes: float) -> None:
        self.found = found
        self.minutes = minutes
        floods = programme(minutes).floods
        self.flooded = {
            kind: [
                Flooded(name, findings, seconds, processes=1 + (kind == POSTGRESQL))
                for name, seconds in floods.items()
                if findings.samples[f"{name}: move"]
            ]
            for kind, findings in found.items()
        }

    def bars(self) -> list[Bar]:
        all_found = list(self.found.values())
        return [*promises(all_found), *amounts(all_found, self.minutes), *self._flood_bars()]

    def _flood_bars(self) -> Iterable[Bar]:
        floods = [flood for flooded in self.flooded.values() for flood in flooded]
        limit = f"within {MOST_TIMES_AS_LONG:g} × quiet"
        slow = max((flood.move for flood in floods), default=0.0)
        yield Bar(f"people's moves under any flood, 99 of 100, {limit}", ratio(slow), slow <= 3)
        late = max((flood.bot for flood in floods), default=0.0)
        yield Bar(f"bots under any flood {limit}", ratio(late), late <= 3)
        out = sum(flood.locked_out for flood in floods)
        yield Bar("no flood locks anybody out", f"{out} times", not out)
        beyond = sum(len(flood.beyond) for flood in floods)
        yield Bar("no flood gets more than its address may have", f"{beyond} did", not beyond)

    def holds(self) -> bool:
        return all(bar.holds for bar in self.bars())

    def failures(self) -> list[str]:
        """The first of everything that went wrong, for those who mend it."""
        return [failure for findings in self.found.values() for failure in findings.failures]

    def page(self) -> str:
        held, bars = sum(bar.holds for bar in self.bars()), self.bars()
        parts = [
            "# Reliability: the server under siege",
            f"`make siege MINUTES={self.minutes:g}` wrote this page. Honest people play whole "
            "games with bots and with each other\nwhile servers are killed, flooded, broken and "
            "sent nonsense: first SQLite with one process, then PostgreSQL with Redis\nand two "
            f"processes. Attackers, people and servers shared {os.cpu_count()} cores, so ratios "
            "count, not milliseconds.",
            f"{held} of {len(bars)} bars hold.",
            grid(("bar", "found", "verdict"), [(*bar[:2], verdict(bar.holds)) for bar in bars]),
            "## Promises, kills and bad input",
            "Everything that was acknowledged is written into a ledger and held against the table "
            "after every kill and every fault.\nA bad request is one of a generator: odd methods, "
            "paths, headers, bodies and numbers, to every route.",
            self._counts(),
            "## Faults",
            "How long after the end of a fault the last of the tables with bots went on.",
            *(self._faults(kind) for kind in self.found),
            "## Floods",
            "Each by one address, as fast as it is answered. A move is measured from sending it to "
            "its durable answer; a bot from the\nline before its move to the move; somebody new "
            "knocks four times a second over a connection of their own.",
            *(self._floods(kind) for kind in self.found),
            *self._left_out(),
        ]
        return "\n\n".join(parts) + "\n"

    def _counts(self) -> str:
        rows = [
            (what, *(f"{findings.counts[what]:,}" for findings in self.found.values()))
            for what in COUNTS
        ]
        restarts = [f.samples["restart"] for f in self.found.values()]
        for name, part in (("a restart, median", 0.5), ("a restart, the slowest", 1.0)):
            rows.append((name, *(f"{share(took, part):.2f} s" for took in restarts)))
        memory = [max(f.samples["memory"], default=0.0) for f in self.found.values()]
        rows.append(("most memory of the servers", *(f"{m / 2**20:.0f} MiB" for m in memory)))
        return grid(("count", *self.found), rows)

    def _faults(self, kind: str) -> str:
        begin = "goes on after: "
        rows = [
            (what.removeprefix(begin), str(len(took)), f"{max(took):.1f} s")
            for what, took in self.found[kind].samples.items()
            if what.startswith(begin)
        ]
        return f"{kind}:\n\n" + grid(("fault", "times", "longest until all went on"), rows)

    def _floods(self, kind: str) -> str:
        samples = self.found[kind].samples
        move, bot = samples[f"{QUIET}: move"], samples[f"{QUIET}: bot"]
        quiet = (QUIET, "", *two(move), "", f"{mean(bot) * 1000:.0f} ms", "", "", "", "")
        rows = [quiet, *map(row, self.flooded[kind])]
        heads = ("flood", "answered / refused", "move, median", "99 of 100", "× quiet")
        return f"{kind}:\n\n" + grid(
            (*heads, "bot, mean", "× quiet", "locked out", "beyond its share", "verdict"), rows
        )

    def _left_out(self) -> list[str]:
        skipped = [what for findings in self.found.values() for what in findings.skipped]
        return ["## Left out", "\n".join(f"- {what}" for what in skipped)] if skipped else []


def row(flood: Flooded) -> tuple[str, ...]:
    counts = flood.findings.counts
    statuses = {s: counts[f"{flood.name}: {s}"] for s in range(200, 600)}
    refused = sum(number for status, number in statuses.items() if status >= 400)
    return (
        flood.name,
        f"{sum(statuses.values()) - refused:,} / {refused:,}",
        *two(flood.of("move")),
        ratio(flood.move),
        f"{mean(flood.of('bot')) * 1000:.0f} ms",
        ratio(flood.bot),
        str(flood.locked_out),
        "; ".join(flood.beyond) or "–",
        verdict(flood.holds),
    )


def two(samples: list[float]) -> tuple[str, str]:
    return f"{share(samples, 0.5) * 1000:.0f} ms", f"{share(samples, 0.99) * 1000:.0f} ms"


def ratio(value: float) -> str:
    return f"{value:.1f} ×"


def verdict(holds: bool) -> str:
    return "holds" if holds else "**fails**"


def grid(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    lines = [heads, ["---"] * len(heads), *rows]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)
