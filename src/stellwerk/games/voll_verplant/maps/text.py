"""Text der Plandatei · Text of a map file: from bytes to what TOML makes of them."""

import re
import tomllib

from stellwerk.games.voll_verplant.maps.values import Content

MOST_BYTES = 64 * 2**10
MOST_DOTS = 99  # in a text line: tomllib needs half a minute for a key of 30,000 parts

TOML_POSITION = re.compile(r" \(at (?:line (\d+), column \d+|end of document)\)")


class Unreadable(Exception):
    """The file cannot be read from this line on."""

    def __init__(self, line: int, text: str) -> None:
        super().__init__(text)
        self.line = line


def text_of(content: bytes) -> str:
    if len(content) > MOST_BYTES:
        raise Unreadable(1, f"the file is too large; a map has at most {MOST_BYTES // 2**10} KiB")
    try:
        text = content.decode("utf-8")
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        raise Unreadable(line, "this is not UTF-8 text; save the file as UTF-8") from None
    if text.startswith("\ufeff"):
        raise Unreadable(1, "the file begins with a byte order mark; save it without")
    for number, written in enumerate(text.split("\n"), 1):
        if written.count(".") > MOST_DOTS:
            raise Unreadable(number, f"too many dots; a text line has at most {MOST_DOTS}")
    return text


def content_of(text: str) -> Content:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise _not_toml(str(error), text) from None
    except ValueError:  # Python refuses to read thousands of digits
        raise Unreadable(_longest(text), "a number is far too large; 99 is the largest") from None
    except RecursionError:
        raise Unreadable(_longest(text), "this is nested too deeply; remove brackets") from None


def _longest(text: str) -> int:
    """The line that is most likely to blame where Python gives up without a position."""
    lengths = [len(line) for line in text.split("\n")]
    return lengths.index(max(lengths)) + 1


def _not_toml(message: str, text: str) -> Unreadable:
    position = TOML_POSITION.search(message)
    last = text.rstrip("\n").count("\n") + 1
    line = int(position[1]) if position and position[1] else last
    reason = TOML_POSITION.sub("", message)
    if any(word in reason for word in ("overwrite", "twice", "Duplicate")):
        return Unreadable(line, "this key or table stands here a second time; remove one of them")
    return Unreadable(line, f"this is not TOML: {reason}; correct it here or just before")
