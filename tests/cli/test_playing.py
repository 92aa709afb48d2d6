"""Playing at a terminal: people who type, and the curtain between them."""

import re
from pathlib import Path

import pytest

from stellwerk.cli.game_files import seed_file
from stellwerk.cli.playing.help import COMMANDS
from stellwerk.core.messages import say
from tests.cli.playing import (
    ALWAYS_THE_FIRST,
    CURTAIN,
    NEARLY_OVER,
    PROMISE,
    PROOF,
    at_a_terminal,
    kept,
    moves,
    play,
    resume,
)
from tests.test_cli import GAME, SEED, run

# Whole games.


def test_a_whole_game_played_by_numbers_leaves_a_good_record_and_its_proof(file: Path) -> None:
    said = play(file, ALWAYS_THE_FIRST).stdout
    assert kept(file).names == ["You", "Greedy bot"]
    assert f"The record: {file}\n" in said
    assert run("check", file).stdout == "1 good, 0 bad\n"
    proof, promise = PROOF.search(said), PROMISE.search(said)
    assert proof
    assert promise
    verified = run("verify", proof[1], "--seed", proof[2], "--commitment", promise[1])
    assert "every outcome of chance follows from the seed" in verified.stdout


def test_bots_play_alone_to_the_end(file: Path) -> None:
    said = play(file, who="greedy,random").stdout
    match = kept(file)
    result = match.result()
    assert result is not None
    assert match.names == ["Greedy bot", "Random bot"]
    assert f"{match.names[result.ranks.index(1)]} wins. (tenth tour)\n" in said


