"""The command line: simulate, check, replay, verify, and files that are never half written."""

import re
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from stellwerk import records
from stellwerk.bots.simulation import simulate
from stellwerk.cli.atomic_files import save
from stellwerk.cli.commands import stellwerk
from stellwerk.dealer import Dealer, expand
from stellwerk.games import game_named
from stellwerk.match import Match

GAME = game_named("trambahn")
WHOLE = records.write(next(simulate(GAME, ["random", "random"], games=1, seed=5)))
SEED = expand(5, 1)
HEADER, _, ENTRIES = WHOLE.partition("\n\n")
RUNNING = HEADER.partition("result:")[0] + "\n" + "".join(ENTRIES.splitlines(True)[:60])
LENGTH = ENTRIES.count("\n")


def run(*words: str | Path, typed: str = "", columns: int = 1000) -> Result:
    surroundings = {"COLUMNS": str(columns), "FORCE_COLOR": None, "NO_COLOR": None}
    runner = CliRunner(env=surroundings, catch_exceptions=False)
    return runner.invoke(stellwerk, [str(word) for word in words], input=typed)


def played(folder: Path, *words: str) -> dict[str, str]:
    """The records that `simulate` leaves, by file name."""
    result = run("simulate", "trambahn", "--out", folder, *words)
    assert result.exit_code == 0, result.output
    return {file.name: file.read_text() for file in folder.iterdir()}


@pytest.fixture
def record(tmp_path: Path) -> Path:
    file = tmp_path / "game.txt"
    file.write_text(WHOLE)
    return file


# simulate


@pytest.mark.parametrize("bots", ["random", "greedy", "greedy,random"])
def test_the_same_seed_gives_the_same_records(tmp_path: Path, bots: str) -> None:
    words = ("--games", "2", "--seed", "7", "--bots", bots)
    assert played(tmp_path / "one", *words) == played(tmp_path / "two", *words)


def test_another_seed_or_number_gives_another_game(tmp_path: Path) -> None:
    games = [*played(tmp_path / "one", "--games", "2").values()]
    games += played(tmp_path / "two", "--games", "2", "--seed", "2").values()
    assert len(set(games)) == 4


def test_every_game_leaves_a_good_record_in_a_new_folder(tmp_path: Path) -> None:
    folder = tmp_path / "deep" / "down"
    names = sorted(played(folder, "--games", "3", "--seed", "9"))
    assert names == [f"trambahn-9-{number:06}.txt" for number in (1, 2, 3)]
    assert run("check", *folder.iterdir()).stdout == "3 good, 0 bad\n"


def test_the_summary_adds_up_what_the_records_say(tmp_path: Path) -> None:
    texts = played(tmp_path / "out", "--games", "4", "--bots", "greedy,random").values()
    points = [re.findall(r"^result: (\d+) (\d+)$", text, re.M)[0] for text in texts]
    said = run("simulate", "trambahn", "--games", "4", "--bots", "greedy,random").stdout
    for seat, bot in enumerate(("greedy", "random")):
        won = sum(f"ranks: {('1 2', '2 1')[seat]}\n" in text for text in texts)
        shared = sum("ranks: 1 1\n" in text for text in texts)
        mean = sum(int(pair[seat]) for pair in points) / 4
        assert (
            f"seat {seat + 1} ({bot}): won {won}, shared {shared}, mean points {mean:.1f}\n" in said
        )
    assert said.endswith("endings: tenth_tour 4\n")


def test_more_bots_than_seats_are_refused() -> None:
    result = run("simulate", "trambahn", "--bots", "greedy,random,greedy")
    assert (result.exit_code, "2 seats" in result.stderr) == (2, True)


def test_options_stand_in_the_header(tmp_path: Path) -> None:
    words = ("--option", "free_rows=yes", "--option", "nine=3")
    (text,) = played(tmp_path / "out", *words).values()
    assert "\nseats: 2\noption.free_rows: yes\noption.nine: 3\nnames: " in text


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("chess",), "'chess' is not "),
        (("chess",), "'trambahn'"),
        (("trambahn", "--bots", "genius"), "there is no bot 'genius'"),
        (("trambahn", "--bots", "genius"), "random, greedy"),
        (("trambahn", "--bots", "person"), "the bots are: random, greedy"),
        (("trambahn", "--seats", "3"), "Trambahn is played with 2 seats, not with 3"),
        (("trambahn", "--option", "tempo=1"), "its options are: free_rows, nine"),
        (("trambahn", "--option", "nine=7"), "option nine is one of: 2, 3; not '7'"),
        (("trambahn", "--option", "free_rows=1"), "option free_rows is one of: no, yes"),
        (("trambahn", "--option", "nine"), "an option is NAME=VALUE, not 'nine'"),
        (("trambahn", "--option", "nine=2", "--option", "nine=3"), "option nine is given twice"),
        (("trambahn", "--force"), "--force goes with --out"),
        (("trambahn", "--out", "-"), "a folder for one record a game"),
        (
            ("voll_verplant", "--option", "special_stations=yes"),
            "Amsterdam has no special stations; Paris and Madrid have",
        ),
    ],
)
def test_what_cannot_be_simulated_is_refused(words: tuple[str, ...], message: str) -> None:
    result = run("simulate", *words)
    assert result.exit_code == 2
    assert message in result.stderr
    assert result.stdout == ""


