"""TypeScript for a JSON schema, as msgspec and OpenAPI write it."""

import json
from typing import Any

PLAIN = {
    "integer": "number",
    "number": "number",
    "string": "string",
    "boolean": "boolean",
    "null": "null",
}

Schema = dict[str, Any]


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
    if several := schema.get("anyOf") or schema.get("oneOf"):
        return " | ".join(map(type_of, several))
    if schema.get("type") == "array":
        return f"Array<{type_of(schema['items'])}>"
    if schema.get("type") == "object":
        return f"Record<string, {type_of(schema['additionalProperties'])}>"
    return PLAIN[schema["type"]] if "type" in schema else "unknown"