def test_a_game_without_a_place_is_kept_with_the_data_of_the_person(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    run("play", "trambahn", typed="1\n")
    (record,) = tmp_path.glob("stellwerk/trambahn-*.txt")
    assert sorted(kept(record).names) == ["Driver", "You"]


def test_a_data_folder_that_cannot_be_made_is_an_error_with_its_name(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file.write_text("this is no folder")
    monkeypatch.setenv("XDG_DATA_HOME", str(file))
    result = run("play", "trambahn")
    assert (result.exit_code, str(file) in result.stderr) == (1, True)


def test_an_interrupted_game_goes_on_from_its_record_and_its_secret_seed(file: Path) -> None:
    said = play(file, "1\n" * 40).stdout
    assert said.endswith(f"\nGo on with: stellwerk play --resume {file}\n")
    assert seed_file(file).stat().st_mode & 0o777 == 0o600
    before = kept(file)
    proof = PROOF.search(resume(file, ALWAYS_THE_FIRST).stdout)
    after = kept(file)
    assert (before.is_over(), after.is_over(), after.names) == (False, True, before.names)
    assert after.log[: len(before.log)] == before.log
    assert proof
    assert run("verify", file, "--seed", proof[2]).exit_code == 0


def test_commands_to_copy_are_not_broken_into_lines(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    file = Path("a-game-with-a-name-of-more-than-forty-letters.txt")
    file.write_text(NEARLY_OVER)
    seed_file(file).write_text(SEED.hex())
    words = ("play", "trambahn", "--resume", file)
    assert f"stellwerk play --resume {file}\n" in run(*words, columns=80).stdout
    assert PROOF.search(run(*words, typed=ALWAYS_THE_FIRST, columns=80).stdout)


def test_a_file_name_is_told_letter_by_letter(tmp_path: Path) -> None:
    file = tmp_path / "game[b].txt"
    assert f"--resume '{file}'\n" in play(file).stdout


# What a person types.


@pytest.mark.parametrize("typed", ["1", "P g3", " p  G3 ", "g3"])
def test_a_move_is_a_number_a_code_or_a_code_without_its_letter(file: Path, typed: str) -> None:
    play(file, f"{typed}\n")
    assert moves(file) == ["1 P g3"]


def test_undo_takes_back_own_moves_and_no_drawn_card(file: Path) -> None:
    play(file, "1\n1\nundo\n")
    assert moves(file) == ["1 P g3"]
    said = resume(file, "undo\nundo\n2\n").stdout
    assert "You can take back only your own last move, until a card is drawn" in said
    assert moves(file) == ["1 P g4"]


def test_help_lists_every_code_and_every_command(file: Path) -> None:
    said = play(file, "?\n").stdout
    for form, meaning in (*GAME.codes, *COMMANDS):
        assert re.search(rf"^  {re.escape(form)} +{re.escape(say('en', meaning))}$", said, re.M)


def test_a_game_is_played_in_german_if_the_locale_or_somebody_says_so(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    said = play(file, "?\nnonsense\n1\nlog\nquit\n", "--language", "de").stdout
    for german in (
        "Das Versprechen des Kartengebers:",
        "Nachziehstapel",
        "Dein Zug (? für Hilfe): ",
        "  undo       deinen letzten Zug zurücknehmen",
        '"nonsense" ist kein Zug von Trambahn; möglich: P',
        "· Du erhältst eine Karte als Startkapital. (12-mal)",
        "Weiter mit: stellwerk play --resume",
    ):
        assert german in said
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    assert "Dein Zug" in resume(file).stdout
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    assert "Your move" in resume(file).stdout


def test_the_log_is_told_from_the_first_card(file: Path) -> None:
    play(file, "1\n")
    said = resume(file, "log\n").stdout
    assert "· You got a card as start money. (12 times)\n" in said
    assert "· You drew green 3.\n" in said


def test_wrong_input_is_answered_with_what_is_possible_and_nothing_is_lost(file: Path) -> None:
    said = play(file, "1\nhello\nI b1\n0\n999\n\n2\n").stdout
    possible = "possible: P g4, P y3, P y7, P y9, P y10, .\n"
    assert f'cannot read "hello" as a move of Trambahn; {possible}' in said
    assert f'"I b1" is not legal now; {possible}' in said
    for number in (0, 999):
        assert f"There is no move {number}: say a number from 1 to 6, or a code." in said
    assert moves(file) == ["1 P g3", "1 P y3"]


def test_typing_what_is_no_text_at_all_does_not_end_the_game(file: Path) -> None:
    words = ("--line-up", "person,greedy", "--seed", "3", "--record", file)
    at_a_terminal("play", "trambahn", *words, typed="1\n\udcff\n2\nquit\n")
    assert moves(file) == ["1 P g3", "1 P y3"]


def test_save_writes_the_record_to_another_file(file: Path) -> None:
    other = file.with_name("the other game.txt")
    said = play(file, f"1\nsave {other}\nquit\n").stdout
    assert f"Saved to {other}.\n" in said
    assert other.read_text() == file.read_text()
    assert moves(other) == ["1 P g3"]


@pytest.mark.parametrize("place", ["nowhere/game.txt", ".", "x" * 300, "a\0b"])
def test_saving_to_an_impossible_place_is_said_and_the_game_goes_on(file: Path, place: str) -> None:
    said = play(file, f"save {file.parent}/{place}\n1\n").stdout
    assert "Could not save to " in said
    assert moves(file) == ["1 P g3"]
    assert {f.name for f in file.parent.iterdir()} == {file.name, seed_file(file).name}


def test_colours_are_drawn_or_not_as_asked(tmp_path: Path) -> None:
    assert "\x1b[1;37;" in play(tmp_path / "one", "", "--colour").stdout
    assert "\x1b" not in play(tmp_path / "two", "?\nhello\n", "--no-colour").stdout


# Two people.


def test_the_curtain_falls_between_turns_and_nobody_sees_the_other_hand(file: Path) -> None:
    _, *parts = CURTAIN.split(play(file, "1\n" * 100, who="person,person").stdout)
    turns = list(zip(parts[::2], parts[1::2], strict=True))
    assert not kept(file).is_over()
    assert [who for who, _ in turns[:4]] == ["Player 1", "Player 2", "Player 1", "Player 2"]
    for who, seen in turns:
        other = "Player 2" if who == "Player 1" else "Player 1"
        assert re.search(rf"▶ {who} .* hand  +[bgryc]", seen)
        assert set("".join(re.findall(rf"{other} .* hand (.*)\n", seen))) <= {"▒", " "}
        assert set(re.findall(rf"{other} (?:drew|laid|got) (\w+ \w+)", seen)) <= {"a card"}


def test_no_card_of_the_other_hand_is_on_the_screen(file: Path) -> None:
    said = play(file, "\n", who="person,person").stdout
    shown = set(re.findall(r"\b(?:c|[brgy]\d+)\b", said))
    hands = [set(re.findall(rf"- deal {seat} (\w+)\n", file.read_text())) for seat in (1, 2)]
    assert not hands[0] & hands[1]
    assert (shown >= hands[0], shown & hands[1]) == (True, set())


@pytest.mark.parametrize("colour", ["--colour", "--no-colour"])
def test_the_curtain_hides_what_stood_on_the_screen(file: Path, colour: str) -> None:
    words = ("--line-up", "person,person", "--seed", "3", "--record", file, colour)
    said = at_a_terminal("play", "trambahn", *words, typed="1\n" * 12 + "quit\n")
    before, curtain, _ = said.partition("It is the turn of Player 2")
    last_screen = before.rpartition("your move")[2]
    assert curtain
    assert "\x1b[2J" in last_screen or last_screen.count("\n") >= 24
