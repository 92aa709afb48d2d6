"""The rooms of the server: who may import whom, where routes are, and the page about them."""

import ast
import re
from pathlib import Path

import pytest

from tests.test_house import ROOT, SOURCE, imported

SERVER = SOURCE / "server"
ROOMS = ("web", "storage", "cluster", "lobby", "live", "http", "app", "serving")
"""From the bottom to the top."""
PAGE = (ROOT / "docs" / "server.md").read_text()
MODULES = [file for file in SERVER.rglob("*.py") if file.parent != SERVER or file.stem in ROOMS]


def room(module: str) -> str:
    return module.split(".")[1]


def ids(file: Path) -> str:
    return str(file.relative_to(SERVER))


@pytest.mark.parametrize("file", MODULES, ids=ids)
def test_rooms_of_the_server_import_only_what_lies_below_them(file: Path) -> None:
    here = ROOMS.index(file.relative_to(SERVER).with_suffix("").parts[0])
    for name in imported(file):
        if name.startswith("server."):
            assert room(name) in ROOMS[: here + 1], f"{ids(file)} must not import {name}"


@pytest.mark.parametrize("file", MODULES, ids=ids)
def test_routes_are_in_http_and_nowhere_else(file: Path) -> None:
    framework = {
        alias.name
        for node in ast.walk(ast.parse(file.read_text()))
        if isinstance(node, ast.ImportFrom) and node.module == "litestar"
        for alias in node.names
    }
    if file.parent.name != "http":
        assert not framework & {"get", "post", "put", "patch", "delete"}


def defined(file: Path) -> set[str]:
    """Functions and classes of a module, and its methods as Class.method."""
    names: set[str] = set()
    for node in ast.parse(file.read_text()).body:
        if isinstance(node, ast.ClassDef):
            names |= {node.name} | {
                f"{node.name}.{part.name}"
                for part in node.body
                if isinstance(part, ast.FunctionDef | ast.AsyncFunctionDef)
            }
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            names.add(node.name)
    return names


def test_every_file_that_the_page_of_the_server_names_exists() -> None:
    found = re.findall(r"`([a-z_/]+\.py)`", PAGE)
    assert len(found) > 20
    for name in found:
        assert (SERVER / name).exists() or (SOURCE / name).exists(), name


def test_every_class_and_function_that_the_page_of_the_server_names_exists() -> None:
    everything = set().union(*map(defined, (*MODULES, SOURCE / "match.py")))
    everything |= defined(SOURCE / "core" / "refusals.py")
    everything |= defined(SOURCE / "fairness" / "deal.py")
    found = re.findall(r"`([A-Z]\w+(?:\.\w+)?|[a-z_]+)`", PAGE)
    assert len(found) > 30
    methods = {name.partition(".")[2] for name in everything}
    for name in found:
        assert name in everything or name in methods, name


def test_every_name_of_the_page_is_in_the_file_that_it_says() -> None:
    found = re.findall(r"`([\w.]+)` in\s+`([a-z_/]+\.py)`", PAGE)
    assert len(found) > 15
    for name, path in found:
        file = SERVER / path if (SERVER / path).exists() else SOURCE / path
        assert name in defined(file), f"{name} is not in {path}"
