"""Messages: every language says everything, and the catalogue holds all that is said."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest
from babel import Locale

from stellwerk import bots, games
from stellwerk.bots.titles import about, title
from stellwerk.core.messages import FALLBACK, YOU, listed, say
from stellwerk.core.messages import about as about_somebody
from stellwerk.core.refusals import CannotRead, NotLegal, out_of_turn
from stellwerk.dealer import Dealer
from stellwerk.games import game_named
from stellwerk.kernel.actor import SPECTATOR
from stellwerk.match import Match
from stellwerk.server.web.problems import PROBLEMS
from tests.catalogue import PARTS, SHIPPED, Reading, messages, values
from tests.laws.play import CASES, Case, played
from web.messages import parts as parts_of_browser

SOURCE = Path(__file__).parents[2] / "src" / "stellwerk"
MODULES = sorted(SOURCE.rglob("*.py"))
PLURALS = {"zero", "one", "two", "few", "many", "other"}
NAME = re.compile(r"\w+:[a-zA-Z][\w-]*")


@cache
def nodes() -> tuple[ast.AST, ...]:
    return tuple(node for file in MODULES for node in ast.walk(ast.parse(file.read_text())))


@cache
def words() -> frozenset[str]:
    """All that a name may be computed from: texts and names in the code."""
    texts = {node.value for node in nodes() if isinstance(node, ast.Constant)}
    names = {node.id.lower() for node in nodes() if isinstance(node, ast.Name)}
    return frozenset({text for text in texts if isinstance(text, str)} | names)


@cache
def asked() -> tuple[re.Pattern[str], ...]:
    """A pattern for every message that the code asks for, with a group for what it computes."""
    made = [node for node in nodes() if isinstance(node, ast.JoinedStr)]
    pieces = {piece for node in made for piece in node.values}
    computed = {_pattern(node) for node in made}
    plain = {
        re.escape(str(node.value))
        for node in nodes()
        if isinstance(node, ast.Constant) and node not in pieces and NAME.fullmatch(str(node.value))
    }
    fitting = {text for text in computed if NAME.fullmatch(text.replace(PLACE, "x"))}
    return tuple(re.compile(text) for text in sorted(plain | fitting))


PLACE = r"([\w-]+)"


def _pattern(node: ast.JoinedStr) -> str:
    return "".join(
        re.escape(str(piece.value)).replace(r"\-", "-")
        if isinstance(piece, ast.Constant)
        else PLACE
        for piece in node.values
    )


def is_asked(message: str) -> bool:
    fits = filter(None, (pattern.fullmatch(message) for pattern in asked()))
    return any(all(word in words() or word.isdecimal() for word in fit.groups()) for fit in fits)


def parts_of_python() -> list[str]:
    return [part for part in PARTS if part not in parts_of_browser()]


@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize("language", SHIPPED)
def test_every_language_says_everything_with_the_same_values(language: str, part: str) -> None:
    here, english = messages(language, part), messages(FALLBACK, part)
    assert set(here) == set(english)
    for name, message in here.items():
        assert message.value is not None, f"{language}/{part}:{name} says nothing"
        shown, chosen_by = values(language, part, name)
        in_english, english_by = values(FALLBACK, part, name)
        # what one language only chooses by, such as a number for its verb, another need not show
        assert shown ^ in_english <= chosen_by | english_by, f"{language}/{part}:{name}"


@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize("language", SHIPPED)
def test_every_plural_has_all_forms_of_its_language(language: str, part: str) -> None:
    forms = {*Locale.parse(language).plural_form.tags, "other"}
    for name, message in messages(language, part).items():
        for choice in Reading(message).choices:
            keys = {getattr(variant.key, "name", "") for variant in choice.variants}
            if keys & PLURALS - {"other"}:
                assert forms <= keys, f"{language}/{part}:{name}"


def test_every_message_that_python_asks_for_exists() -> None:
    known = {f"{part}:{name}" for part in PARTS for name in messages(FALLBACK, part)}
    for pattern in asked():
        part = pattern.pattern.partition(":")[0]
        of_the_catalogue = part in PARTS or part.startswith("(")
        if of_the_catalogue:
            assert any(map(pattern.fullmatch, known)), pattern.pattern


def test_everything_that_is_said_is_a_message() -> None:
    for node in nodes():
        if isinstance(node, ast.Call) and _called(node) in ("say", "Sentence", "words"):
            for argument in node.args[:2]:
                text = argument.value if isinstance(argument, ast.Constant) else None
                if isinstance(text, str) and NAME.fullmatch(text):
                    part, _, name = text.partition(":")
                    assert part in PARTS, text
                    assert name in messages(FALLBACK, part), text


def _called(node: ast.Call) -> str:
    return getattr(node.func, "attr", getattr(node.func, "id", ""))


def test_no_message_of_python_is_left_over() -> None:
    assert {"refusals", "problems", "levels", "terminal"} < set(parts_of_python())
    for part in parts_of_python():
        for name in messages(FALLBACK, part):
            assert is_asked(f"{part}:{name}"), f"nobody asks for {part}:{name}"


@pytest.mark.parametrize("file", MODULES, ids=lambda file: str(file.relative_to(SOURCE)))
def test_no_module_says_things_in_languages_of_its_own(file: Path) -> None:
    assert not re.search(r'"de"|"en": |\bde=|\b(german|english): ', file.read_text())


def test_every_problem_is_a_message() -> None:
    of_the_rules = {"cannot_read", "not_legal"}
    assert set(messages(FALLBACK, "problems")) == set(PROBLEMS) - of_the_rules


@pytest.mark.parametrize("language", SHIPPED)
def test_every_bot_option_and_code_has_words_of_its_own(language: str) -> None:
    assert len({title(language, bot) for bot in bots.NAMES}) == len(bots.NAMES)
    assert len({about(language, bot) for bot in bots.NAMES}) == len(bots.NAMES)
    for game in map(game_named, games.NAMES):
        told = [option.about for option in game.options] + [message for _, message in game.codes]
        assert len({say(language, message) for message in told}) == len(told)


@pytest.mark.parametrize("case", [case for case in CASES if case.bot == "greedy"], ids=str)
def test_every_game_ends_in_words(case: Case) -> None:
    result = played(case).result()
    assert result is not None
    for language in SHIPPED:
        assert say(language, played(case).game.endings[result.ending])


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


@pytest.mark.parametrize("case", [case for case in CASES if case.bot == "greedy"], ids=str)
@pytest.mark.parametrize(("language", "yours"), [("en", r"\byou"), ("de", r"\b(du|dir|dich|dein)")])
def test_a_viewer_is_told_what_they_did_as_theirs(case: Case, language: str, yours: str) -> None:
    match = played(case)
    for viewer in {0, case.seats - 1}:
        own = match.names[viewer]
        told = [YOU if name == own else name for name in match.names]
        for number in range(len(match.log)):
            said = match.sentence(viewer, number, language, told)
            assert own not in said
            if own in match.sentence(viewer, number, language):
                assert re.search(yours, said, re.IGNORECASE), said


def test_a_refusal_is_told_in_every_language() -> None:
    match = Match(game_named("trambahn"))
    Dealer(bytes(32)).deal(match)
    with pytest.raises(CannotRead) as unreadable:
        match.submit(0, "hello")
    assert unreadable.value.say("de").startswith('"hello" ist kein Zug von Trambahn; möglich: P')
    with pytest.raises(NotLegal) as early:
        match.submit(1, match.legal(0)[0])
    assert "Platz 2 ist nicht am Zug, gewartet wird auf Platz 1" in early.value.say("de")
    with pytest.raises(NotLegal) as undo:
        match.undo(0)
    assert "Platz 1 kann keinen Zug zurücknehmen" in undo.value.say("de")


def test_names_in_a_row_and_plurals_are_right_in_both_languages() -> None:
    assert listed("en", ["Anna", "Ben"]) == "Anna and Ben"
    assert listed("de", ["Anna", "Ben", "Carl"]) == "Anna, Ben und Carl"
    assert say("de", "terminal:share", names=listed("de", ["Anna", "Ben"])).startswith(
        "Anna und Ben gewinnen"
    )
    refused = out_of_turn("B 3", 1, (0, 2))
    assert refused.say("en").endswith("waiting for seat 1 and seat 3")
    assert refused.say("de").endswith("gewartet wird auf Platz 1 und Platz 3")
    for language, one, other in (("en", "1 wagon", "2 wagons"), ("de", "1 Waggon", "2 Waggons")):
        assert say(language, "game_of_trains_text:wagons", count=1) == one
        assert say(language, "game_of_trains_text:wagons", count=2) == other


def test_a_message_about_the_reader_says_you() -> None:
    assert say("en", "table_log:sit", **about_somebody("Anna")) == "Anna sits down."
    assert say("de", "table_log:sit", **about_somebody(YOU)) == "Du setzt dich."
