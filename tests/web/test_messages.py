"""Messages: every language says everything, and nothing that nobody asks for."""

import json
import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest

SOURCE = Path(__file__).parents[2] / "web" / "src"
MESSAGES = SOURCE / "messages"
LANGUAGES = sorted(folder.name for folder in MESSAGES.iterdir())
PARTS = sorted(file.stem for file in (MESSAGES / "en").iterdir())
PLURAL = re.compile(r"_(zero|one|two|few|many|other)$")
# t('table:turn.yours') or t(`table:step.${step}`)
ASKED = re.compile(r"""(?<![\w.])(?:t|key)\(\s*(?:'([^']+)'|`([^`]+)`)""")


def keys(language: str, part: str) -> dict[str, str]:
    """Every message of a part by its whole key, plural forms apart."""
    file = MESSAGES / language / f"{part}.json"
    return dict(_leaves(json.loads(file.read_text()), f"{part}:"))


def _leaves(inner: dict[str, Any], before: str) -> list[tuple[str, str]]:
    leaves: list[tuple[str, str]] = []
    for name, value in inner.items():
        if isinstance(value, dict):
            leaves += _leaves(value, f"{before}{name}.")
        else:
            leaves.append((before + name, value))
    return leaves


@cache
def asked() -> tuple[str, ...]:
    """A pattern for every key that the sources ask for; whatever is computed fits anything."""
    sources = [file.read_text() for kind in ("svelte", "ts") for file in SOURCE.rglob(f"*.{kind}")]
    found = {plain or made for text in sources for plain, made in ASKED.findall(text)}
    return tuple(re.sub(r"\\\$\\\{.*?\\\}", r"[\\w.]+", re.escape(key)) for key in sorted(found))


@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_messages(language: str, part: str) -> None:
    here, english = keys(language, part), keys("en", part)
    assert {PLURAL.sub("", key) for key in here} == {PLURAL.sub("", key) for key in english}
    for key, text in here.items():
        assert text.strip(), f"{language}/{key} says nothing"
        places = set(re.findall(r"\{\{(\w+)", text))
        if key in english and not PLURAL.search(key):
            assert places == set(re.findall(r"\{\{(\w+)", english[key])), key


@pytest.mark.parametrize("part", PARTS)
def test_every_message_is_asked_for_somewhere(part: str) -> None:
    for key in keys("en", part):
        plain = PLURAL.sub("", key)
        assert any(re.fullmatch(pattern, plain) for pattern in asked()), f"nobody asks for {key}"


def test_every_key_that_is_asked_for_has_a_message() -> None:
    known = {PLURAL.sub("", key) for part in PARTS for key in keys("en", part)}
    for pattern in asked():
        # whatever is computed in front of the colon is a part that a board brings along
        of_a_board = pattern.startswith("[")
        assert of_a_board or any(re.fullmatch(pattern, key) for key in known), pattern
