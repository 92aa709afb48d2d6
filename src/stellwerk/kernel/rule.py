"""`@rule`: rules are small plain functions, compiled with Numba or run as they stand.

With `STELLWERK_PLAIN=1` the very same functions run as ordinary Python, for debugging, for coverage
and for places without a compiler.
"""

import hashlib
import os
import shutil
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import cache
from importlib import import_module
from pathlib import Path
from pickle import PicklingError
from types import FunctionType
from typing import Any, Protocol, TypeVar, cast

PLAIN = os.environ.get("STELLWERK_PLAIN") == "1"
PACKAGE = Path(__file__).parent.parent
BELOW = ("kernel", "core", "games")
"""the rooms whose rules know no game but their own"""
DAYS_A_STALE_CACHE_IS_KEPT = 30

Call = tuple[Callable[..., object], tuple[object, ...]]
"""A rule and arguments like those it will be called with."""

F = TypeVar("F", bound=Callable[..., object])


class Compiled(Protocol):
    """What Numba makes of a rule."""

    @property
    def stats(self) -> "Statistics": ...
    def compile(self, types: tuple[object, ...]) -> object: ...


class Statistics(Protocol):
    @property
    def cache_misses(self) -> Mapping[object, int]: ...


def rule(function: F) -> F:
    """Compile this function on its first call, or take the machine code from the cache."""
    return function if PLAIN else _compiled(function, *_used_by(function), memory=False)


def rule_with_memory(function: F) -> F:
    """The same for a rule that makes arrays. Others only borrow theirs, and count no references."""
    return function if PLAIN else _compiled(function, *_used_by(function), memory=True)


def fill_in(template: F, **blanks: Callable[..., object]) -> F:
    """A rule made from a function that calls `to_act`, `legal` … of whichever game is filled in.

    Compiled code cannot be handed functions and still be cached; names that are looked up in the
    function's globals can, so the template gets globals of its own.
    """
    code, names = template.__code__, {**template.__globals__, **blanks}
    filled = cast("F", FunctionType(code, names, template.__name__))
    if PLAIN:
        return filled
    homes = {_home(template)}.union(*map(_homes, blanks.values()))
    made = _compiled(filled, *homes, memory=False)
    _filled_from[made] = homes
    return made


_filled_from: dict[Callable[..., object], set[Path]] = {}


def _homes(function: Callable[..., object]) -> set[Path]:
    """The folders of a rule, and of all that was filled into it."""
    return _filled_from.get(function) or {_home(function)}


def _home(function: Callable[..., object]) -> Path:
    """The folder of its file."""
    return Path(getattr(function, "py_func", function).__code__.co_filename).parent


def name_of(function: Callable[..., object]) -> tuple[str, str]:
    """How a rule is stored: by its place, because a compiled one would be stored as code."""
    module, name = function.__module__, function.__qualname__
    if getattr(import_module(module), name, None) is not function:
        raise PicklingError(f"{name} cannot be stored: it is not the {name} of module {module}")
    return module, name


def rule_named(module: str, name: str) -> Any:
    return getattr(import_module(module), name)


def compile_ahead(calls: Sequence[Call]) -> Iterator[bool]:
    """Compile or load each rule before a player waits for a move. True if it was not cached."""
    for function, example in calls:
        if PLAIN:
            yield False
        else:
            typeof = import_module("numba").typeof
            compiled = cast("Compiled", function)
            compiled.compile(tuple(typeof(argument) for argument in example))
            yield bool(compiled.stats.cache_misses)


def _compiled(function: F, *homes: Path, memory: bool) -> F:
    numba = import_module("numba")
    compiler = numba.njit(cache=True, nogil=True, error_model="numpy", _nrt=memory)
    with _cache_folder(_digest(_sources(homes))):
        compiled: F = compiler(function)
    return compiled


def _used_by(function: Callable[..., object]) -> tuple[Path, ...]:
    """The folders a rule takes code from: its own, and all games if it stands above them."""
    home = _home(function)
    above = PACKAGE in home.parents and home.relative_to(PACKAGE).parts[0] not in BELOW
    return (home, PACKAGE / "games") if above else (home,)


def _sources(homes: tuple[Path, ...]) -> frozenset[Path]:
    """Numba looks only at the file of the outermost function to see whether its cache is fresh, but
    the rules that it calls are compiled into it.
    """
    return frozenset({PACKAGE / "kernel", PACKAGE / "core" / "encoding", *homes})


@cache
def _digest(folders: frozenset[Path]) -> str:
    digest = hashlib.sha256()
    for file in sorted(file for folder in folders for file in folder.rglob("*.py")):
        digest.update(f"{file}\n".encode() + file.read_bytes())
    return digest.hexdigest()[:16]


@contextmanager
def _cache_folder(name: str) -> Iterator[None]:
    """Numba reads the place of its cache from its settings when a function is decorated."""
    config: Any = import_module("numba.core.config")
    before = config.CACHE_DIR
    config.CACHE_DIR = str(_cache_root() / name)
    try:
        yield
    finally:
        config.CACHE_DIR = before


def unwritable_cache() -> Path | None:
    """The folder where compiled rules should be kept and cannot be; None where all is well."""
    return None if PLAIN or _cache_root() == _wanted_root() else _wanted_root()


def _wanted_root() -> Path:
    chosen = os.environ.get("STELLWERK_CACHE")
    user = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    return Path(chosen) if chosen else user / "stellwerk" / "rules"


@cache
def _cache_root() -> Path:
    root = _wanted_root()
    try:
        root.mkdir(parents=True, exist_ok=True)
        tempfile.TemporaryFile(dir=root).close()
        stale = time.time() - DAYS_A_STALE_CACHE_IS_KEPT * 24 * 3600
        for folder in root.iterdir():
            if folder.stat().st_mtime < stale:
                shutil.rmtree(folder, ignore_errors=True)
    except OSError:
        return Path(tempfile.mkdtemp(prefix="stellwerk-rules-"))
    return root
