"""The keys of what the browser says, and what each leaves blank, written to src/keys.ts.

`make wire` writes the file; a test tells when it is stale.
"""

import re
from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import ast, parse

from stellwerk.core.messages import FOLDER, LANGUAGES

SOURCE = Path(__file__).parent / "src"
FILE = SOURCE / "keys.ts"
HEADING = "// What the browser says, written by web/messages.py: `make wire`, never edit.\n"


def parts() -> list[str]:
    """The parts of the catalogue that the browser loads."""
    globs = re.findall(r"'#messages/\*/(.*)\.ftl'", (SOURCE / "catalogue.ts").read_text())
    patterns = [re.compile(_expression(glob)) for glob in globs]
    known = sorted(file.stem for file in (FOLDER / "en").glob("*.ftl"))
    return [part for part in known if any(pattern.fullmatch(part) for pattern in patterns)]


def _expression(glob: str) -> str:
    return glob.translate({ord("{"): "(", ord("}"): ")", ord(","): "|", ord("*"): ".*"})


def messages(language: str, part: str) -> dict[str, ast.Message]:
    """Every message of a part by its key, as the browser asks for it."""
    file = FOLDER / language / f"{part}.ftl"
    said = [m for m in parse(file.read_text()).body if not isinstance(m, ast.Comment)]
    found = {f"{part}:{m.id.name.replace('-', '.')}": m for m in said if isinstance(m, ast.Message)}
    assert len(found) == len(said), f"{file} has something unreadable, or a message twice"
    return found


def inside(node: ast.BaseNode) -> Iterator[ast.BaseNode]:
    """A node of a message and all below it."""
    yield node
    for value in vars(node).values():
        for part in value if isinstance(value, list) else [value]:
            if isinstance(part, ast.BaseNode):
                yield from inside(part)


def blanks(message: ast.Message) -> set[str]:
    return {node.id.name for node in inside(message) if isinstance(node, ast.VariableReference)}


def typescript() -> str:
    """The whole file."""
    return "\n".join([HEADING, "export interface Keys {", *_lines(), "}", ""])


def _lines() -> Iterator[str]:
    """Some languages need a blank that others do without, such as a count."""
    for part in parts():
        said = [messages(language, part) for language in LANGUAGES]
        for key in messages("en", part):
            needed = {name for here in said if key in here for name in blanks(here[key])}
            names = " | ".join(f"'{name}'" for name in sorted(needed))
            yield f"  '{key}': {names or 'never'};"


if __name__ == "__main__":
    FILE.write_text(typescript())
