"""Advice: what the search thinks of the moves of one seat, with intervals that can be trusted."""

import math

import msgspec
import pytest

from stellwerk.bots.advice import Advice, Payoff, advise
from stellwerk.bots.decisions import NoDecision
from stellwerk.kernel.actor import CHANCE
from stellwerk.kernel.random import seeded
from stellwerk.match import Match
from tests.bots.positions import Position, at_every_table, decisions, played
from tests.voll_verplant.scene import play, town


def advised(position: Position, iterations: int = 200, seed: int = 1) -> Advice:
    return advise(position.match, position.number, position.seat, seeded(seed), iterations)


def width(advice: Advice) -> float:
    best = advice.moves[0]
    assert best.low is not None
    assert best.high is not None
    return best.high - best.low


@at_every_table
def test_every_legal_move_is_judged_or_marked_as_never_looked_at(name: str, seats: int) -> None:
    for position in decisions(played(name, seats), every=17):
        advice = advised(position)
        game = position.match.game
        codes = [game.format_action(action) for action in position.actions]
        assert sorted(move.code for move in advice.moves) == sorted(codes)
        assert advice.iterations == 1 + sum(move.visits for move in advice.moves) == 200
        assert (advice.entries, advice.seat) == (position.number, position.seat + 1)
        for move in advice.moves:
            bounds = [b for b in (move.low, move.expected, move.high) if b is not None]
            assert len(bounds) == (3 if move.visits else 0)
            assert bounds == sorted(bounds)
            assert move.sentence.startswith(position.match.names[position.seat])


@at_every_table
def test_the_payoff_is_a_share_of_the_win_or_alone_points(name: str, seats: int) -> None:
    for position in decisions(played(name, seats), every=29):
        advice = advised(position)
        assert advice.payoff == (Payoff.POINTS if seats == 1 else Payoff.WIN)
        for move in advice.moves:
            assert (
                seats == 1
                or move.low is None
                or move.high is None
                or (0.0 <= move.low <= move.high <= 1.0)
            )


@at_every_table
def test_intervals_shrink_with_more_iterations(name: str, seats: int) -> None:
    position = next(iter(decisions(played(name, seats), every=3)))
    widths = [width(advised(position, iterations)) for iterations in (50, 400, 3200)]
    assert widths[0] > widths[1] > widths[2] > 0.0


@at_every_table
def test_a_single_visit_promises_nothing(name: str, seats: int) -> None:
    found = [
        move
        for position in decisions(played(name, seats), every=9)
        for move in advised(position, 60).moves
        if move.visits == 1
    ]
    assert all(m.low is not None and m.high is not None and m.low < m.high for m in found)


@at_every_table
def test_what_was_played_is_marked_with_what_it_gave_up(name: str, seats: int) -> None:
    for position in decisions(played(name, seats), every=13):
        advice, game = advised(position), position.match.game
        _, action = position.match.log[position.number]
        assert advice.played in advice.moves
        assert advice.played is not None
        assert advice.played.code == game.format_action(action)
        if advice.played == advice.moves[0]:
            assert advice.gave_up == 0.0
        elif advice.played.visits == 0:
            assert advice.gave_up is None
        else:
            assert advice.gave_up is not None
            assert advice.gave_up >= 0.0


def test_what_was_played_is_found_behind_the_answers_of_others() -> None:
    match = play(town(3), "flip 4", "3 A 1", "1 A 2", "2 A 3")
    codes = [advise(match, 1, seat, seeded(1), 20).played for seat in range(3)]
    assert [move and move.code for move in codes] == ["A 2", "A 3", "A 1"]


def test_a_sentence_tells_nothing_of_what_others_entered() -> None:
    """The last answer resolves the round."""
    match = play(town(2), "flip 5", "1 B 5")
    said = {move.code: move.sentence for move in advise(match, 2, 1, seeded(1), 20).moves}
    assert said["B 5"] == "Seat 2: line B, 5 crossed. Seat 2 completed line B for 4."
    assert not any("Seat 1" in sentence for sentence in said.values())


@at_every_table
def test_advice_is_the_same_again_and_survives_json(name: str, seats: int) -> None:
    position = next(iter(decisions(played(name, seats), every=5)))
    advice = advised(position)
    assert advised(position) == advice
    again = msgspec.json.decode(advice.to_json(), type=Advice)
    assert again == advice
    assert math.isfinite(sum(move.expected or 0.0 for move in again.moves))
    assert len(msgspec.json.decode(advice.to_json(2), type=Advice).moves) == 2


def test_the_end_of_a_solo_game_is_exact_and_says_so() -> None:
    *_, position = decisions(played("voll_verplant", 1, "random"))
    advice = advised(position)
    assert (advice.exact, advice.iterations) == (True, 0)
    for move in advice.moves:
        assert (move.visits, move.low, move.high) == (0, move.expected, move.expected)
    expected = [move.expected or 0.0 for move in advice.moves]
    assert expected == sorted(expected, reverse=True)
    assert advice == advised(position, seed=2)
    assert advice.gave_up is not None


# Where there is no decision.


def test_where_nobody_decides_it_says_who_does_and_where() -> None:
    match = play(town(3), "flip 4", "3 A 1", "1 A 2", "2 A 3")
    for number, seat, message in (
        (0, None, "chance is next after entry 0; the next decision is after entry 1"),
        (1, None, "seats 1, 2 and 3 are to act after entry 1: say which one"),
        (2, 2, "seat 3 is not to act after entry 2: seats 1 and 2 are to act"),
        (3, 0, "seat 1 is not to act after entry 3: seat 2 is to act"),
        (4, 0, "chance is next after entry 4; the next decision is nowhere in this log"),
        (5, 0, "there is no entry 5; the log has 4"),
        (-1, 0, "there is no entry -1"),
    ):
        with pytest.raises(NoDecision, match=message):
            advise(match, number, seat, seeded(1), 10)
    assert advise(match, 3, None, seeded(1), 10).seat == 2


@at_every_table
def test_after_the_end_it_names_the_last_decision(name: str, seats: int) -> None:
    match: Match = played(name, seats)
    last = max(number for number, entry in enumerate(match.log) if entry.actor != CHANCE)
    with pytest.raises(NoDecision, match=rf"game is over .* last decision is after entry {last}$"):
        advise(match, len(match.log), None, seeded(1), 10)
    assert advise(match, last, match.log[last].actor, seeded(1), 10).played is not None
