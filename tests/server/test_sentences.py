"""Sentences call their reader "you", and never by name."""

import re
from random import Random

import pytest

from stellwerk.core.game import Options
from stellwerk.core.messages import LANGUAGES
from stellwerk.kernel.actor import SPECTATOR
from stellwerk.server.live.commands import OfferRematch, Sit, Undo
from stellwerk.server.live.session import Session
from stellwerk.server.live.snapshots import Reader, event_view, log_of
from tests.server.opening import agreed, begun, execute, move_of, steps

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


def seated(game: str, seats: int, options: Options) -> Session:
    session, _ = begun(agreed(game, [None] * seats, options))
    for seat in range(seats):
        execute(session, Sit(seat, b"", NAMES[seat]))
    return session


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
    session, rng = seated(game, seats, options), Random(7)
    readers = [Reader(seat, language) for seat in range(seats) for language in LANGUAGES]
    while not session.match.is_over() and len(session.match.log) < LONG:
        seat = session.match.waiting_for[0]
        legal = session.match.legal(seat)
        code = rng.choice(legal)
        for entry in steps(session, move_of(session, seat, code)):
            for reader in readers:
                if session.shows(reader.viewer, entry):
                    told = event_view(session, entry, reader)
                    check(told.text, reader.viewer, told.seat, reader.language)
    for reader in readers:
        for view in log_of(session, reader):
            check(view.text, reader.viewer, view.seat, reader.language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_moves_taken_back_seats_and_offers_are_told_to_you(language: str) -> None:
    session = seated("trambahn", 2, {})
    seat = session.match.waiting_for[0]
    execute(session, move_of(session, seat, session.match.legal(seat)[0]))
    session.holders[seat] = b"the only person"  # and therefore the last to agree
    for command in (Undo(seat, session.decision(seat)), OfferRematch(b"the only person")):
        for entry in steps(session, command):
            for viewer in (0, 1):
                told = event_view(session, entry, Reader(viewer, language))
                check(told.text, viewer, None if told.kind == "rematch" else told.seat, language)


def test_a_spectator_reads_the_names_of_all() -> None:
    session = seated("trambahn", 2, {})
    seat = session.match.waiting_for[0]
    execute(session, move_of(session, seat, session.match.legal(seat)[0]))
    moves = [entry for entry in log_of(session, Reader(SPECTATOR)) if entry.seat is not None]
    assert moves
    assert all(NAMES[seat] in entry.text for entry in moves)
