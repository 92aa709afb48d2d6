"""Logs: every line is JSON, and no line tells a secret."""

import json
import re
import sqlite3
import subprocess
from contextlib import closing
from pathlib import Path
from typing import Any

from stellwerk.cli.serve import serve
from tests.server.served import Person, Served

ROOT = Path(__file__).parents[2]


class Logging(Served):
    """A server whose log is kept."""

    def __init__(self, folder: Path) -> None:
        self.file = folder / "log"
        super().__init__(folder)

    def popen(self, command: list[str], **more: Any) -> "subprocess.Popen[str]":
        with self.file.open("w") as log:
            return super().popen([*command, "--log", "info"], stderr=log, **more)


def test_no_line_tells_a_secret_whatever_goes_wrong(tmp_path: Path) -> None:
    with closing(Logging(tmp_path)) as served:
        anna, ben = Person(served.url), Person(served.url)
        opened = anna.open("trambahn", ["me", "person"], order="given", name="Annabella")
        table, invitation = opened["table"], opened["invitations"][0]["invitation"]
        token = anna.post("/visitors").json()["token"]
        secrets = [token, invitation, anna.http.cookies["stellwerk"], "Annabella", "my secret"]
        ben.post("/seats", invitation=invitation, name="Ben")
        ben.post("/seats", invitation=invitation + "x")
        ben.http.get(f"/api/tables/{table}/nowhere/{invitation}")
        ben.http.get("/api/tables/mine", headers={"Authorization": f"Bearer {token}!"})
        Person(served.url, token).open("trambahn", ["me", "greedy"])
        with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as database:
            seeds = [row[0] for row in database.execute("SELECT seed FROM tables")]
            database.execute("DROP TABLE words")
            database.commit()
        assert anna.post(f"/tables/{table}/chat", text="my secret").status_code == 503
        assert anna.post("/tables", game="trambahn", seats=["me", "person"], name="Annabella")
        for person in (anna, ben):
            person.http.close()
    log = served.file.read_text()
    entries = [json.loads(entry) for entry in log.splitlines() if entry.startswith("{")]
    told = {x["says"] for x in entries}
    assert "request" in told
    assert any(says.startswith("the database cannot be written: ") for says in told)
    assert {(x["route"], x["status"]) for x in entries if "route" in x} >= {
        ("/api/tables", 201),
        ("/api/seats", 404),
        ("/api/tables/{table}/chat", 503),
    }
    for secret in (*secrets, *(seed.hex() for seed in seeds), *map(repr, seeds)):
        assert secret not in log
    assert table not in "".join(json.dumps(x) for x in entries if "route" in x)


def test_every_setting_stands_in_the_page_about_hosting() -> None:
    page = (ROOT / "docs" / "hosting.md").read_text()
    rows = re.findall(r"^\| (?:`(--[\w-]+)`)? ?\| (?:`(\w+)`)? ?\| \S", page, re.MULTILINE)
    flags = {(option.opts[0], str(option.envvar or "")) for option in serve.params}
    assert {(flag, variable) for flag, variable in rows if flag} == flags
    sources = "".join(file.read_text() for file in (ROOT / "src").rglob("*.py"))
    read = set(re.findall(r"\b(?:STELLWERK_[A-Z_]+|XDG_[A-Z_]+)\b", sources))
    assert read == {variable for _, variable in rows if variable}
