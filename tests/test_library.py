"""The library: what `import stellwerk` offers, and a page about it that runs."""

import ast
import doctest
import json
import pickle
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import stellwerk
from stellwerk import games, records
from stellwerk.bots import play_on
from stellwerk.bots.decisions import NoDecision
from stellwerk.core.refusals import NotLegal
from stellwerk.kernel.actor import CHANCE, Entry
from stellwerk.kernel.noting import with_notes
from stellwerk.records import RecordError
from tests.voll_verplant.scene import TOWN

ROOT = Path(__file__).parent.parent
PAGE = (ROOT / "docs" / "library.md").read_text()
WHOLE = ROOT / "tests" / "trambahn" / "records" / "shared_win.txt"
GAMES = pytest.mark.parametrize("game", games.NAMES)


class LineByLine(doctest.OutputChecker):
    """Blanks at the end of a line do not show, so they do not count."""

    def check_output(self, want: str, got: str, optionflags: int) -> bool:
        return super().check_output(want, re.sub(r" +$", "", got, flags=re.MULTILINE), optionflags)


def program(page: str) -> str:
    (lines,) = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    return str(lines)


def session(page: str) -> str:
    """What stands there as if it had been typed; an empty line is one that was printed."""
    blocks = "".join(re.findall(r"```pycon\n(.*?)```", page, re.DOTALL))
    return re.sub(r"^$(?=.)", doctest.BLANKLINE_MARKER, blocks, flags=re.MULTILINE | re.DOTALL)


def played(game: str, seed: int = 1, most: int = 10_000) -> stellwerk.Match:
    """A game by random bots."""
    match = stellwerk.open_match(game, seed=seed)
    bots = [stellwerk.bot("random", match, seed=seat) for seat in range(match.seats)]
    play_on(match, bots, lambda _: None, most)
    return match


# The page.


def test_everything_on_the_page_runs_and_prints_what_stands_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(games, "NAMES", games.OURS)
    test = doctest.DocTestParser().get_doctest(session(PAGE), {}, "library.md", None, None)
    told: list[str] = []
    ran = doctest.DocTestRunner(LineByLine(), verbose=False).run(test, out=told.append)
    assert ran.attempted > 50
    assert not ran.failed, "".join(told)


def test_the_readme_has_the_same_ten_lines_and_they_play_a_whole_game() -> None:
    lines = program((ROOT / "README.md").read_text())
    assert lines == program(PAGE)
    assert len([line for line in lines.splitlines() if line]) <= 10
    run = subprocess.run([sys.executable, "-c", lines], capture_output=True, text=True, check=True)
    *record, result = run.stdout.splitlines()
    assert record[:2] == ["stellwerk: 1", "game: trambahn"]
    points = re.findall(r"points=\[(.*?)\]", result)
    assert f"result: {points[0].replace(',', '')}" in record


# The names.


def test_there_are_eight_names_at_most_and_the_page_has_a_line_for_each() -> None:
    assert len(stellwerk.__all__) <= 8
    assert re.findall(r"^\| `(\w+)[`(]", PAGE, re.MULTILINE)[: len(stellwerk.__all__)] == sorted(
        stellwerk.__all__, key=lambda name: PAGE.index(f"\n| `{name}")
    )


def test_type_checkers_see_the_names_that_there_are() -> None:
    tree = ast.parse(Path(stellwerk.__file__).read_text())
    imports = [node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
    seen = {alias.name for node in imports for alias in node.names} - {"import_module"}
    assert seen - {"TYPE_CHECKING"} == set(stellwerk.__all__)


def test_nothing_is_loaded_before_it_is_used() -> None:
    asked = """if True:
        import json, sys, stellwerk
        before = "numpy" in sys.modules
        names = [name for name in stellwerk.__all__ if callable(getattr(stellwerk, name))]
        print(json.dumps([before, names, dir(stellwerk)]))
    """
    run = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=True)
    before, names, listed = json.loads(run.stdout)
    assert not before
    assert names == stellwerk.__all__
    assert set(names) < set(listed)


def test_a_name_that_is_not_there_is_an_attribute_error() -> None:
    with pytest.raises(AttributeError, match="module 'stellwerk' has no attribute 'open_table'"):
        getattr(stellwerk, "open_table")  # noqa: B009


# Opening and playing.


def test_all_games_are_named_and_found() -> None:
    assert stellwerk.game_names() == games.NAMES
    assert [stellwerk.game(name).name for name in games.NAMES] == list(games.NAMES)


@GAMES
def test_chance_settles_by_itself_from_the_first_card_to_the_last(game: str) -> None:
    match = stellwerk.open_match(game, seed=1)
    bot = stellwerk.bot("random", match)
    while not match.is_over():
        assert CHANCE not in match.waiting_for
        stellwerk.let_play(bot, match, match.waiting_for[0])
    assert any(actor == CHANCE for actor, _ in match.log)


