"""Records: the file format, and every way it can be wrong."""

from collections.abc import Callable
from contextlib import suppress

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stellwerk import records
from stellwerk.kernel.actor import SPECTATOR
from stellwerk.records import RecordError
from tests.laws.play import CASES, played, positions

CASE = next(c for c in CASES if (c.game, c.options, c.bot) == ("trambahn", (), "greedy"))
WHOLE = records.write(played(CASE))
RUNNING = records.write(next(match for match in positions(CASE, every=50) if match.log))
LINES = WHOLE.splitlines()
FIRST_ENTRY = LINES.index("") + 1


def with_line(number: int, text: str) -> str:
    return "".join(line + "\n" for line in [*LINES[:number], text, *LINES[number + 1 :]])


def with_header(key: str, value: str) -> str:
    number = next(n for n, line in enumerate(LINES) if line.startswith(f"{key}: "))
    return with_line(number, f"{key}: {value}")


def refused(content: bytes | str) -> RecordError:
    with pytest.raises(RecordError) as error:
        records.read(content)
    return error.value


def test_the_header_of_a_record() -> None:
    keys = [line.partition(": ")[0] for line in LINES[: FIRST_ENTRY - 1]]
    assert keys == ["stellwerk", "game", "rules", "seats", "result", "ranks", "ending"] or (
        keys[4:6] == ["option.free_rows", "option.nine"]
    )


def test_a_running_game_has_no_result() -> None:
    assert not any(key in RUNNING for key in ("result:", "ranks:", "ending:"))


def test_comments_may_stand_anywhere() -> None:
    text = (
        "# a game\n" + WHOLE.replace("\n\n", "\n# the header ends\n\n# the cards\n") + "# the end\n"
    )
    assert records.write(records.read(text)) == WHOLE


def test_header_keys_may_come_in_any_order() -> None:
    header, entries = WHOLE.split("\n\n")
    shuffled = "\n".join(reversed(header.split("\n")))
    assert records.write(records.read(f"{shuffled}\n\n{entries}")) == WHOLE


def test_names_are_kept() -> None:
    text = WHOLE.replace("\nseats: 2\n", "\nseats: 2\nnames: Änne | Bob the 2nd\n")
    match = records.read(text)
    assert match.names == ["Änne", "Bob the 2nd"]
    assert "names: Änne | Bob the 2nd\n" in records.write(match)


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        ("", "the file is empty"),
        (WHOLE[:-1], "is the file cut off"),
        (WHOLE.replace("\n", "\r\n"), "without a carriage return"),
        ("\ufeff" + WHOLE, "byte order mark"),
        (WHOLE + "\n", "only one line is blank"),
        (WHOLE.replace("\n\n", "\n"), "no blank line"),
        (WHOLE.encode() + b"\xff\xfe\n", "not UTF-8"),
        (WHOLE + "#" * 500 + "\n", "at most 400 characters"),
        (WHOLE + "# bell \x07\n", "control characters"),
        ("#" * (records.MOST_BYTES + 1), "at most 4 MiB"),
        ("colour: red\n" + WHOLE, 'no header key "colour"'),
        ("seats: 2\n" + WHOLE, "seats stands twice"),
        (WHOLE.replace("seats: 2\n", ""), "lacks `seats:`"),
        (WHOLE.replace("seats: 2", "seats:  2"), "`key: value` with single spaces"),
        (WHOLE.replace("seats: 2", "seats : 2"), "`key: value` with single spaces"),
        (with_header("seats", "3"), "Trambahn has 2 seats"),
        (with_header("seats", "02"), '"02" is not a whole number'),
        (with_header("seats", "9" * 30), "is not a whole number"),
        (with_header("stellwerk", "2"), "reads record format 1 only"),
        (with_header("game", "chess"), "the games are: trambahn, game_of_trains"),
        (with_header("ending", "exhausted"), "the game gives 'tenth_tour'"),
        (with_header("ranks", "1 1"), 'ranks is "1 1"'),
        (WHOLE.replace("ending: tenth_tour\n", ""), "needs result, ranks and ending"),
        ("result: 1 2\n" + RUNNING, "the game is not over"),
        ("option.tempo: yes\n" + RUNNING, "has no option 'tempo'"),
        ("option.nine: 7\n" + RUNNING, "option nine is one of: 2, 3"),
        ("option.nine: 2\n" + RUNNING, "leave the line out"),
        ("option.free_rows: no\n" + RUNNING, "leave the line out"),
        ("names: only me\n" + RUNNING, "names are 2"),
        (RUNNING + "3 P r7\n", "seat 3 is not to act"),
        (RUNNING + "0 P r7\n", "an entry is a seat number or -"),
        (RUNNING + "P r7\n", "an entry is a seat number or -"),
        (RUNNING + "- deal 1\n", "as an outcome of chance"),
        (RUNNING + "- P r7\n", "is not possible now"),
        (WHOLE + "1 P r7\n", "the game is over"),
        (WHOLE + "- deal 1 r7\n", "the game is over"),
    ],
)
def test_a_broken_record_is_refused_with_its_reason(content: bytes | str, reason: str) -> None:
    assert reason in str(refused(content))


def test_another_version_of_the_rules_is_refused_never_guessed() -> None:
    error = refused(with_header("rules", "2"))
    assert "played by rules 2 of Trambahn; this Stellwerk plays rules 1" in str(error)
    assert error.line == 3


def test_the_reason_comes_with_line_and_entry() -> None:
    error = refused(with_line(FIRST_ENTRY + 4, "- money 2 r7"))
    assert (error.line, error.entry) == (FIRST_ENTRY + 5, 5)
    assert str(error).startswith(f"line {FIRST_ENTRY + 5}, entry 5: ")


def test_comments_count_as_lines_but_not_as_entries() -> None:
    error = refused("# one\n" + with_line(FIRST_ENTRY + 4, "# two\n- money 2 r7"))
    assert (error.line, error.entry) == (FIRST_ENTRY + 7, 5)


def test_a_record_with_hidden_cards_cannot_be_replayed_and_says_why() -> None:
    match = next(match for match in positions(CASE, every=50) if match.log)
    error = refused(records.write(match, SPECTATOR))
    assert "hides a card" in str(error)


def edited(change: Callable[[list[str], int], None], number: int) -> str:
    lines = list(LINES)
    change(lines, number)
    return "".join(line + "\n" for line in lines)


def drop(lines: list[str], number: int) -> None:
    del lines[number]


def double(lines: list[str], number: int) -> None:
    lines.insert(number, lines[number])


def swap_with_next(lines: list[str], number: int) -> None:
    lines[number], lines[number + 1] = lines[number + 1], lines[number]


@settings(max_examples=60)
@given(
    st.sampled_from([drop, double, swap_with_next]),
    st.integers(FIRST_ENTRY, len(LINES) - 2),
)
def test_a_record_with_a_line_lost_doubled_or_moved_is_refused_or_another_legal_game(
    change: Callable[[list[str], int], None], number: int
) -> None:
    text = edited(change, number)
    try:
        match = records.read(text)
    except RecordError:
        return
    assert records.write(match) == text


@settings(max_examples=150)
@given(st.binary(max_size=200), st.integers(0, len(WHOLE)))
def test_rubbish_never_does_more_than_being_refused(rubbish: bytes, place: int) -> None:
    content = WHOLE.encode()
    with suppress(RecordError):
        records.read(content[:place] + rubbish + content[place:])
