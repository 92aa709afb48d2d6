"""What `stellwerk serve` says when it is open: where others can come in, and a code for phones."""

import re
import signal
from pathlib import Path

import pytest

from stellwerk.server.web.addresses import Door, urls_for_others
from tests.cli.calls import started
from tests.cli.playing import at_a_terminal
from tests.qr_codes import text_in

NOT_REACHABLE = "this machine is in no network: there is nothing to tell"


def told(folder: Path, *flags: str, lines: int = 2) -> list[str]:
    """The first lines of output that is not a terminal."""
    database = f"sqlite:///{folder / 'tables.sqlite'}"
    with started(["serve", "--port", "0", "--database", database, *flags]) as process:
        assert process.stdout is not None
        said = [process.stdout.readline().decode().rstrip("\n") for _ in range(lines)]
        process.send_signal(signal.SIGINT)
        assert process.stdout.read() == b""  # no code where nobody looks
    return said


def port_of(line: str) -> int:
    return int(re.fullmatch(r"Stellwerk is open at http://\S+:(\d+)", line)[1])  # type: ignore[index]


def test_a_server_for_this_machine_alone_says_how_to_let_others_in(tmp_path: Path) -> None:
    _, alone = told(tmp_path, "--language", "en")
    assert alone == (
        "Only this computer can open it. To let others in your network in: stellwerk serve --share"
    )
    _, alone = told(tmp_path, "--language", "de")
    assert alone.startswith("Nur dieser Computer")


def test_a_name_that_was_told_is_told(tmp_path: Path) -> None:
    _, name = told(tmp_path, "--hosts", "Play.example.org", "--language", "en")
    assert name == "By name: play.example.org"


@pytest.mark.parametrize("flags", [("--share",), ("--host", "0.0.0.0")])
def test_a_shared_server_says_where_others_open_it(tmp_path: Path, flags: tuple[str, ...]) -> None:
    known = urls_for_others(Door("0.0.0.0", 8000))
    if not known:
        pytest.skip(NOT_REACHABLE)
    first, *others = told(tmp_path, *flags, "--language", "en", lines=1 + len(known))
    urls = urls_for_others(Door("0.0.0.0", port_of(first)))
    assert first.startswith("Stellwerk is open at http://0.0.0.0:")
    assert others == [f"Others in your network: {url}" for url in urls]


def shown(folder: Path, until: str) -> str:
    """What a terminal shows, without its colours."""
    if not urls_for_others(Door("0.0.0.0", 8000)):
        pytest.skip(NOT_REACHABLE)
    database = f"sqlite:///{folder / 'tables.sqlite'}"
    words = ("serve", "--share", "--port", "0", "--database", database, "--language", "en")
    said = at_a_terminal(*words, typed="", interrupt_after=until)
    return re.sub(r"\x1b\[[\d;]*m", "", said)


def test_a_terminal_shows_a_code_that_leads_to_the_first_address(tmp_path: Path) -> None:
    said = shown(tmp_path, until="[█▀▄ ]{20}")
    url = re.findall(r"network: (\S+)", said)[0]
    drawn = [line for line in said.splitlines() if re.fullmatch("[█▀▄ ]{20,}", line)]
    assert text_in(modules_in(drawn)) == url


def test_a_narrow_terminal_shows_no_code(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "28")
    assert "▄" not in shown(tmp_path, until=r"network: \S+\r?\n")


def modules_in(lines: list[str]) -> list[list[int]]:
    """Rows of modules, two of which share a line; what is drawn is light."""
    upper = [[int(block in "▄ ") for block in line] for line in lines]
    lower = [[int(block in "▀ ") for block in line] for line in lines]
    rows = [row for pair in zip(upper, lower, strict=True) for row in pair]
    return rows[: len(rows[0])]
