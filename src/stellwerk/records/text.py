"""The text of a record: lines, header fields, and what is wrong with them."""

import re
from typing import NamedTuple

from stellwerk.core.messages import say
from stellwerk.core.refusals import MoveError, quoted

MOST_BYTES = 4 * 2**20
MOST_LINE = 400

HEADER = re.compile(r"([a-z_.]+): (\S(?:.*\S)?)")
WHOLE = re.compile(r"0|[1-9][0-9]{0,5}")
KEYS = ("stellwerk", "game", "rules", "seats", "names", "result", "ranks", "ending")


class RecordError(ValueError):
    """What is wrong with a record, and where."""

    def __init__(
        self,
        reason: str,
        line: int | None = None,
        entry: int | None = None,
        refusal: MoveError | None = None,
    ) -> None:
        where = ""
        if line is not None:
            where = f"line {line}: " if entry is None else f"line {line}, entry {entry}: "
        super().__init__(where + reason)
        self.reason = reason
        self.line = line
        self.entry = entry
        self.refusal = refusal

    def say(self, language: str) -> str:
        """Why an entry is refused, in this language; what is wrong with the file is English."""
        if self.refusal is None:
            return str(self)
        why = self.refusal.say(language)
        return say(language, "refusals:at_entry", line=self.line, entry=self.entry, why=why)


class Line(NamedTuple):
    number: int
    text: str


def lines_of(content: bytes | str) -> list[Line]:
    """The lines without comments."""
    if len(content) > MOST_BYTES:
        raise RecordError(f"a record has at most {MOST_BYTES // 2**20} MiB, this one is larger")
    text = text_of(content) if isinstance(content, bytes) else content
    if not text:
        raise RecordError("the file is empty")
    if not text.endswith("\n"):
        raise RecordError("the last line must end with a line feed; is the file cut off?")
    lines = [Line(number, line) for number, line in enumerate(text.split("\n")[:-1], 1)]
    for line in lines:
        check_line(line)
    return [line for line in lines if not line.text.startswith("#")]


def text_of(content: bytes) -> str:
    try:
        return content.decode("utf-8")
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        raise RecordError("this is not UTF-8 text", line) from None


def check_line(line: Line) -> None:
    if len(line.text) > MOST_LINE:
        raise RecordError(f"a line has at most {MOST_LINE} characters", line.number)
    if line.text.endswith("\r"):
        raise RecordError(
            "lines end with a line feed alone, without a carriage return", line.number
        )
    if line.text.startswith("\ufeff"):
        raise RecordError("the file begins with a byte order mark; remove it", line.number)
    if not line.text.isprintable():
        raise RecordError("there are control characters in this line", line.number)


def parts_of(lines: list[Line]) -> tuple[list[Line], list[Line]]:
    blanks = [index for index, line in enumerate(lines) if line.text == ""]
    if not blanks:
        raise RecordError("there is no blank line between the header and the entries")
    if len(blanks) > 1:
        raise RecordError(
            "only one line is blank: the one after the header", lines[blanks[1]].number
        )
    return lines[: blanks[0]], lines[blanks[0] + 1 :]


def fields_of(header: list[Line]) -> dict[str, Line]:
    fields: dict[str, Line] = {}
    for line in header:
        form = HEADER.fullmatch(line.text)
        if form is None or ("  " in line.text):
            raise RecordError("a header line is `key: value` with single spaces", line.number)
        key = form[1]
        if key in fields:
            raise RecordError(f"{key} stands twice in the header", line.number)
        fields[key] = Line(line.number, form[2])
    for key in ("stellwerk", "game", "rules", "seats"):
        if key not in fields:
            raise RecordError(f"the header lacks `{key}:`")
    return fields


def whole(line: Line) -> int:
    if not WHOLE.fullmatch(line.text):
        raise RecordError(f"{quoted(line.text)} is not a whole number", line.number)
    return int(line.text)
