"""A session: a game in progress, folded from its log, and what a command adds to it. No I/O.

A session that others can see is never changed: a changed twin takes its place.
"""

from collections.abc import Sequence
from copy import copy

from stellwerk.dealer import Dealer
from stellwerk.games import game_named
from stellwerk.kernel.actor import CHANCE, SPECTATOR
from stellwerk.match import Match
from stellwerk.server.live.chat import ChatLine, with_line
from stellwerk.server.live.commands import Chat, Command, Move, OfferRematch, Resign, Sit, Undo
from stellwerk.server.live.dealers import dealer_of
from stellwerk.server.live.decisions import Decisions
from stellwerk.server.live.numbering import Quiet, number_for_viewer
from stellwerk.server.live.seat_names import names_in
from stellwerk.server.storage.errors import SeatTaken
from stellwerk.server.storage.log import Agreement, Kind, LogEntry
from stellwerk.server.web.problems import ApiError

MOST_ENTRIES = 10_000  # of a table; a game is far shorter, but for moves taken back and for chat


class Conflict(ApiError):
    """The decision was answered already, or is no longer open."""


class Session:
    def __init__(self, agreement: Agreement) -> None:
        game = game_named(agreement.game)
        if game.rules_version != agreement.rules:
            rules, ours = agreement.rules, game.rules_version
            raise ApiError("other_rules", rules=rules, title=game.title, ours=ours)
        self.agreement = agreement
        self.dealer = dealer_of(agreement)
        self._dealt = 0
        """how many outcomes of chance there were"""
        self.holders = [place.holder for place in agreement.places]
        self.bots = [place.bot for place in agreement.places]
        self.chosen_names = [""] * len(self.bots)
        """the names that people gave themselves"""
        self.match = Match(game, len(self.bots), agreement.options)
        self.number = 0
        """of the last entry"""
        self.quiet: Quiet = {}
        self.is_quiet = False
        """whether only its own seat may know of the last entry"""
        self.chat: list[ChatLine] = []
        self._messages = frozenset[tuple[int, str]]()
        """the actor and the client's id of chat messages"""
        self.offers: list[int] = []
        """seats that would like to play again"""
        self.wish: str | None = None
        """the bot they would like to play with then, if another one"""
        self.next: str | None = None
        """the table of the rematch"""
        self.seated = [place.bot is not None for place in agreement.places]
        self._decisions = Decisions(self.match.waiting_for, len(self.bots))

    def twin(self) -> "Session":
        """The same session at the same point; changing one does not change the other."""
        twin = copy(self)
        twin.match = self.match.twin()
        twin.holders, twin.seated = self.holders[:], self.seated[:]
        twin.bots, twin.chosen_names = self.bots[:], self.chosen_names[:]
        twin._decisions = self._decisions.copy()
        return twin

    # Applying a log entry.

    def apply(self, entry: LogEntry) -> LogEntry:
        """Change the session by the entry that follows the last one."""
        if entry.number != self.number + 1:
            raise ValueError(f"entry {entry.number} cannot follow entry {self.number}")
        self.is_quiet = False
        match entry.kind:
            case Kind.SIT:
                self.chosen_names[entry.actor] = entry.words
                self.seated[entry.actor] = True
            case Kind.RESIGN:
                self._add_to_chat(entry)
                self.bots[entry.actor], self.chosen_names[entry.actor] = entry.code, ""
                self.holders[entry.actor] = None
            case Kind.OFFER:
                self.offers = [*self.offers, entry.actor]
                self.wish = entry.code or self.wish
            case Kind.REMATCH:
                self.next = entry.code
            case Kind.CHAT:
                self._add_to_chat(entry)
                self._messages |= {(entry.actor, entry.code)} if entry.code else set()
            case _:
                self._play(entry)
        self.number = entry.number
        return entry

    def _add_to_chat(self, entry: LogEntry) -> None:
        name = self.chosen_names[entry.actor] if entry.actor < len(self.chosen_names) else ""
        self.chat = with_line(self.chat, ChatLine(entry, name, self.quiet))

    def _play(self, entry: LogEntry) -> None:
        before = self.match.waiting_for
        quiet = self._change_match(entry)
        self.number = entry.number
        self._count(entry.actor, quiet)
        for seat in self.match.waiting_for:
            if seat not in before or seat == entry.actor:
                self._decisions.ask(seat, self.number_for(seat))
        for seat in range(len(self.bots)):
            if self.shows(seat, entry):
                self._decisions.change(seat, self.number_for(seat))
        if entry.decision is not None:
            self._decisions.answer(entry.actor, entry.decision, entry.code or entry.kind)

    def _change_match(self, entry: LogEntry) -> bool:
        """Whether the change is quiet."""
        if entry.kind is Kind.MOVE:
            self.match.submit(entry.actor, entry.code)
            return self.match.is_kept_from(SPECTATOR, len(self.match.log) - 1)
        if entry.kind is Kind.UNDO:
            taken_back = self.match.to_undo(entry.actor)
            quiet = taken_back is not None and self.match.is_kept_from(SPECTATOR, taken_back)
            self.match.undo(entry.actor)
            return quiet
        action = self.match.game.parse_action(entry.code)
        self.match.take_outcome(action)
        self._dealt += 1
        return False

    def _count(self, seat: int, quiet: bool) -> None:
        self.is_quiet = quiet
        if quiet:
            self.quiet = {**self.quiet, seat: self.quiet.get(seat, 0) + 1}
        elif self.match.is_over() or CHANCE in self.match.waiting_for:
            self.quiet = {}

    # What a viewer is told.

    @property
    def settled(self) -> bool:
        """Whether no card is still to be dealt."""
        return CHANCE not in self.match.waiting_for

    def shows(self, viewer: int, last: LogEntry) -> bool:
        """Whether a viewer may know of the last entry."""
        return not self.is_quiet or viewer == last.actor

    def number_for(self, viewer: int) -> int:
        """The number of the last entry, as this viewer counts."""
        return number_for_viewer(self.number, self.quiet, viewer)

    def decision(self, seat: int) -> int:
        """The number that the seat's next move or undo has to carry.

        It stays the same while others move or talk, as long as the seat is asked the same.
        """
        return self._decisions.number(seat, seat in self.match.waiting_for)

    def names(self, language: str) -> list[str]:
        return names_in(language, self.bots, self.chosen_names)

    def wins(self) -> list[int]:
        """The wins of each seat, in this game and in earlier ones of the same players."""
        before = self.agreement.wins or (0,) * self.match.seats
        result = self.match.result()
        if result is None:
            return list(before)
        return [won + (rank == 1) for won, rank in zip(before, result.ranks, strict=True)]

    def seats_of(self, holder: bytes | None) -> list[int]:
        """The seats of a visitor."""
        return [seat for seat, holds in enumerate(self.holders) if holds and holds == holder]

    # Carrying out a command.

    def already_done(self, command: Command) -> bool:
        """Whether it was carried out before; ApiError if it must not be carried out now."""
        match command:
            case Move(seat, code, decision, holder):
                return self._answered(seat, code, decision, holder)
            case Undo(seat, decision, holder):
                return self._answered(seat, Kind.UNDO, decision, holder)
            case Chat(actor, message_id=message_id):
                return (actor, message_id) in self._messages
            case Sit():
                return self._has_seat(command)
            case Resign():
                return self._has_resigned(command)
            case OfferRematch(holder):
                return self._has_offered(holder)

    def _answered(self, seat: int, code: str, decision: int, holder: bytes | None) -> bool:
        """Whether this very answer was given before; Conflict if the decision is not open."""
        if holder is not None and self.holders[seat] != holder:
            raise ApiError("not_your_seat")
        given = self._decisions.given(seat, decision)
        if given is not None:
            if given == self._plain(code):
                return True
            raise Conflict("answered", decision=str(decision), given=given)
        if decision != self.decision(seat):
            raise Conflict("not_open", decision=str(decision), open=str(self.decision(seat)))
        return False

    def _plain(self, code: str) -> str:
        """The canonical form of a code; one that cannot be read stays as it is."""
        try:
            return self.match.game.format_action(self.match.game.parse_action(code))
        except ValueError:
            return code

    def _has_seat(self, command: Sit) -> bool:
        if self.holders[command.seat] == command.holder:
            return True
        if self.seated[command.seat]:
            raise SeatTaken(command.seat)
        return False

    def _has_resigned(self, command: Resign) -> bool:
        if self.match.is_over():
            raise ApiError("over")
        return self.holders[command.seat] != command.holder

    def _has_offered(self, holder: bytes) -> bool:
        if not self.match.is_over():
            raise ApiError("not_over")
        return self.next is not None or not self._seats_to_offer(holder)

    def _seats_to_offer(self, holder: bytes) -> list[int]:
        return [seat for seat in self.seats_of(holder) if seat not in self.offers]

    def entries_for(self, command: Command) -> list[LogEntry]:
        """The entries that the command adds, not applied yet. Dealt cards follow: next_deal."""
        number = self.number + 1
        match command:
            case Move(seat, code, decision):
                return [LogEntry(number, Kind.MOVE, seat, self._plain(code), decision)]
            case Undo(seat, decision):
                self._check_room()
                return [LogEntry(number, Kind.UNDO, seat, "", decision)]
            case Chat(actor, text, message_id=message_id):
                self._check_room()
                return [LogEntry(number, Kind.CHAT, actor, message_id, words=text)]
            case Sit(seat, name=name):
                return [LogEntry(number, Kind.SIT, seat, words=name)]
            case Resign(seat, bot):
                return [LogEntry(number, Kind.RESIGN, seat, bot)]
            case OfferRematch():
                return self._offers(command)

    def _check_room(self) -> None:
        if self.number >= MOST_ENTRIES:
            raise ApiError("full", most=MOST_ENTRIES)

    def _offers(self, command: OfferRematch) -> list[LogEntry]:
        """An offer for each seat; once every person has agreed, the next table follows."""
        seats = self._seats_to_offer(command.holder)
        offers = [
            LogEntry(number, Kind.OFFER, seat, command.bot or "")
            for number, seat in enumerate(seats, self.number + 1)
        ]
        people = {seat for seat, holder in enumerate(self.holders) if holder}
        if people <= {*self.offers, *seats}:
            number = self.number + len(offers) + 1
            offers.append(LogEntry(number, Kind.REMATCH, seats[-1], command.next_table))
        return offers

    def next_deal(self) -> LogEntry | None:
        """The card that the dealer owes, not applied yet."""
        if CHANCE not in self.match.waiting_for:
            return None
        entries = len(self.match.log) if isinstance(self.dealer, Dealer) else self._dealt
        action = self.dealer.outcome(entries + 1, self.match.outcomes())
        code = self.match.game.format_action(action)
        return LogEntry(self.number + 1, Kind.DEAL, CHANCE, code)


def replayed(agreement: Agreement, entries: Sequence[LogEntry]) -> Session:
    """The session of a table, from its log."""
    session = Session(agreement)
    for entry in entries:
        session.apply(entry)
    return session
