"""Somebody who hears a page and types: they know the accessibility tree, and nothing else."""

from collections.abc import Callable, Iterator
from random import Random
from time import monotonic
from typing import Any, NamedTuple

from playwright.sync_api import Page

from tests.browser.visit import PATIENCE

MILLISECONDS_BETWEEN_TWO_LOOKS = 15
MOST_STOPS = 200  # of the Tab key on a page
FIELD = "Type the code of a move"

Node = dict[str, Any]


class Heard(NamedTuple):
    """A node of the tree."""

    role: str
    name: str
    description: str
    focused: bool


class Listener:
    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page = page
        self.random = Random(seed)
        self._tools = page.context.new_cdp_session(page)

    def tree(self) -> list[Heard]:
        nodes = self._tools.send("Accessibility.getFullAXTree")["nodes"]
        by_id = {node["nodeId"]: node for node in nodes}
        return [_heard(node, by_id) for node in nodes if not node["ignored"]]

    def until(self, condition: Callable[[list[Heard]], object]) -> list[Heard]:
        """The tree as soon as this holds of it."""
        end = monotonic() + PATIENCE / 1000
        while True:
            tree = self.tree()
            if condition(tree):
                return tree
            assert monotonic() < end, "\n".join(f"{h.role}: {h.name}" for h in tree if h.name)
            self.page.wait_for_timeout(MILLISECONDS_BETWEEN_TWO_LOOKS)

    def until_heard(self, name: str, role: str | None = None) -> list[Heard]:
        return self.until(lambda tree: any(h.name == name and role in (None, h.role) for h in tree))

    def go_to(self, wanted: Callable[[Heard], bool]) -> Heard:
        """Tab after Tab, until the focus is there."""
        for _ in range(MOST_STOPS):
            at = [heard for heard in self.tree() if heard.focused]
            if at and wanted(at[-1]):
                return at[-1]
            self.page.keyboard.press("Tab")
        raise AssertionError("the focus never comes there")

    def press(self, name: str) -> None:
        """A button of this name, when it is there."""
        self.until_heard(name, "button")
        self.go_to(lambda heard: heard.role == "button" and heard.name == name)
        self.page.keyboard.press("Enter")

    def wait_for_turn(self) -> list[Heard]:
        """The tree when there are moves, or when the game is over."""
        return self.until(lambda tree: list(moves_in(tree)) or is_over(tree))

    def play(self, code: str, typed: bool) -> None:
        if typed:
            self.go_to(lambda heard: heard.name == FIELD)
            self.page.keyboard.type(code)
        else:
            self.go_to(lambda heard: heard.role == "button" and heard.description == code)
        self.page.keyboard.press("Enter")

    def play_to_the_end(self, most: int = 500) -> tuple[int, list[Heard]]:
        """Any of the moves that are heard, typed or chosen, until the game is heard to be over."""
        for moves in range(most):
            tree = self.wait_for_turn()
            assert not complaints(tree)
            if is_over(tree):
                return moves, tree
            codes = [heard.description for heard in moves_in(tree)]
            self.play(self.random.choice(codes), typed=moves % 12 > 0)
        raise AssertionError(f"no end after {most} moves")


def _heard(node: Node, nodes: dict[str, Node]) -> Heard:
    role, name, about = (
        node.get(key, {}).get("value", "") for key in ("role", "name", "description")
    )
    if role == "alert":
        name = " ".join(_texts(node, nodes))  # it is read out, though it has no name
    focused = any(
        part["name"] == "focused" and part["value"]["value"] for part in node.get("properties", ())
    )
    return Heard(role, name.strip(), about.strip(), focused)


def _texts(node: Node, nodes: dict[str, Node]) -> Iterator[str]:
    if node["role"]["value"] == "StaticText":
        yield node["name"]["value"]
    for child in node.get("childIds", ()):
        yield from _texts(nodes[child], nodes)


def moves_in(tree: list[Heard]) -> Iterator[Heard]:
    """The buttons that have a code: what one does is its name."""
    return (heard for heard in tree if heard.role == "button" and heard.description)


def is_over(tree: list[Heard]) -> bool:
    return any(heard.name == "The game is over" for heard in tree)


def complaints(tree: list[Heard]) -> list[str]:
    return [heard.name for heard in tree if heard.role == "alert" and heard.name]


def headings(tree: list[Heard]) -> list[str]:
    return [heard.name for heard in tree if heard.role == "heading"]
