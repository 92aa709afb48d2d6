"""Sentences to whoever reads them: they are "you", and never called by their own name."""

import re
from random import Random

import pytest

from stellwerk.core.game import Options
from stellwerk.core.messages import LANGUAGES
from stellwerk.kernel.actor import SPECTATOR
from stellwerk.server.live.session import Course
from stellwerk.server.live.snapshots import Reader, happening, log_of
from tests.server.opening import agreed, begun

NAMES = ("Xanthippe", "Yggdrasil", "Zwetschge", "Quasimodo", "Wladiwostok", "Vercingetorix")
YOU = {"en": re.compile(r"\byou\b", re.IGNORECASE), "de": re.compile(r"\bdu\b", re.IGNORECASE)}
GAMES: list[tuple[str, int, Options]] = [
    ("trambahn", 2, {}),
    ("trambahn", 2, {"free_rows": 1, "nine": 3}),
    ("game_of_trains", 2, {}),
    ("game_of_trains", 4, {}),
    ("voll_verplant", 1, {"map": "amsterdam"}),
    ("voll_verplant", 3, {"map": "berlin", "special_stations": 1}),
]


LONG = 400  # entries; of a game by chance nothing new is told after them


def seated(game: str, seats: int, options: Options) -> Course:
    course, _ = begun(agreed(game, [None] * seats, options))
    for seat in range(seats):
        list(course.sat(seat, NAMES[seat]))
    return course


def check(text: str, viewer: int, actor: int | None, language: str) -> None:
    """Others by their names, the reader by none."""
    assert NAMES[viewer] not in text
    if actor == viewer + 1:
        assert YOU[language].search(text), text
    elif actor is not None:
        assert NAMES[actor - 1] in text, text


@pytest.mark.parametrize(("game", "seats", "options"), GAMES)
def test_nobody_reads_of_themselves_in_the_third_person(
    game: str, seats: int, options: Options
) -> None:
    course, rng = seated(game, seats, options), Random(7)
    readers = [Reader(seat, language) for seat in range(seats) for language in LANGUAGES]
    while not course.match.is_over() and len(course.match.log) < LONG:
        seat = course.match.waiting_for[0]
        legal = course.match.legal(seat)
        code = rng.choice(legal)
        for line in course.moved(seat, code, course.decision(seat)):
            for reader in readers:
                if course.tells(reader.viewer, line):
                    told = happening(course, line, reader)
                    check(told.text, reader.viewer, told.seat, reader.language)
    for reader in readers:
        for entry in log_of(course, reader):
            check(entry.text, reader.viewer, entry.seat, reader.language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_moves_taken_back_seats_and_offers_are_told_to_you(language: str) -> None:
    course = seated("trambahn", 2, {})
    seat = course.match.waiting_for[0]
    list(course.moved(seat, course.match.legal(seat)[0], course.decision(seat)))
    for act in (
        course.undone(seat, course.decision(seat)),
        course.offered([seat], following="next"),
    ):
        for line in act:
            for viewer in (0, 1):
                told = happening(course, line, Reader(viewer, language))
                check(told.text, viewer, None if told.kind == "rematch" else told.seat, language)


def test_a_spectator_reads_the_names_of_all() -> None:
    course = seated("trambahn", 2, {})
    seat = course.match.waiting_for[0]
    list(course.moved(seat, course.match.legal(seat)[0], course.decision(seat)))
    moves = [entry for entry in log_of(course, Reader(SPECTATOR)) if entry.seat is not None]
    assert moves
    assert all(NAMES[seat] in entry.text for entry in moves)
