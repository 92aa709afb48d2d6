"""Golden playthroughs: whole games written out, so that a change of behaviour is seen in a diff.

`make golden` writes them again; read the diff before you commit it.
"""

import io
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path

from rich.console import Console

from stellwerk.games import game_named
from stellwerk.kernel.actor import CHANCE, SPECTATOR
from stellwerk.match import Match
from tests.laws.play import CASES, Case, positions, viewers


def shown_cases() -> list[Case]:
    """Of every game and seat count one by the greedy bot; and one at random with all options."""
    greedy = {(case.game, case.seats): case for case in reversed(CASES) if case.bot == "greedy"}
    random = {
        case.game: case
        for case in reversed(CASES)
        if case.bot == "random" and len(case.options) == len(game_named(case.game).options) > 0
    }
    return sorted([*greedy.values(), *random.values()], key=str)


SHOWN = shown_cases()
FOLDER = Path(__file__).parent
ENTRIES_BETWEEN_DRAWINGS = 60


def file_of(case: Case) -> Path:
    return FOLDER / f"{case}.txt"


def playthrough(case: Case) -> str:
    return "\n".join(line.rstrip() for line in lines(case)) + "\n"


def lines(case: Case) -> Iterator[str]:
    yield f"# {case}"
    for match in positions(case):
        if match.log:
            yield from last_entry(match)
        if len(match.log) % ENTRIES_BETWEEN_DRAWINGS == 0 or match.is_over():
            yield from drawings(match)
        yield from choices(match)
    yield f"result: {match.result()}"


def last_entry(match: Match) -> Iterator[str]:
    number = len(match.log)
    actor, action = match.log[-1]
    who = "chance" if actor == CHANCE else f"seat {actor + 1}"
    yield f"{number}. {who}: {match.game.format_action(action)}"
    for said, readers in groupby(viewers(match), lambda viewer: match.sentence(viewer, number - 1)):
        yield f"  {', '.join(map(name, readers))}: {said}"


def choices(match: Match) -> Iterator[str]:
    for seat in match.waiting_for:
        if seat == CHANCE:
            outcomes = match.outcomes()
            yield f"  {len(outcomes)} outcomes in {sum(o.weight for o in outcomes)} cases"
        else:
            yield f"  {name(seat)} may: {', '.join(match.legal(seat))}"


def drawings(match: Match) -> Iterator[str]:
    for viewer in (0, SPECTATOR):
        screen = io.StringIO()
        console = Console(file=screen, width=100, no_color=True)
        console.print(match.game.parts.draw_text(match.view(viewer), "en"))
        yield f"--- as seen by {name(viewer)} ---"
        yield from screen.getvalue().splitlines()


def name(viewer: int) -> str:
    return "a spectator" if viewer == SPECTATOR else f"seat {viewer + 1}"
