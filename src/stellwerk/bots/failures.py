"""What is said of a bot that fails: which one, where, and the lines of its author."""

import reprlib
import sysconfig
import traceback
from operator import index
from pathlib import Path
from types import TracebackType
from typing import SupportsIndex

# Where the lines of others lie: ours, Python's and those of packages.
OTHERS = (
    str(Path(__file__).parent.parent),
    *(sysconfig.get_path(name) for name in ("stdlib", "purelib", "platlib")),
)


class BotFailed(RuntimeError):
    """A bot broke down, or chose what is not legal."""


class NoBot(BotFailed, LookupError):
    """There is none of this name, or its class cannot be called."""


def broke_down(bot: object, seat: int, entries: int, error: BaseException) -> BotFailed:
    reason = "".join(traceback.format_exception_only(error)).strip()
    where = f"at seat {seat + 1}, after entry {entries}"
    lines = "".join(own_lines(error.__traceback__)).rstrip()
    return BotFailed(f"{name_of(bot)} broke down {where}: {reason}\n{lines}".rstrip())


def chose_wrongly(
    bot: object, seat: int, entries: int, chosen: object, actions: list[int]
) -> BotFailed:
    return BotFailed(
        f"{name_of(bot)} chose {_shown(chosen)} at seat {seat + 1}, after entry {entries}; "
        f"choose returns one of the actions that it is given: {actions}"
    )


def name_of(bot: object) -> str:
    """The bot as it is named at the command line, module:Class."""
    return f"{type(bot).__module__}:{type(bot).__qualname__}"


def own_lines(trace: TracebackType | None) -> list[str]:
    """The part of a traceback that its author wrote."""
    frames = traceback.extract_tb(trace)
    return traceback.format_list([f for f in frames if not f.filename.startswith(OTHERS)])


def whole(chosen: SupportsIndex) -> int | None:
    """What a bot answered, if it is a whole number at all."""
    try:
        return index(chosen)
    except Exception:
        return None


def _shown(chosen: object) -> str:
    try:
        return reprlib.repr(chosen)
    except Exception:
        return f"a {type(chosen).__name__}"