def test_the_same_seed_deals_the_same_and_without_one_nobody_knows() -> None:
    one, same, other = (stellwerk.open_match("trambahn", seed=seed) for seed in (1, 1, 2))
    assert one.log == same.log != other.log
    secret, another = stellwerk.open_match("trambahn"), stellwerk.open_match("trambahn")
    assert secret.log != another.log


def test_there_are_as_many_seats_as_names() -> None:
    assert stellwerk.open_match("voll_verplant", names=["Anna", "Ben", "Carl"]).seats == 3
    assert stellwerk.open_match("game_of_trains", seats=4).seats == 4
    assert stellwerk.open_match("voll_verplant").seats == 1


def test_options_are_understood_as_values_and_as_people_write_them() -> None:
    typed = stellwerk.open_match("trambahn", nine="3", free_rows="yes")
    meant = stellwerk.open_match(stellwerk.game("trambahn"), nine=3, free_rows=True)
    assert typed.options == meant.options == {"nine": 3, "free_rows": 1}
    assert "option.free_rows: yes\noption.nine: 3\n" in str(meant)


def test_a_map_of_ones_own_is_an_option_and_its_record_needs_it() -> None:
    match = stellwerk.open_match("voll_verplant", map=str(TOWN))
    assert str(stellwerk.read_record(str(match), map=str(TOWN))) == str(match)
    with pytest.raises(RecordError, match=r"is not shipped; give its file, town\.toml"):
        stellwerk.read_record(str(match))


def test_twins_and_stored_matches_are_dealt_on_alike() -> None:
    match = stellwerk.open_match("game_of_trains", seed=1)
    for twin in (match.twin(), pickle.loads(pickle.dumps(match))):
        bot = stellwerk.bot("greedy", twin)
        while len(twin.log) < 60:
            stellwerk.let_play(bot, twin, twin.waiting_for[0])
    bot = stellwerk.bot("greedy", match)
    while len(match.log) < 60:
        stellwerk.let_play(bot, match, match.waiting_for[0])
    assert str(twin) == str(match)
    assert len(match.twin().log) == len(match.log)


@pytest.mark.parametrize(
    ("ask", "said"),
    [
        (lambda: stellwerk.open_match("chess"), "there is no game 'chess'; the games are: tramb"),
        (lambda: stellwerk.game("chess"), "there is no game 'chess'; the games are: trambahn"),
        (
            lambda: stellwerk.open_match("trambahn", nines=3),
            "Trambahn has no option 'nines'; its options are: free_rows, nine",
        ),
        (lambda: stellwerk.open_match("trambahn", nine=4), "option nine is one of: 2, 3; not '4'"),
        (
            lambda: stellwerk.open_match("voll_verplant", map="rome"),
            "option map is one of: amsterdam, berlin, paris, madrid, or the path of a .toml file",
        ),
        (
            lambda: stellwerk.open_match("trambahn", seats=3),
            "Trambahn is played with 2 seats, not with 3",
        ),
        (
            lambda: stellwerk.open_match("voll_verplant", seats=3, names=["Anna"]),
            "3 seats need 3 names, not 1",
        ),
        (
            lambda: stellwerk.open_match("trambahn", names=["Anna|Ben", "Carl"]),
            "'Anna|Ben' cannot stand in a record: a name is not empty, and has no `|`",
        ),
        (
            lambda: stellwerk.bot("deep blue", stellwerk.open_match("trambahn")),
            "there is no bot 'deep blue'; the bots are: random, greedy, apprentice",
        ),
    ],
)
def test_what_cannot_be_done_is_told_with_what_can(ask: Callable[[], object], said: str) -> None:
    with pytest.raises((LookupError, ValueError)) as error:
        ask()
    assert said in str(error.value)


# Records.


@GAMES
def test_a_match_is_printed_as_its_record(game: str) -> None:
    match = played(game, most=60)
    assert str(match) == records.write(match)
    assert str(stellwerk.read_record(str(match))) == str(match)


@pytest.mark.parametrize("source", [WHOLE, str(WHOLE), WHOLE.read_text(), WHOLE.read_bytes()])
def test_a_record_is_a_text_or_a_file(source: str | bytes | Path) -> None:
    match = stellwerk.read_record(source)
    assert str(match) == records.write(records.read(WHOLE.read_bytes()))
    assert match.is_over()


def test_a_match_that_was_read_is_played_on() -> None:
    match = played("trambahn", most=60)
    one, same = (stellwerk.read_record(str(match), seed=5) for _ in range(2))
    for again in (one, same):
        assert again.log == match.log
        bot = stellwerk.bot("greedy", again)
        while not again.is_over():
            stellwerk.let_play(bot, again, again.waiting_for[0])
    assert one.log == same.log


def test_what_is_left_to_deal_when_a_record_ends_is_dealt_when_it_is_asked_for() -> None:
    lines = str(stellwerk.open_match("trambahn", seed=1)).splitlines()
    match = stellwerk.read_record("\n".join(lines[:-5]) + "\n")
    assert (len(match.log), match.waiting_for) == (34, (CHANCE,))
    match.deal()
    assert (len(match.log), match.waiting_for) == (39, (0,))


