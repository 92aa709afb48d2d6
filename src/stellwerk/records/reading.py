"""A record as a match: replayed entry by entry, and refused at the first that is not legal."""

import re
from collections.abc import Mapping

from stellwerk.core.game import Game
from stellwerk.core.messages import Sentence
from stellwerk.core.refusals import CannotRead, NotLegal, quoted
from stellwerk.match import Match
from stellwerk.records.header import agreement_of, check_result, game_in
from stellwerk.records.text import RecordError, fields_of, lines_of, parts_of

ENTRY = re.compile(r"(-|[1-9]) (\S.*)")


def game_of(content: bytes | str) -> Game:
    """The game of a record, without replaying it."""
    header, _ = parts_of(lines_of(content))
    return game_in(fields_of(header))


def read(content: bytes | str, given: Mapping[str, str] | None = None) -> Match:
    """Replay a record. RecordError, with line and entry, if anything is not as it should be.

    `given` has the files of options that a record only names: the map of an owner, say.
    """
    header, entries = parts_of(lines_of(content))
    fields = fields_of(header)
    match = agreement_of(fields, given or {})
    for number, line in enumerate(entries, 1):
        try:
            _replay(match, line.text)
        except (CannotRead, NotLegal) as error:
            raise RecordError(str(error), line.number, number, error) from None
    check_result(match, fields)
    return match


def _replay(match: Match, text: str) -> None:
    form = ENTRY.fullmatch(text)
    if form is None:
        raise CannotRead(Sentence("refusals:no_entry", {"text": quoted(text)}))
    actor, code = form.groups()
    if "?" in code:
        raise CannotRead(Sentence("refusals:hidden", {"text": quoted(text)}))
    if actor != "-":
        match.submit(int(actor) - 1, code)
        return
    try:
        action = match.game.parse_action(code)
    except ValueError:
        raise CannotRead(Sentence("refusals:no_outcome", {"code": quoted(code)})) from None
    match.take_outcome(action)
