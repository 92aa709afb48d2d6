"""The course of a game: lines folded into a match, and who was asked what. No input, no output."""

from collections.abc import Iterator, Mapping, Sequence
from copy import copy
from typing import NamedTuple

from stellwerk.dealer import Dealer
from stellwerk.games import game_named
from stellwerk.kernel.actor import CHANCE, SPECTATOR
from stellwerk.match import Match
from stellwerk.server.live.log import Agreement, Kind, Line
from stellwerk.server.live.seat_names import names_in
from stellwerk.server.web.problems import Refused

MOST_CHAT = 100  # messages on a page, of those who play and of those who watch
MOST_LINES = 10_000  # of a table; a game is far shorter, but for moves taken back and for talk

Quiet = Mapping[int, int]
"""lines of the running round that nobody but their seat may know of: how many of each seat"""


class Conflict(Refused):
    """The decision was answered already, or is no longer asked."""


class Said(NamedTuple):
    """Something that was said, or that somebody left, and how it was then."""

    line: Line
    name: str
    """that they had given themselves"""
    quiet: Quiet


def told_number(number: int, quiet: Quiet, viewer: int) -> int:
    """The number of a line for a viewer, who counts no line that may not be known of."""
    return number - sum(count for seat, count in quiet.items() if seat != viewer)