def test_what_is_wrong_with_a_record_is_told_with_its_line_and_its_file(tmp_path: Path) -> None:
    file = tmp_path / "evening.txt"
    file.write_text(WHOLE.read_text().replace("game: trambahn", "game: chess"))
    with pytest.raises(RecordError, match="line 4: there is no game 'chess'") as error:
        stellwerk.read_record(file)
    assert error.value.__notes__ == [f"in the record {file}"]
    with pytest.raises(RecordError, match=r"nowhere\.txt cannot be opened: No such file"):
        stellwerk.read_record(str(tmp_path / "nowhere.txt"))
    with pytest.raises(RecordError, match="no blank line between the header and the entries"):
        stellwerk.read_record("hello\n")


# Bots.


def test_a_bot_with_the_same_seed_plays_the_same() -> None:
    played_by = []
    for seed in (1, 1, 2):
        match = stellwerk.open_match("trambahn", seed=1)
        bot = stellwerk.bot("random", match, seed=seed)
        while len(match.log) < 100:
            stellwerk.let_play(bot, match, match.waiting_for[0])
        played_by.append(match.log)
    assert played_by[0] == played_by[1] != played_by[2]


def test_advice_is_about_all_legal_moves_now_or_earlier() -> None:
    match = stellwerk.open_match("trambahn", seed=1)
    start, legal = len(match.log), match.legal(0)
    match.submit(0, legal[0])
    then = stellwerk.advise(match, at=start, iterations=64)
    assert sorted(move.code for move in then.moves) == sorted(legal)
    assert then.played is not None
    assert then.played.code == legal[0]
    now = stellwerk.advise(match, seat=0, iterations=64)
    assert {move.code for move in now.moves} == set(match.legal(0))
    with pytest.raises(NoDecision, match="seat 2 is not to act after entry 40: seat 1 is to act"):
        stellwerk.advise(match, seat=1)


# What a debugger shows.


def test_a_match_is_shown_in_a_line_at_every_stage() -> None:
    named = stellwerk.open_match("trambahn", seed=1, names=["Anna", "Ben"], nine=3)
    assert repr(named) == "<Match of Trambahn, nine=3: Anna, Ben; 39 entries; Anna to act>"
    bare = stellwerk.Match(stellwerk.game("voll_verplant"), 2)
    shown = "<Match of Voll verplant, map=amsterdam: Seat 1, Seat 2; 0 entries; chance to act>"
    assert repr(bare) == shown
    bare.settle_chance(lambda number, outcomes: outcomes[0].action)
    assert repr(bare).endswith("; 1 entry; Seat 1, Seat 2 to act>")
    over = played("trambahn")
    result = over.result()
    assert result is not None
    assert repr(over).endswith(f"; over, {result.points[0]} : {result.points[1]}>")


@GAMES
def test_a_position_is_shown_field_by_field_and_large_fields_by_their_size(game: str) -> None:
    position = played(game, most=60).position
    shown = repr(position)
    assert shown == str(position)
    names = list(position.dtype.names)
    assert shown.startswith(f"Position({names[0]}=")
    for name in names:
        value = getattr(position, name)
        if getattr(value, "ndim", 0) == 0:
            assert f"{name}={value}" in shown
        elif value.size <= 12 and value.dtype.names is None:
            assert f"{name}={value.tolist()}" in shown
        else:
            assert f"{name}=[{'×'.join(map(str, value.shape))}" in shown
    assert len(shown) < 2000


def test_records_within_records_are_shown_by_their_kind() -> None:
    position = stellwerk.open_match("trambahn", seed=1).position
    assert "rows=[2×21 Row]" in repr(position)
    row = "Row(line=0, tram=0, last=0, size=0, points=0, cards=[18])"
    assert repr(position.rows[0, 0]) == row
    assert repr(with_notes(type(position)).new()).startswith("PositionWithNotes(noted=0, notes=[")


def test_entries_say_who_acted_and_a_log_shows_their_codes() -> None:
    assert repr(Entry(0, 17)) == "Entry(seat 1, action 17)"
    assert repr(Entry(CHANCE, 3)) == "Entry(chance, action 3)"
    match = stellwerk.open_match("voll_verplant", seed=3)
    match.submit(0, match.legal(0)[0])
    lines = str(match).partition("\n\n")[2].splitlines()
    assert repr(match.log) == f"[{', '.join(lines)}]"
    assert repr(match.twin().log) == repr(match.log)


def test_a_refused_move_leaves_a_match_as_it_was() -> None:
    match = stellwerk.open_match("trambahn", seed=1)
    before = str(match)
    with pytest.raises(NotLegal, match='"P b9" is not legal now; possible: P b1'):
        match.submit(0, "P b9")
    assert str(match) == before
