"""Who sits where when a game is opened at the terminal."""

import pytest

from stellwerk.bots import NAMES
from stellwerk.cli.seats import names_of, seated_by_names, seating
from stellwerk.core.messages import LANGUAGES
from stellwerk.games import game_named


def test_who_begins_is_random_unless_it_is_said() -> None:
    """G10, and the same for Trambahn."""
    for name in ("trambahn", "game_of_trains"):
        game = game_named(name)
        first = {seating(game, None)[0] for _ in range(60)}
        assert first == {"person", "driver"}
        assert seating(game, "greedy, person") == ["greedy", "person"]


def test_nobody_unknown_is_seated() -> None:
    with pytest.raises(ValueError, match="use one of: person, random, greedy, apprentice"):
        seating(game_named("trambahn"), "person,genius")


def test_a_record_remembers_who_sat_where() -> None:
    people = [["person", "person"], ["person", "driver", "driver"]]
    for line_up in (*people, *(["person", name] for name in NAMES)):
        for language in LANGUAGES:
            assert seated_by_names(names_of(line_up, language)) == line_up