def test_a_file_is_no_folder_for_records(record: Path) -> None:
    result = run("simulate", "trambahn", "--out", record)
    assert result.exit_code == 1
    assert f"cannot make the folder {record}: File exists" in result.stderr
    assert record.read_text() == WHOLE


def test_a_record_that_cannot_be_written_is_an_error_with_its_name(tmp_path: Path) -> None:
    (tmp_path / "trambahn-1-000001.txt").mkdir()
    result = run("simulate", "trambahn", "--out", tmp_path, "--force")
    assert result.exit_code == 1
    assert re.search(r"cannot write .*trambahn-1-000001.txt: Is a directory", result.stderr)


def test_the_error_stream_is_empty_once_the_rules_are_compiled() -> None:
    assert [run("simulate", "trambahn").stderr for _ in range(2)][1] == ""


# check


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"\xff\xfe\x00\x01" * 99 + b"\n", "line 1: this is not UTF-8 text"),
        (b"", "the file is empty"),
        (WHOLE[:-1].encode(), "the last line must end with a line feed; is the file cut off?"),
        (
            (HEADER + "\n\n" + "".join(ENTRIES.splitlines(True)[:-1])).encode(),
            "line 5: `result:` is given, but the game is not over",
        ),
        (
            re.sub("result: .*", "result: 1 2", WHOLE).encode(),
            f"line 5: result is \"1 2\", but the game gives '{HEADER.splitlines()[4][8:]}'",
        ),
        (
            (RUNNING.partition("\n\n")[0] + "\n\n" + "- money 1 r1\n" * 3).encode(),
            'line 8, entry 3: "money 1 r1" is not possible now: '
            "money 1 ? is due, with a card that is still to be drawn",
        ),
    ],
    ids=["rubbish", "empty", "cut in a line", "cut after a line", "result", "third of two cards"],
)
def test_a_bad_record_among_good_ones_is_named_with_its_reason(
    record: Path, content: bytes, reason: str
) -> None:
    bad = record.with_name("bad.txt")
    bad.write_bytes(content)
    result = run("check", record, bad, record)
    assert (result.exit_code, result.stdout) == (1, f"{bad}: {reason}\n2 good, 1 bad\n")
    assert "good" not in result.stderr


def test_what_cannot_be_opened_is_a_bad_record(record: Path) -> None:
    nothing = record.with_name("nothing.txt")
    assert run("check", nothing, record).stdout == (
        f"{nothing}: cannot be opened: No such file or directory\n1 good, 1 bad\n"
    )


def test_of_a_folder_all_records_are_checked(record: Path) -> None:
    deep = record.parent / "deep"
    deep.mkdir()
    (deep / "bad.txt").write_text("cut off\n")
    (deep / "letter.md").write_text("no record")
    said = run("check", record.parent)
    assert said.exit_code == 1
    assert said.stdout.startswith(f"{deep}/bad.txt: ")
    assert said.stdout.endswith("1 good, 1 bad\n")
    (deep / "bad.txt").unlink()
    empty = run("check", deep)
    assert (empty.exit_code, empty.stdout) == (2, "")
    assert "there is no record in this folder" in empty.stderr


def test_a_quiet_check_names_bad_records_alone(record: Path) -> None:
    assert run("check", "--quiet", record).output == ""


@pytest.mark.parametrize("changed", [WHOLE.replace("\n", "\r\n"), "\ufeff" + WHOLE])
def test_a_record_that_went_through_windows_is_read_with_a_note(record: Path, changed: str) -> None:
    record.write_bytes(changed.encode())
    for command in (("check",), ("replay", "--all"), ("verify", "--seed", SEED.hex())):
        said = run(command[0], record, *command[1:])
        assert said.exit_code == 0
        assert f"{record}: read without " in said.stderr
    assert record.read_bytes() == changed.encode()


def test_a_hyphen_is_standard_input(record: Path) -> None:
    assert run("check", "-", typed=WHOLE).stdout == "1 good, 0 bad\n"
    assert run("replay", "-", typed=WHOLE).stdout == run("replay", record).stdout
    assert run("verify", "-", "--seed", SEED.hex(), typed=WHOLE).exit_code == 0


@pytest.mark.parametrize("words", ["check", "replay", f"verify --seed {SEED.hex()}"])
def test_a_map_that_no_record_needs_is_refused(record: Path, words: str) -> None:
    name, *more = words.split()
    for map_file in ("berlin", "nowhere.toml"):
        said = run(name, record, *more, "--map", map_file)
        assert (said.exit_code, said.stdout) == (2, "")
        assert "--map is for a record whose map is not shipped" in said.stderr


