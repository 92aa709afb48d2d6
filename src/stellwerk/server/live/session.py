"""A session: a game in progress, folded from its log, and what a command adds to it. No I/O.

A session that others can see is never changed: a changed twin takes its place.
"""

from collections.abc import Sequence
from copy import copy

from msgspec.structs import replace

from stellwerk.dealer import Dealer
from stellwerk.games import game_named
from stellwerk.kernel.actor import CHANCE, SPECTATOR
from stellwerk.match import Match
from stellwerk.server.live import changing_seats, company
from stellwerk.server.live.chat import Conversation, message_entry
from stellwerk.server.live.commands import (
    AnswerAsk,
    AskBack,
    Chat,
    Command,
    Move,
    Resign,
    Sit,
    Undo,
)
from stellwerk.server.live.dealers import dealer_of
from stellwerk.server.live.decisions import Decisions
from stellwerk.server.live.numbering import Quiet, number_for_viewer
from stellwerk.server.live.seat_names import names_in
from stellwerk.server.live.waiting import Waiting
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
        self.askers = [place.asker for place in agreement.places]
        """visitors who say to be the holder of a seat"""
        self.bots = [place.bot for place in agreement.places]
        self.chosen_names = [""] * len(self.bots)
        """the names that people gave themselves"""
        self.match = Match(game, len(self.bots), agreement.options)
        self.number = 0
        """of the last entry"""
        self.quiet: Quiet = {}
        self.is_quiet = False
        """whether only its own seat may know of the last entry"""
        self.talk = Conversation()
        self.offers: list[int] = []
        """seats that would like to play again"""
        self.wish: str | None = None
        """the bot they would like to play with then, if another one"""
        self.next: str | None = None
        """the table of the rematch"""
        self.seated = [place.bot is not None for place in agreement.places]
        self.waiting = Waiting(self._seats_to_act())
        self._decisions = Decisions(self.match.waiting_for, len(self.bots))

    def twin(self) -> "Session":
        """The same session at the same point; changing one does not change the other."""
        twin = copy(self)
        twin.match = self.match.twin()
        twin.holders, twin.askers, twin.seated = self.holders[:], self.askers[:], self.seated[:]
        twin.bots, twin.chosen_names = self.bots[:], self.chosen_names[:]
        twin._decisions, twin.waiting = self._decisions.copy(), self.waiting.copy()
        twin.talk = copy(self.talk)
        return twin

    # Applying a log entry.

    def apply(self, entry: LogEntry) -> LogEntry:
        """Change the session by the entry that follows the last one."""
        if entry.number != self.number + 1:
            raise ValueError(f"entry {entry.number} cannot follow entry {self.number}")
        self.is_quiet = False
        self.waiting.note(entry)
        name = self.chosen_names[entry.actor] if entry.actor < len(self.chosen_names) else ""
        self.talk.note(entry, name, self.quiet)
        match entry.kind:
            case Kind.SIT:
                self.chosen_names[entry.actor] = entry.words
                self.seated[entry.actor] = True
            case Kind.RESIGN:
                self.bots[entry.actor], self.chosen_names[entry.actor] = entry.code, ""
                self.holders[entry.actor] = self.askers[entry.actor] = None
            case Kind.OFFER:
                self.offers = [*self.offers, entry.actor]
                self.wish = entry.code or self.wish
            case Kind.REMATCH:
                self.next = entry.code
            case Kind.MOVE | Kind.UNDO | Kind.DEAL:
                self._play(entry)
        self.number = entry.number
        return entry

    def _play(self, entry: LogEntry) -> None:
        before = self.match.waiting_for
        quiet = self._change_match(entry)
        self.number = entry.number
        self._count(entry.actor, quiet)
        self.waiting.played(entry.actor, quiet, self._seats_to_act(), entry.at)
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

    def _seats_to_act(self) -> list[int]:
        return [actor for actor in self.match.waiting_for if actor != CHANCE]

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

    def player_of(self, seat: int) -> str | None:
        """The bot that plays at a seat: its own, or one that keeps it warm for a person."""
        return self.bots[seat] or self.waiting.warm.get(seat)

    @property
    def is_running(self) -> bool:
        """Whether the game goes on: it was neither played nor brought to an end."""
        return not self.match.is_over() and self.waiting.ended is None

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
            case Move(seat, code, decision, holder, by_bot):
                done = self.unless_ended(self._answered(seat, code, decision, holder))
                if by_bot and not done and self.player_of(seat) is None:
                    raise Conflict("not_your_seat")  # its owner is back
                return done
            case Undo(seat, decision, holder):
                if not self.agreement.terms.take_backs:
                    raise ApiError("no_take_backs")
                return self.unless_ended(self._answered(seat, Kind.UNDO, decision, holder))
            case Chat(actor, message_id=message_id):
                return bool(message_id) and (actor, message_id) in self.talk.messages
            case Sit() | Resign() | AskBack() | AnswerAsk():
                return changing_seats.already_done(self, command)
            case _:
                return company.already_done(self, command)

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

    def unless_ended(self, done: bool) -> bool:
        """What was done stays so; ApiError if the game was ended and it was not."""
        if self.waiting.ended is not None and not done:
            raise ApiError("ended")
        return done

    def entries_for(self, command: Command) -> list[LogEntry]:
        """The entries that the command adds, not applied yet. Dealt cards follow: next_deal."""
        number = self.number + 1
        match command:
            case Move(seat, code, decision, by_bot=by_bot):
                entry = LogEntry(number, Kind.MOVE, seat, self._plain(code), decision)
                return [entry] if by_bot else self._by_the_owner(entry)
            case Undo(seat, decision):
                self.check_room()
                return self._by_the_owner(LogEntry(number, Kind.UNDO, seat, "", decision))
            case Chat():
                self.check_room()
                return [message_entry(number, command)]
            case Sit() | Resign() | AskBack() | AnswerAsk():
                return [changing_seats.entry_for(self, command)]
            case _:
                return company.entries_for(self, command)

    def _by_the_owner(self, entry: LogEntry) -> list[LogEntry]:
        """Whoever acts takes the seat back that a bot has kept warm."""
        if entry.actor not in self.waiting.warm:
            return [entry]
        back = LogEntry(entry.number, Kind.BACK, entry.actor)
        return [back, replace(entry, number=entry.number + 1)]

    def check_room(self) -> None:
        """ApiError if there is none for what is no move of the game."""
        if self.number >= MOST_ENTRIES:
            raise ApiError("full", most=MOST_ENTRIES)

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
