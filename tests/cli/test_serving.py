"""`stellwerk serve`: what cannot be opened is said in a sentence, and no password in it."""

import socket
from pathlib import Path

import pytest

from tests.cli.calls import started
from tests.test_cli import run


def said_by(*words: str | Path) -> tuple[int, str]:
    with started(["serve", *map(str, words)]) as process:
        stdout, stderr = process.communicate(timeout=60)
    assert stdout == b""
    return process.returncode, stderr.decode()


@pytest.mark.parametrize(
    ("url", "shown"),
    [
        ("mysql://x", "mysql://x"),
        ("foo", "foo"),
        ("", ""),
        ("sqlite://", "sqlite://"),
        ("sqlite:///", "sqlite:///"),
        ("sqlite+aiosqlite:///x", "sqlite+aiosqlite:///x"),
        ("mysql://me:secret@home/x", "mysql://…@home/x"),
        ("postgresql://me:secret@home:port/x", "postgresql://…@home:port/x"),
    ],
)
def test_a_database_of_another_kind_is_refused(url: str, shown: str) -> None:
    result = run("serve", "--database", url)
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr.endswith(
        f"Error: --database: sqlite:///FILE or postgresql://…; not {shown!r}\n"
    )


def test_a_database_in_no_folder_is_refused(tmp_path: Path) -> None:
    result = run("serve", "--database", f"sqlite:///{tmp_path}/no/where.sqlite")
    assert result.exit_code == 2
    assert f"--database: there is no folder {tmp_path}/no\n" in result.stderr


def test_a_data_folder_that_cannot_be_made_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("this is no folder")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "file"))
    result = run("serve")
    assert result.exit_code == 1
    assert f"cannot make the folder {tmp_path}/file/stellwerk: Not a directory" in result.stderr


def test_a_database_that_cannot_be_written_is_said_to_be(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    file.touch()
    url = f"sqlite:///file:{file}?mode=ro&uri=true"
    status, said = said_by("--port", "0", "--database", url)
    assert status == 1
    assert said == f"Error: cannot open the database {url}: attempt to write a readonly database\n"


def test_a_file_that_is_no_database_is_said_to_be_none(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear friend, " * 100)
    status, said = said_by("--port", "0", "--database", f"sqlite:///{file}")
    assert status == 1
    assert said == f"Error: cannot open the database sqlite:///{file}: file is not a database\n"


def test_a_password_is_not_told_when_a_server_does_not_answer() -> None:
    url = "postgresql://me:secret@127.0.0.1:1/x"
    status, said = said_by("--port", "0", "--database", url)
    assert status == 1
    assert said.startswith("Error: cannot open the database postgresql://…@127.0.0.1:1/x: ")
    assert "secret" not in said
    assert said.count("\n") == 1


def test_a_port_that_is_taken_is_said_to_be(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as door:
        port = str(door.getsockname()[1])
        status, said = said_by("--port", port, "--database", f"sqlite:///{tmp_path}/x.sqlite")
    assert status == 1
    assert (
        said
        == f"Error: port {port} is taken: stop the other program, or --port 0 takes a free one\n"
    )


def test_a_host_that_is_not_here_is_said_to_be_elsewhere(tmp_path: Path) -> None:
    words = ("--host", "192.0.2.1", "--port", "0", "--database", f"sqlite:///{tmp_path}/x.sqlite")
    status, said = said_by(*words)
    assert status == 1
    assert "--host: 192.0.2.1 is not an address of this machine" in said
