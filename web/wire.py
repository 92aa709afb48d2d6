"""The types of the wire: the server's structs and routes as TypeScript, written to src/wire.ts.

`make wire` writes the file anew; a test tells when it is stale.
"""

from pathlib import Path

import msgspec

from stellwerk import games
from stellwerk.bots.advice import Advice
from stellwerk.games.voll_verplant.drawing import Plan
from stellwerk.match import MatchView
from stellwerk.server.http.fairness import Fairness
from stellwerk.server.http.games import Shelved
from stellwerk.server.http.leaving import Again, Rematch, Resignation
from stellwerk.server.http.moves import Done, Move, Saying, Undo
from stellwerk.server.http.replays import Replay, Replaying
from stellwerk.server.http.seats import Acceptance, Inviting, Opened, Seated, Seats, Taking
from stellwerk.server.http.story import Story
from stellwerk.server.http.table_request import Opening
from stellwerk.server.http.text import TableText
from stellwerk.server.http.views import typed_view
from stellwerk.server.live.log import Listed
from stellwerk.server.live.presence import Presence
from stellwerk.server.live.snapshots import Happening, Page, Told
from stellwerk.server.web.errors import Problem
from web.routes import routes
from web.typescript import declared

FILE = Path(__file__).parent / "src" / "wire.ts"
HEADING = "// What the server says and hears, written by web/wire.py: `make wire`, never edit.\n"
SENT = (Opening, Acceptance, Taking, Inviting, Move, Undo, Saying, Resignation, Rematch, Replaying)
PAGES = (
    Shelved,
    Listed,
    Seats,
    Page,
    Told,
    Happening,
    Presence,
    Plan,
    Replay,
    Advice,
    Fairness,
    Story,
    TableText,
)
HEARD = (*PAGES, Story, Opened, Seated, Done, Again, Problem)
MATCHES = tuple(typed_view(games.game_named(name)) for name in games.NAMES)


def typescript() -> str:
    """The whole file."""
    _, parts = msgspec.json.schema_components((*SENT, *HEARD, *MATCHES), ref_template="{name}")
    # What is sent is the same struct for every game; who reads it can tell which one it is.
    parts[MatchView.__name__] = {"anyOf": [{"$ref": match.__name__} for match in MATCHES]}
    types = sorted(map(declared, parts, parts.values()))
    return "\n".join([HEADING, *types, *routes(parts)])


if __name__ == "__main__":
    FILE.write_text(typescript())
