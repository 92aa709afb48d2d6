"""The types of the wire: the server's structs as TypeScript, written to src/wire.ts.

`make wire` writes the file anew; a test tells when it is stale.
"""

import json
from pathlib import Path
from typing import Any

import msgspec

from stellwerk import games
from stellwerk.bots.advice import Advice
from stellwerk.games.voll_verplant.drawing import Plan
from stellwerk.match import MatchView
from stellwerk.server.http.fairness import Fairness
from stellwerk.server.http.games import Shelved
from stellwerk.server.http.leaving import Again, Resignation
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

FILE = Path(__file__).parent / "src" / "wire.ts"
HEADING = "// What the server says and hears, written by web/wire.py: `make wire`, never edit.\n"
SENT = (Opening, Acceptance, Taking, Inviting, Move, Undo, Saying, Resignation, Replaying)
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
PLAIN = {
    "integer": "number",
    "number": "number",
    "string": "string",
    "boolean": "boolean",
    "null": "null",
}

Schema = dict[str, Any]


def typescript() -> str:
    """The whole file."""
    _, parts = msgspec.json.schema_components((*SENT, *HEARD, *MATCHES), ref_template="{name}")
    # What is sent is the same struct for every game; who reads it can tell which one it is.
    parts[MatchView.__name__] = {"anyOf": [{"$ref": match.__name__} for match in MATCHES]}
    return "\n".join([HEADING, *sorted(map(declared, parts, parts.values()))])


def declared(part: str, schema: Schema) -> str:
    name = plain_name(part)
    if schema.get("type") != "object":
        return f"export type {name} = {type_of(schema)};\n"
    required = schema.get("required", [])
    fields = [
        f"  {field}{'' if field in required else '?'}: {type_of(inner)};\n"
        for field, inner in schema["properties"].items()
    ]
    return f"export interface {name} {{\n{''.join(fields)}}}\n"


def plain_name(part: str) -> str:
    """Three games have a `View`: such a name has its module, and the game goes before it."""
    *module, struct = part.split(".")
    return module[2].title().replace("_", "") + struct if module else struct


def type_of(schema: Schema) -> str:
    if "$ref" in schema:
        return plain_name(schema["$ref"])
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema["enum"])
    if "anyOf" in schema:
        return " | ".join(map(type_of, schema["anyOf"]))
    if schema.get("type") == "array":
        return f"Array<{type_of(schema['items'])}>"
    if schema.get("type") == "object":
        return f"Record<string, {type_of(schema['additionalProperties'])}>"
    return PLAIN[schema["type"]] if "type" in schema else "unknown"


if __name__ == "__main__":
    FILE.write_text(typescript())
