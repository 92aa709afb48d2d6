"""Golden playthroughs: a game played again is the game that was written down."""

import pytest

from tests.laws.play import Case
from tests.playthroughs import FOLDER, SHOWN, file_of, playthrough


@pytest.mark.parametrize("shown", SHOWN, ids=str)
def test_a_playthrough_is_as_it_was(shown: Case) -> None:
    assert playthrough(shown) == file_of(shown).read_text(), "if this is meant: make golden"


def test_there_are_no_other_playthroughs() -> None:
    assert sorted(FOLDER.glob("*.txt")) == sorted(file_of(case) for case in SHOWN)
