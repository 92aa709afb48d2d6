"""Languages: whatever is said, is said in every one of them, with the same blanks."""

from string import Formatter

import pytest

from stellwerk import bots, games
from stellwerk.bots.titles import ABOUT, TITLES
from stellwerk.cli import phrases as terminal
from stellwerk.core import refusals
from stellwerk.core.language import LANGUAGES, Phrases
from stellwerk.core.refusals import CannotRead, NotLegal
from stellwerk.dealer import Dealer
from stellwerk.games import game_named
from stellwerk.games.game_of_trains import text as trains_drawn
from stellwerk.games.trambahn import text as trambahn_drawn
from stellwerk.games.voll_verplant import text as verplant_drawn
from stellwerk.kernel.actor import SPECTATOR
from stellwerk.match import Match
from stellwerk.server.live import snapshots as pages
from stellwerk.server.web.problems import PROBLEMS
from tests.laws.play import CASES, Case, played

BOOKS: list[Phrases] = [
    refusals.PHRASES,
    pages.PHRASES,
    terminal.PHRASES,
    trambahn_drawn.WORDS,
    trains_drawn.WORDS,
    verplant_drawn.WORDS,
]


def blanks(text: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(text) if name}


@pytest.mark.parametrize("book", BOOKS)
def test_every_phrase_stands_in_every_language_with_the_same_blanks(book: Phrases) -> None:
    assert set(book) == set(LANGUAGES)
    for key, english in book["en"].items():
        assert blanks(book["de"][key]) == blanks(english), key
    assert set(book["de"]) == set(book["en"])


def test_every_problem_is_told_in_every_language_with_the_same_blanks() -> None:
    for word, known in PROBLEMS.items():
        assert known.en == "{why}" or known.en != known.de, word
        assert blanks(known.en) == blanks(known.de), word


def test_every_bot_option_and_code_is_named_in_every_language() -> None:
    for language in LANGUAGES:
        assert set(TITLES[language]) == set(ABOUT[language]) == set(bots.NAMES)
        assert len(set(TITLES[language].values())) == len(bots.NAMES)
    for game in map(game_named, games.NAMES):
        told = [option.about for option in game.options] + [words for _, words in game.codes]
        assert all(words["de"] != words["en"] for words in told)


@pytest.mark.parametrize("case", [case for case in CASES if case.bot == "greedy"], ids=str)
def test_every_entry_of_a_game_has_a_sentence_of_its_own_in_each_language(case: Case) -> None:
    match = played(case)
    for number in range(len(match.log)):
        for viewer in (0, SPECTATOR):
            english = match.sentence(viewer, number)
            german = match.sentence(viewer, number, "de")
            assert english != german
            assert "{" not in german
            for name in match.names:
                assert (name in english) == (name in german)


def test_a_refusal_is_told_in_every_language() -> None:
    match = Match(game_named("trambahn"))
    Dealer(bytes(32)).deal(match)
    with pytest.raises(CannotRead) as unreadable:
        match.submit(0, "hello")
    assert unreadable.value.words["de"].startswith('"hello" ist kein Zug von Trambahn; möglich: P')
    with pytest.raises(NotLegal) as early:
        match.submit(1, match.legal(0)[0])
    assert "Platz 2 ist nicht am Zug, gewartet wird auf Platz 1" in early.value.words["de"]
    with pytest.raises(NotLegal) as undo:
        match.undo(0)
    assert "Platz 1 kann keinen Zug zurücknehmen" in undo.value.words["de"]