# replay


def test_a_whole_game_is_told_to_its_last_table(record: Path) -> None:
    match, lines = records.read(WHOLE), run("replay", record, "--all").stdout.splitlines()
    assert lines[:LENGTH] == [f"{n + 1:>4} {match.sentence(0, n)}" for n in range(LENGTH)]
    result = match.result()
    assert result is not None
    for line, points in zip(lines[-2:], result.points, strict=True):
        assert line.endswith(f" {points} ")


def test_an_entry_is_told_in_one_line_however_long_it_is(record: Path) -> None:
    lines = run("replay", record, columns=80).stdout.splitlines()
    assert [line[:4] for line in lines[:LENGTH]] == [f"{n:>4}" for n in range(1, LENGTH + 1)]


@pytest.mark.parametrize(("seat", "other"), [(1, 2), (2, 1)])
def test_a_running_game_is_told_as_one_seat_sees_it(record: Path, seat: int, other: int) -> None:
    record.write_text(RUNNING)
    told = run("replay", record, "--seat", str(seat)).stdout
    assert set(re.findall(rf"Seat {other} drew (.*)\.", told)) == {"a card"}
    assert "a card" not in re.findall(rf"Seat {seat} drew (.*)\.", told)


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("--at", f"{LENGTH + 1}"), f"--at: the record has {LENGTH} entries"),
        (("--at", "-1"), "-1 is not in the range x>=0"),
        (("--seat", "3"), "--seat: the record has 2 seats"),
        (("--seat", "0"), "0 is not in the range x>=1"),
    ],
)
def test_places_that_a_record_does_not_have_are_refused(
    record: Path, words: tuple[str, str], message: str
) -> None:
    result = run("replay", record, *words)
    assert (result.exit_code, result.stdout) == (2, "")
    assert message in result.stderr


# verify


def test_a_simulated_game_follows_from_its_seed_and_number(tmp_path: Path) -> None:
    played(tmp_path, "--games", "2", "--seed", "8")
    file, seed = tmp_path / "trambahn-8-000002.txt", expand(8, 2)
    commitment = Dealer(seed).commitment
    result = run("verify", file, "--seed", seed.hex(), "--commitment", commitment.upper())
    assert result.exit_code == 0
    assert result.stdout == (
        f"commitment of this seed: {commitment}\n"
        f"{file}: every outcome of chance follows from the seed\n"
    )


def test_another_seed_is_found_out_at_the_first_card_that_differs(record: Path) -> None:
    other = Match(GAME)
    Dealer(expand(6)).deal(other)
    log = records.read(WHOLE).log
    number = next(n for n, entry in enumerate(other.log) if entry != log[n])
    result = run("verify", record, "--seed", expand(6).hex())
    code = ENTRIES.splitlines()[number].removeprefix("- ")
    assert result.exit_code == 1
    assert f"entry {number + 1}, '{code}', does not follow from this seed" in result.stderr


def test_two_exchanged_cards_are_found_out_at_the_first_of_them(record: Path) -> None:
    lines = ENTRIES.splitlines()
    number = next(n for n in range(3, 11) if lines[n] != lines[n + 1])
    lines[number : number + 2] = reversed(lines[number : number + 2])
    record.write_text("\n".join([HEADER, "", *lines, ""]))
    result = run("verify", record, "--seed", SEED.hex())
    assert result.exit_code == 1
    assert f"entry {number + 1}, '{lines[number][2:]}', does not follow" in result.stderr


@pytest.mark.parametrize("seed", ["", "abc", "zz" * 32, "00" * 31, "00" * 33, "é" * 64])
def test_a_malformed_seed_is_refused(record: Path, seed: str) -> None:
    result = run("verify", record, "--seed", seed)
    assert (result.exit_code, result.stdout) == (2, "")
    assert "--seed: a seed is 64 hexadecimal digits" in result.stderr


def test_a_malformed_commitment_is_refused(record: Path) -> None:
    result = run("verify", record, "--seed", SEED.hex(), "--commitment", "123")
    assert (result.exit_code, result.stdout) == (2, "")
    assert "--commitment: a commitment is 64 hexadecimal digits" in result.stderr


def test_a_commitment_to_another_seed_is_found_out(record: Path) -> None:
    words = ("--seed", SEED.hex(), "--commitment", Dealer(expand(6)).commitment)
    result = run("verify", record, *words)
    assert result.exit_code == 1
    assert "the commitment given belongs to another seed" in result.stderr
    assert "follows from the seed" not in result.stdout


# files


def test_a_file_is_replaced_not_rewritten(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("old")
    with file.open() as reader:
        save(file, "new")
        assert (reader.read(), file.read_text()) == ("old", "new")
    assert list(tmp_path.iterdir()) == [file]


def test_a_failed_write_leaves_the_old_file_and_nothing_else(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("old")
    with pytest.raises(UnicodeEncodeError):
        save(file, "half of it \ud800")
    assert (file.read_text(), list(tmp_path.iterdir())) == ("old", [file])
