"""No player in a record has an empty name: a person without one is told "you"."""

from pathlib import Path

import pytest

from stellwerk import records

RECORD = Path(__file__).parent / "trambahn" / "records" / "shared_win.txt"


def named(names: str) -> bytes:
    """The record with these names, whatever names it had."""
    lines = [line for line in RECORD.read_text().split("\n") if not line.startswith("names:")]
    seats = next(at for at, line in enumerate(lines) if line.startswith("seats:"))
    return "\n".join([*lines[: seats + 1], f"names: {names}", *lines[seats + 1 :]]).encode()


def test_names_are_read_from_a_record() -> None:
    assert list(records.read(named("Anna | Ben")).names) == ["Anna", "Ben"]


@pytest.mark.parametrize("names", ["Anna | ", " | Ben", "Anna |  | Ben", " | ", "", "Anna"])
def test_an_empty_name_in_a_record_is_refused(names: str) -> None:
    with pytest.raises(records.RecordError):
        records.read(named(names))
