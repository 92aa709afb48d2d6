"""What the browser says during whole games, with every option: never what is not so."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from stellwerk import games
from stellwerk.core.messages import YOU
from stellwerk.kernel.actor import SPECTATOR
from stellwerk.match import Match
from tests.laws.play import CASES, Case, played, positions

WEB = Path(__file__).parents[2] / "web"
NAMES = ("Ottokar", "Kunigunde", "Balduin", "Walburga", "Zacharias", "Edeltraud")
MOMENTS = 30  # of each game
LINES = 30  # of the log, as many as the browser looks at


def is_asked(case: Case) -> bool:
    """Two at a sheet see nothing that three do not."""
    return case.game in games.OURS and (case.game, case.seats) != ("voll_verplant", 2)


def pages(case: Case) -> Iterator[dict[str, Any]]:
    """What two seats and a spectator see at moments all over a game, its end among them."""
    names = NAMES[: case.seats]
    every = max(1, len(played(case).log) // MOMENTS)
    for match in positions(case, every):
        for viewer in dict.fromkeys((0, case.seats - 1, SPECTATOR)):
            yield {
                "viewer": None if viewer == SPECTATOR else viewer + 1,
                "view": match.view(viewer, names=names),
                "entries": list(log(match, viewer, names)),
            }


def log(match: Match, viewer: int, names: tuple[str, ...]) -> Iterator[dict[str, Any]]:
    told = [YOU if seat == viewer else name for seat, name in enumerate(names)]
    known = match.known_to(viewer)[-LINES:]
    for number in known:
        actor = match.log[number].actor
        yield {
            "number": number + 1,
            "seat": actor + 1 if actor < match.seats else None,
            "code": match.code_seen_by(viewer, number),
            "text": match.sentence(viewer, number, names=told),
        }


def test_whole_games_are_told_as_they_are(tmp_path: Path) -> None:
    cases = {(case.game, case.seats, case.options): case for case in CASES if is_asked(case)}
    file = tmp_path / "pages.json"
    file.write_bytes(msgspec.json.encode([page for case in cases.values() for page in pages(case)]))
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    checked = subprocess.run(
        ["npm", "run", "--silent", "test", "--", "src/table/whole_games.test.ts"],
        cwd=WEB,
        env={**os.environ, "PATH": path, "VITE_PAGES": str(file)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert checked.returncode == 0, checked.stdout[-4000:] + checked.stderr[-4000:]
