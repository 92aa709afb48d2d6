"""`stellwerk arena`: what it says, keeps and refuses, and what an interruption leaves."""

import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

from stellwerk.arena.figures import figures
from stellwerk.arena.report import Ended, Report
from tests.test_cli import run

SOLO = ("voll_verplant", "--bots", "random,greedy")


def test_two_bots_are_compared_in_words_and_in_files(tmp_path: Path) -> None:
    json_file, plot_file = tmp_path / "arena.json", tmp_path / "arena.svg"
    words = ("--games", "9", "--option", "nine=3", "--seed", "4", "--jobs", "1")
    result = run(
        *("arena", "trambahn", "--bots", "greedy,random", *words),
        *("--json", "--out", json_file, "--plot", plot_file),
    )
    assert result.exit_code == 0, result.output
    assert "Trambahn, 2 seats, nine=3, seed 4: 8 games in 4 deals\n" in result.stdout
    assert re.search(r"^greedy +8 +1\.000 \(0\.398 … 1\.000\)", result.stdout, re.M)
    assert re.search(r"^greedy − random: payoff .*, Elo more than [+−]\d+$", result.stdout, re.M)
    report = Report.from_json(json_file.read_text())
    assert (report.ended, len(report.deals)) == (Ended.COMPLETE, 4)
    assert report.contest.options == {"nine": 3}
    ElementTree.fromstring(plot_file.read_text())


def test_several_bots_stand_on_a_ladder_with_the_strongest_first() -> None:
    stdout = run("arena", "voll_verplant", "--bots", "random,greedy,random", "--jobs", "1").stdout
    assert re.findall(r"^(.*?)  +66 ", stdout, re.M)[0] == "greedy"
    assert "Elo" in stdout.splitlines()[1]
    assert "greedy − random" in stdout


def test_a_sequential_test_says_what_it_accepted() -> None:
    result = run("arena", *SOLO, "--games", "1000", "--sprt", "-30,0", "--jobs", "1")
    assert "then the test had decided" in result.stdout
    assert "SPRT: accepted Elo −30 and rejected +0; log-likelihood ratio −" in result.stdout


def test_results_are_the_same_for_any_number_of_jobs(tmp_path: Path) -> None:
    files = [tmp_path / f"{jobs}.json" for jobs in (1, 2)]
    for jobs, file in enumerate(files, 1):
        run("arena", *SOLO, "--games", "30", "--json", "--out", file, "--jobs", str(jobs))
    assert len({file.read_text() for file in files}) == 1


def test_a_sequential_test_stops_at_the_same_deal_for_any_number_of_jobs(tmp_path: Path) -> None:
    files = [tmp_path / f"{jobs}.json" for jobs in (1, 2)]
    for jobs, file in enumerate(files, 1):
        words = ("--games", "900", "--sprt", "0,50", "--jobs", str(jobs))
        run("arena", *SOLO, *words, "--json", "--out", file)
    assert files[0].read_text() == files[1].read_text()


def interrupted(process: "subprocess.Popen[bytes]") -> tuple[str, str]:
    """Ctrl-C goes to the whole group of processes, once the progress bar has counted a deal."""
    assert process.stderr is not None
    seen = b""
    while not re.search(rb"[1-9]\d*/1000000", seen):
        chunk = os.read(process.stderr.fileno(), 4096)
        assert chunk, seen
        seen += chunk
    os.killpg(process.pid, signal.SIGINT)
    stdout, stderr = process.communicate(timeout=60)
    return stdout.decode(), stderr.decode()


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_an_interruption_keeps_and_reports_what_was_played(tmp_path: Path, jobs: str) -> None:
    file = tmp_path / "arena.json"
    words = ["arena", *SOLO, "--games", "2000000", "--jobs", jobs, "--json", "--out", str(file)]
    process = subprocess.Popen(
        [sys.executable, "-c", "from stellwerk.cli import main; main()", *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
        env={**os.environ, "FORCE_COLOR": "1", "COLUMNS": "200", "PYTHONIOENCODING": "utf-8"},
    )
    with process:
        try:
            stdout, stderr = interrupted(process)
        except BaseException:
            os.killpg(process.pid, signal.SIGKILL)
            raise
    assert process.returncode == 130
    report = Report.from_json(file.read_text())
    assert report.ended == Ended.INTERRUPTED
    assert [deal.number for deal in report.deals] == list(range(1, len(report.deals) + 1))
    assert 0 < len(report.deals) < report.planned == 1_000_000
    assert figures(report.contest, report.deals) == report.figures
    assert re.search(rf" {len(report.deals)} deals?, then it was interrupted\n", stdout)
    assert "Traceback" not in stderr


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("chess", "--bots", "random,greedy"), "'trambahn'"),
        (("trambahn",), "Missing option '--bots'"),
        (("trambahn", "--bots", "genius,greedy"), "--bots: there is no bot 'genius'; the bots are"),
        (("trambahn", "--bots", "greedy"), "name at least two, separated by commas"),
        (("trambahn", "--bots", "greedy,random", "--games", "0"), "0 is not in the range 1<=x<="),
        (("trambahn", "--bots", "greedy,random", "--games", "1"), "a deal takes 2 games"),
        (("trambahn", "--bots", "greedy,random", "--seats", "3"), "is played with 2 seats"),
        (("trambahn", "--bots", "greedy,random", "--option", "nine=7"), "option nine is one of"),
        (("trambahn", "--bots", "greedy,random", "--jobs", "0"), "0 is not in the range 1<=x<="),
        (("trambahn", "--bots", "greedy,random", "--sprt", "30,0"), "the smaller first"),
        (("trambahn", "--bots", "greedy,random", "--sprt", "ten"), "such as 0,30; not 'ten'"),
        (("trambahn", "--bots", "greedy,random", "--sprt", "0,10,20"), "such as 0,30"),
        (
            ("voll_verplant", "--bots", "greedy,random,greedy", "--sprt", "0,30"),
            "--sprt compares two bots, not 3",
        ),
        (
            ("voll_verplant", "--bots", "greedy,random,greedy", "--seats", "4"),
            "--bots: at 4 seats the arena compares two bots, or 4 and more",
        ),
    ],
)
def test_what_cannot_be_compared_is_refused(words: tuple[str, ...], message: str) -> None:
    result = run("arena", *words)
    assert (result.exit_code, result.stdout) == (2, "")
    assert message in result.stderr


@pytest.mark.parametrize("flag", ["--out", "--plot"])
def test_a_file_that_cannot_be_written_is_refused_before_a_game_is_played(
    tmp_path: Path, flag: str
) -> None:
    for file, reason in (
        (tmp_path, "Is a directory"),
        (tmp_path / "no" / "where", "No such file or directory"),
    ):
        result = run("arena", *SOLO, "--games", "2000000", flag, file)
        assert (result.exit_code, result.stdout) == (1, "")
        assert f"cannot write {file}: {reason}" in result.stderr
