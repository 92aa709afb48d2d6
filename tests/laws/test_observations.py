"""What learners are shown is what the rules let a seat know, at every moment of whole games."""

from collections.abc import Iterator

import numpy as np

from stellwerk.core.encoding.fields import Encoding
from stellwerk.games import game_named
from stellwerk.kernel.record import Record, copy_of
from stellwerk.match import Match
from stellwerk.research.encodings import encoding_of
from tests.laws.play import Case, positions


def moments(case: Case, every: int = 1) -> Iterator[tuple[Match, int, Record]]:
    """The game for every seat, and the position without what that seat may not know.

    After the end everything is open, and nothing is concealed.
    """
    for match in positions(case, every):
        for seat in range(match.seats):
            concealed = copy_of(match.position)
            if not match.is_over():
                match.game.rules.conceal(concealed, seat)
            yield match, seat, concealed


def encoding_for(case: Case) -> Encoding:
    return encoding_of(game_named(case.game), case.seats, dict(case.options))


def test_the_true_position_shows_a_seat_what_the_concealed_one_shows(case: Case) -> None:
    """So it is safe to give the true one to `observe`, as the batches do."""
    encoding, secrets = encoding_for(case), 0
    seen_there, seen_here = np.full((2, encoding.size), -7, np.int16)
    for match, seat, concealed in moments(case):
        seen_here[:] = 7
        encoding.observe(match.position, seat, seen_there)
        encoding.observe(concealed, seat, seen_here)
        assert seen_there.tobytes() == seen_here.tobytes(), f"{len(match.log)}: seat {seat}"
        secrets += concealed.tobytes() != match.position.tobytes()
    assert secrets > 20 or case.seats == 1


def test_points_that_a_seat_is_shown_are_those_of_the_rules(case: Case) -> None:
    """Those of the position as the seat may know it, wherever a game shows any."""
    encoding = encoding_for(case)
    seen = np.zeros(encoding.size, np.int16)
    shown = [place for name, place in encoding.places().items() if name.endswith("points")]
    assert bool(shown) == (case.game != "game_of_trains")
    for match, seat, concealed in moments(case, every=4) if shown else ():
        encoding.observe(match.position, seat, seen)
        points = [number for place in shown for number in seen[place].tolist()]
        clockwise = [(seat + turn) % match.seats for turn in range(match.seats)]
        scored = [int(match.game.rules.points(concealed, at)) for at in clockwise]
        assert points == scored, f"{len(match.log)}: seat {seat}"
