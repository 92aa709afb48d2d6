"""The catalogue of messages as it stands in its files, and another language made of it."""

from functools import cache
from pathlib import Path
from typing import cast

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import (
    BaseNode,
    Junk,
    Message,
    MessageReference,
    Resource,
    SelectExpression,
    TermReference,
    TextElement,
    VariableReference,
)
from fluent.syntax.visitor import Visitor

from stellwerk.core.messages import FALLBACK, FOLDER

SHIPPED = tuple(sorted(folder.name for folder in FOLDER.iterdir()))
PARTS = tuple(sorted(file.stem for file in (FOLDER / FALLBACK).iterdir()))


class Reading(Visitor):
    """What a message refers to, and where it chooses between forms."""

    def __init__(self, node: BaseNode) -> None:
        self.names: set[str] = set()
        self.choices: list[SelectExpression] = []
        self.visit(node)

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.names.add(f"${node.id.name}")

    def visit_TermReference(self, node: TermReference) -> None:  # noqa: N802
        self.names.add(f"-{node.id.name}")

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802
        self.names.add(node.id.name)

    def visit_SelectExpression(self, node: SelectExpression) -> None:  # noqa: N802
        self.choices.append(node)
        self.generic_visit(node)


def parsed(file: Path) -> Resource:
    return FluentParser().parse(file.read_text(encoding="utf-8"))


@cache
def messages(language: str, part: str) -> dict[str, Message]:
    """The messages of a part by their names; AssertionError if a line cannot be read."""
    entries = parsed(FOLDER / language / f"{part}.ftl").body
    for entry in entries:
        assert not isinstance(entry, Junk), f"{language}/{part}: {entry.content}"
    return {entry.id.name: entry for entry in entries if isinstance(entry, Message)}


def write_language(folder: Path, *without: str) -> None:
    """All of English in ⟦brackets⟧, except the messages that it shall lack."""
    folder.mkdir(parents=True)
    for part in PARTS:
        resource = parsed(FOLDER / FALLBACK / f"{part}.ftl")
        resource.body = [
            entry
            for entry in resource.body
            if not (isinstance(entry, Message) and f"{part}:{entry.id.name}" in without)
        ]
        for entry in resource.body:
            if isinstance(entry, Message) and entry.value is not None:
                elements = cast(list[BaseNode], entry.value.elements)
                elements[:] = [TextElement("⟦"), *elements, TextElement("⟧")]
        text = FluentSerializer().serialize(resource)
        (folder / f"{part}.ftl").write_text(text, encoding="utf-8")
