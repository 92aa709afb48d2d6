"""Messages of the browser: every language says everything, and nothing that nobody asks for."""

import re
from functools import cache

import pytest
from babel import Locale
from fluent.syntax import ast

from stellwerk.core.messages import FALLBACK, LANGUAGES
from web.messages import FILE, SOURCE, blanks, inside, messages, parts, typescript

# t('table:turn.yours') or t(`table:step.${step}`)
ASKED = re.compile(r"""(?<![\w.])t\(\s*(?:'([^']+)'|`([^`]+)`)""")
every_part = pytest.mark.parametrize("part", parts())
every_language = pytest.mark.parametrize("language", LANGUAGES)


@cache
def asked() -> tuple[str, ...]:
    """A pattern for every key that the sources ask for; whatever is computed fits anything."""
    sources = [file.read_text() for kind in ("svelte", "ts") for file in SOURCE.rglob(f"*.{kind}")]
    found = {plain or made for text in sources for plain, made in ASKED.findall(text)}
    return tuple(re.sub(r"\\\$\\\{.*?\\\}", r"[\\w.]+", re.escape(key)) for key in sorted(found))


def choices(message: ast.Message) -> list[set[str]]:
    """The words by which a message chooses between its variants, for each of its choices."""
    return [
        {variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)}
        for node in inside(message)
        if isinstance(node, ast.SelectExpression)
    ]


@every_part
@every_language
def test_every_language_has_the_same_messages(language: str, part: str) -> None:
    here, english = messages(language, part), messages(FALLBACK, part)
    assert here.keys() == english.keys()
    for key, message in here.items():
        # a language whose sentence is the same for one and for several needs no count
        assert blanks(message) ^ blanks(english[key]) <= {"count"}, key


@every_part
@every_language
def test_whoever_counts_has_every_plural_of_the_language(language: str, part: str) -> None:
    plurals = {*Locale.parse(language, sep="-").plural_form.tags, "other"}
    for key, message in messages(language, part).items():
        for choice in choices(message):
            assert choice == plurals, f"{language}: {key}"


@every_part
def test_every_message_is_asked_for_somewhere(part: str) -> None:
    for key in messages(FALLBACK, part):
        assert any(re.fullmatch(pattern, key) for pattern in asked()), f"nobody asks for {key}"


def test_every_key_that_is_asked_for_has_a_message() -> None:
    known = {key for part in parts() for key in messages(FALLBACK, part)}
    for pattern in asked():
        # whatever is computed in front of the colon is a part that a board brings along
        of_a_board = pattern.startswith("[")
        assert of_a_board or any(re.fullmatch(pattern, key) for key in known), pattern


def test_the_keys_that_typescript_knows_are_fresh() -> None:
    assert FILE.read_text() == typescript(), "the messages have changed: run `make wire`"