class Course:
    def __init__(self, agreement: Agreement) -> None:
        game = game_named(agreement.game)
        if game.rules_version != agreement.rules:
            rules, ours = agreement.rules, game.rules_version
            raise Refused("other_rules", rules=rules, title=game.title, ours=ours)
        self.agreement = agreement
        self.dealer = Dealer(agreement.seed)
        self.holders = [place.holder for place in agreement.places]
        self.bots = [place.bot for place in agreement.places]
        self.given = [""] * len(self.bots)
        """the names that people gave themselves"""
        self.match = Match(game, len(self.bots), agreement.options, self.names("en"))
        self.number = 0
        """of the last line"""
        self.quiet: Quiet = {}
        self.is_quiet = False
        """whether nobody but its seat may know of the last line"""
        self.chat: list[Said] = []
        self._messages = frozenset[tuple[int, str]]()
        """of each actor, those with a name of their own"""
        self.offers: list[int] = []
        """seats that would like to play again"""
        self.wish: str | None = None
        """the bot they would like to play with then, if another one"""
        self.next: str | None = None
        """the table where they do"""
        self.seated = [place.bot is not None for place in agreement.places]
        self._asked = dict.fromkeys(self.match.waiting_for, 0)
        self._changed = dict.fromkeys(range(len(self.bots)), 0)
        self._answers: dict[tuple[int, int], str] = {}

    def twin(self) -> "Course":
        """The same course up to now; what happens to one does not happen to the other."""
        twin = copy(self)
        twin.match = self.match.twin()
        twin.holders, twin.seated = self.holders[:], self.seated[:]
        twin.bots, twin.given = self.bots[:], self.given[:]
        twin._asked, twin._answers = self._asked.copy(), self._answers.copy()
        twin._changed = self._changed.copy()
        return twin

    def follow(self, line: Line) -> Line:
        """Let a line happen."""
        if line.number != self.number + 1:
            raise ValueError(f"line {line.number} cannot follow line {self.number}")
        self.is_quiet = False
        match line.kind:
            case Kind.SIT:
                self.given[line.actor] = line.words
                self.match.names = self.names("en")
                self.seated[line.actor] = True
            case Kind.RESIGN:
                self._note(line)
                self.bots[line.actor], self.given[line.actor] = line.code, ""
                self.holders[line.actor] = None
                self.match.names = self.names("en")
            case Kind.OFFER:
                self.offers = [*self.offers, line.actor]
                self.wish = line.code or self.wish
            case Kind.REMATCH:
                self.next = line.code
            case Kind.CHAT:
                self._note(line)
                self._messages |= {(line.actor, line.code)} if line.code else set()
            case _:
                self._change(line)
        self.number = line.number
        return line

    def _note(self, line: Line) -> None:
        """Said by whoever sits there now: a seat may go to somebody else."""
        name = self.given[line.actor] if line.actor < len(self.given) else ""
        self.chat = _latest([*self.chat, Said(line, name, self.quiet)])

    def _change(self, line: Line) -> None:
        before = self.match.waiting_for
        quiet = self._change_match(line)
        self.number = line.number
        self._count(line.actor, quiet)
        for seat in self.match.waiting_for:
            if seat not in before or seat == line.actor:
                self._asked[seat] = self.number_for(seat)
        for seat in self._changed:
            if self.tells(seat, line):
                self._changed[seat] = self.number_for(seat)
        if line.decision is not None:
            self._answers[line.actor, line.decision] = line.code or line.kind

    def seats_of(self, holder: bytes | None) -> list[int]:
        """The seats of a visitor."""
        return [seat for seat, holds in enumerate(self.holders) if holds and holds == holder]

    def check_holder(self, seat: int, holder: bytes | None) -> None:
        """Refuse a visitor who has lost the seat meanwhile. Bots have no holder."""
        if holder is not None and self.holders[seat] != holder:
            raise Refused("not_your_seat")

    def _change_match(self, line: Line) -> bool:
        """Whether nobody but the actor may know of it."""
        if line.kind is Kind.MOVE:
            self.match.submit(line.actor, line.code)
            return self.match.is_kept_from(SPECTATOR, len(self.match.log) - 1)
        if line.kind is Kind.UNDO:
            taken = self.match.to_undo(line.actor)
            quiet = taken is not None and self.match.is_kept_from(SPECTATOR, taken)
            self.match.undo(line.actor)
            return quiet
        action = self.match.game.parse_action(line.code)
        self.match.settle_chance(lambda number, outcomes: action)
        return False

    # Lines that nobody but their seat may know of, until the round is resolved.

    def _count(self, seat: int, quiet: bool) -> None:
        self.is_quiet = quiet
        if quiet:
            self.quiet = {**self.quiet, seat: self.quiet.get(seat, 0) + 1}
        elif self.match.is_over() or CHANCE in self.match.waiting_for:
            self.quiet = {}

    def tells(self, viewer: int, last: Line) -> bool:
        """Whether a viewer may know that the last line happened."""
        return not self.is_quiet or viewer == last.actor

    def number_for(self, viewer: int) -> int:
        """The number of the last line, as this viewer counts them."""
        return told_number(self.number, self.quiet, viewer)

    def names(self, language: str) -> list[str]:
        return names_in(language, self.bots, self.given)

    def wins(self) -> list[int]:
        """Of each seat, in this game and those that the same players played before."""
        before = self.agreement.wins or (0,) * self.match.seats
        result = self.match.result()
        if result is None:
            return list(before)
        return [won + (rank == 1) for won, rank in zip(before, result.ranks, strict=True)]

    def decision(self, seat: int) -> int:
        """The number that the seat's next move or undo has to carry.

        It stays the same while others move or talk, as long as the seat is asked the same.
        """
        return self._asked[seat] if seat in self.match.waiting_for else self._changed[seat]

    # New lines. Each has happened when it is yielded.

    def answered(self, seat: int, code: str, decision: int) -> bool:
        """Whether this very answer was given before; Conflict if the decision is another's."""
        given = self._answers.get((seat, decision))
        if given is not None:
            if given == self._plain(code):
                return True
            raise Conflict("answered", decision=str(decision), given=given)
        if decision != self.decision(seat):
            raise Conflict("not_open", decision=str(decision), open=str(self.decision(seat)))
        return False

    def _plain(self, code: str) -> str:
        """The one way to write this code."""
        try:
            return self.match.game.format_action(self.match.game.parse_action(code))
        except ValueError:
            return code

    def moved(self, seat: int, code: str, decision: int) -> Iterator[Line]:
        plain = self._plain(code)
        yield self.follow(Line(self.number + 1, Kind.MOVE, seat, plain, decision))
        yield from self.dealt()

    def _check_room(self) -> None:
        if self.number >= MOST_LINES:
            raise Refused("full", most=MOST_LINES)

    def undone(self, seat: int, decision: int) -> Iterator[Line]:
        self._check_room()
        yield self.follow(Line(self.number + 1, Kind.UNDO, seat, "", decision))

    def sat(self, seat: int, name: str) -> Iterator[Line]:
        yield self.follow(Line(self.number + 1, Kind.SIT, seat, words=name))

    def has_said(self, actor: int, name: str) -> bool:
        return (actor, name) in self._messages

    def said(self, actor: int, words: str, name: str = "") -> Iterator[Line]:
        self._check_room()
        yield self.follow(Line(self.number + 1, Kind.CHAT, actor, name, words=words))

    def resigned(self, seat: int, bot: str) -> Iterator[Line]:
        yield self.follow(Line(self.number + 1, Kind.RESIGN, seat, bot))

    def offered(
        self, seats: Sequence[int], wish: str | None = None, following: str | None = None
    ) -> Iterator[Line]:
        """These seats would like to play again; if they are the last, there is a next table."""
        for seat in seats:
            yield self.follow(Line(self.number + 1, Kind.OFFER, seat, wish or ""))
        if following is not None:
            yield self.follow(Line(self.number + 1, Kind.REMATCH, seats[-1], following))

    def dealt(self) -> Iterator[Line]:
        """Everything that chance owes."""
        while CHANCE in self.match.waiting_for:
            action = self.dealer.outcome(len(self.match.log) + 1, self.match.outcomes())
            code = self.match.game.format_action(action)
            yield self.follow(Line(self.number + 1, Kind.DEAL, CHANCE, code))


def _latest(chat: list[Said]) -> list[Said]:
    """Without the oldest of those who talked last, if they talked so much: nobody else's goes."""
    watches = chat[-1].line.actor == SPECTATOR
    alike = [said for said in chat if (said.line.actor == SPECTATOR) == watches]
    return [said for said in chat if said is not alike[0]] if len(alike) > MOST_CHAT else chat


def replayed(agreement: Agreement, lines: list[Line]) -> Course:
    course = Course(agreement)
    for line in lines:
        course.follow(line)
    return course
