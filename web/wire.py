"""The types of the wire: the server's structs and routes as TypeScript, written to src/wire.ts.

`make wire` writes the file anew; a test tells when it is stale.
"""

from pathlib import Path

import msgspec

from stellwerk import games
from stellwerk.bots.advice import Advice
from stellwerk.match import MatchView
from stellwerk.server.http.addresses import Addresses
from stellwerk.server.http.chat import Saying
from stellwerk.server.http.fairness import Fairness
from stellwerk.server.http.games import GameInfo
from stellwerk.server.http.invitations import Acceptance, Inviting
from stellwerk.server.http.lobby_requests import (
    Agreeing,
    ChairName,
    ChairToInvite,
    LobbyAnswer,
    LobbyOpened,
    LobbyOpening,
    OwnLobby,
    PersonalInvitation,
    Placing,
    PublicLobby,
    Readiness,
    Resizing,
    Revealing,
    Sitting,
    Swapping,
)
from stellwerk.server.http.moves import Ack, Move, Undo
from stellwerk.server.http.new_table_request import Opening
from stellwerk.server.http.rematch import Rematch, RematchReply
from stellwerk.server.http.replays import Replay, Replaying
from stellwerk.server.http.seats import Resignation, SeatAssigned, Seats, Taking
from stellwerk.server.http.story import Story
from stellwerk.server.http.tables import TableOpened
from stellwerk.server.http.text import TableText
from stellwerk.server.live.lobby_view import LobbyView
from stellwerk.server.live.presence import Presence
from stellwerk.server.live.snapshots import ChangeView, LogView, Page
from stellwerk.server.storage.log import TableSummary
from stellwerk.server.web.errors import ProblemResponse
from stellwerk.server.web.openapi_views import typed_view
from web.routes import routes
from web.typescript import Schema, declared

FILE = Path(__file__).parent / "src" / "wire.ts"
HEADING = "// What the server says and hears, written by web/wire.py: `make wire`, never edit.\n"
TO_LOBBIES = (
    *(LobbyOpening, Sitting, Readiness, ChairName, Placing, Swapping, Resizing, Agreeing),
    *(ChairToInvite, Revealing),
)
SENT = (
    *(Opening, Acceptance, Taking, Inviting, Move, Undo, Saying, Resignation, Rematch, Replaying),
    *TO_LOBBIES,
)
FROM_LOBBIES = (LobbyOpened, LobbyAnswer, PersonalInvitation)
GAMES = tuple(map(games.game_named, games.OURS))
DOCUMENTS = tuple(g.parts.documents for g in GAMES if g.parts.documents is not None)
PAGES = (
    GameInfo,
    Addresses,
    TableSummary,
    Seats,
    Page,
    LogView,
    ChangeView,
    Presence,
    *(documents.type for documents in DOCUMENTS),
    Replay,
    Advice,
    Fairness,
    Story,
    TableText,
    LobbyView,
    OwnLobby,
    PublicLobby,
)
HEARD = (
    *(*PAGES, *FROM_LOBBIES, Story, TableOpened, SeatAssigned, Ack, RematchReply),
    ProblemResponse,
)
MATCHES = tuple(map(typed_view, GAMES))


def typescript() -> str:
    """The whole file."""
    types = (*SENT, *HEARD, *MATCHES)
    _, parts = msgspec.json.schema_components(types, schema_hook=_any, ref_template="{name}")
    # What is sent is the same struct for every game; who reads it can tell which one it is.
    parts[MatchView.__name__] = {"anyOf": [{"$ref": match.__name__} for match in MATCHES]}
    told = sorted(map(declared, parts, parts.values()))
    return "\n".join([HEADING, *told, *routes(parts)])


def _any(type_: type) -> Schema:
    """What changes on a page has any type."""
    if type_ is not object:
        raise NotImplementedError
    return {"description": "anything"}


if __name__ == "__main__":
    FILE.write_text(typescript())
