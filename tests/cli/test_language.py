"""The language of the terminal costs nothing until something is said."""

import subprocess
import sys

import pytest

from stellwerk.cli.language import own_language

NOTHING_SAID = """
import sys
from stellwerk.cli.commands import stellwerk
stellwerk(["--version"], standalone_mode=False)
print(sorted({name.partition(".")[0] for name in sys.modules} & {"babel", "fluent"}))
"""


def test_a_command_that_says_nothing_loads_no_catalogue() -> None:
    done = subprocess.run(
        [sys.executable, "-c", NOTHING_SAID], capture_output=True, text=True, check=True
    )
    assert done.stdout.splitlines()[-1] == "[]"


@pytest.mark.parametrize(
    ("locale", "language"),
    [
        *(("de_AT.UTF-8", "de"), ("de", "de"), ("en_GB.UTF-8", "en")),
        *(("C", "en"), ("C.UTF-8", "en"), ("fr_FR", "en"), ("", "en"), ("deu", "en")),
    ],
)
def test_the_nearest_language_to_the_locale_is_spoken(
    locale: str, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", locale)
    assert own_language() == language
