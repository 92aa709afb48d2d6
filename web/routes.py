"""The routes that the browser asks, as TypeScript: paths, and the types of body and answer."""

import json
import re
from typing import cast

from stellwerk.server.app import document
from web.typescript import Schema, plain_name, type_of


def routes(parts: Schema) -> list[str]:
    """What can be read and sent: of every path, the types of its question and its answer."""
    names = openapi_names(parts)
    reads, sends = [], []
    for path, methods in sorted(document()["paths"].items()):
        name = f'  "{path.removeprefix("/api")}": '
        if answer := answered(methods.get("get"), names):
            reads.append(f"{name}{answer};\n")
        if answer := answered(methods.get("post"), names):
            asked = json_of(methods["post"].get("requestBody", {}))
            body = type_of(renamed(asked, names)) if asked else "Record<string, never>"
            sends.append(f"{name}{{ body: {body}; answer: {answer} }};\n")
    return [
        f"export interface Reads {{\n{''.join(reads)}}}\n",
        f"export interface Sends {{\n{''.join(sends)}}}\n",
    ]


def openapi_names(parts: Schema) -> dict[str, str]:
    """Our name of each struct by the one it has in the OpenAPI document, which shortens modules."""
    ours = {part.replace(".", "_"): plain_name(part) for part in parts}
    theirs = document()["components"]["schemas"]
    return {
        known: name
        for known in theirs
        for part, name in ours.items()
        if part == known or part.endswith(f"_{known}")
    }


def answered(route: Schema | None, names: dict[str, str]) -> str | None:
    """The type of what a route answers, if it is one that the browser knows."""
    replies = (route or {}).get("responses", {})
    replied = [json_of(reply) for status, reply in replies.items() if status.startswith("2")]
    if not any(replied) or not references(replied[0]) <= names.keys():
        return None
    return type_of(renamed(replied[0], names))


def references(schema: Schema) -> set[str]:
    return set(re.findall(r"#/components/schemas/(\w+)", json.dumps(schema)))


def renamed(schema: Schema, names: dict[str, str]) -> Schema:
    """A part of the OpenAPI document, its references as this file names them."""
    text = re.sub(r"#/components/schemas/(\w+)", lambda found: names[found[1]], json.dumps(schema))
    return cast(Schema, json.loads(text))


def json_of(said: Schema) -> Schema:
    content: Schema = (said.get("content") or {}).get("application/json", {})
    return cast(Schema, content.get("schema", {}))
