"""A game at one terminal: people, bots, and a record that is never behind."""

from collections.abc import Callable, Iterable
from functools import partial
from itertools import groupby
from pathlib import Path

import msgspec
from rich.console import Console
from rich.text import Text

from stellwerk import records
from stellwerk.bots import Bot, let_play
from stellwerk.cli.atomic_files import create
from stellwerk.cli.keyboard import await_line
from stellwerk.cli.playing.help import help_lines, rules_lines
from stellwerk.cli.playing.menu import menu
from stellwerk.cli.playing.typed import command, moves_meant, numbers_moves
from stellwerk.cli.program import command as to_copy
from stellwerk.cli.record_file import Kept
from stellwerk.cli.seats import names_in
from stellwerk.core.messages import YOU, listed, say
from stellwerk.core.refusals import CannotRead, NotLegal
from stellwerk.dealer import Dealer
from stellwerk.match import Match, MatchView

# The escape sequence that empties a terminal's memory of earlier lines, which clearing leaves.
FORGET_WHAT_SCROLLED_AWAY = "\x1b[3J"
LONG_LIST = 12  # moves: more than these are not named again at every slip


class Left(Exception):
    """A person has left the table."""


class Play:
    """Runs a match until it is over or a player leaves."""

    def __init__(
        self,
        console: Console,
        match: Match,
        dealer: Dealer,
        bots: dict[int, Bot],
        kept: Kept,
        provable: bool,
        language: str,
    ) -> None:
        self.console = console
        self.match = match
        self.dealer = dealer
        self.bots = bots
        self.kept = kept
        self.provable = provable
        self.language = language
        self.words = partial(say, language)
        self.draw = match.game.parts.draw_text
        self.names = names_in(language, match)
        self.numbered = numbers_moves(match.game)
        self.people = [seat for seat in range(match.seats) if seat not in bots]
        self.told = dict.fromkeys(range(match.seats), len(match.log))
        self.in_front: int | None = self.people[0] if self.alone else None

    @property
    def alone(self) -> bool:
        """Whether there is one person, who is told what "you" did."""
        return len(self.people) == 1

    def run(self) -> None:
        self.introduce_dealer()
        while True:
            self.dealer.deal(self.match)
            self.save()
            if self.match.is_over():
                break
            seat = self.match.waiting_for[0]
            if seat in self.bots:
                let_play(self.bots[seat], self.match, seat)
            else:
                self.hand_over_to(seat)
                self.ask(seat)
        self.finish()

    def save(self) -> None:
        self.kept.save(records.write(self.match))

    def is_untouched(self) -> bool:
        """Whether no person has moved yet."""
        return not any(entry.actor in self.people for entry in self.match.log)

    # Talking to a person.

    def hand_over_to(self, seat: int) -> None:
        """The curtain: the next person does not see the hand of the one before."""
        if self.in_front == seat:
            return
        self.console.clear()
        if self.console.is_terminal:
            self.console.file.write(FORGET_WHAT_SCROLLED_AWAY)
        self.introduce_dealer()
        self.listen(self.words("terminal:turn", name=self.names[seat]))
        self.in_front = seat

    def ask(self, seat: int) -> None:
        """Ask until the seat has moved, or taken something back."""
        self.console.print(self.draw(self.view(seat), self.language))
        self.tell(seat)
        legal = self.match.legal(seat)
        self.console.print(menu(legal, numbered=self.numbered))
        asked = "terminal:your_move" if self.alone else "terminal:move_of"
        prompt = self.words(asked, name=self.names[seat])
        while not self.obey(seat, self.listen(prompt), legal):
            pass

    def obey(self, seat: int, said: str, legal: list[str]) -> bool:
        """Do what was said; True if the table has changed."""
        match command(said):
            case []:
                return False
            case ["undo"]:
                return self.undo(seat)
            case ["save"]:
                self.say(self.words("terminal:save_where"))
            case ["save", file]:
                self.save_as(Path(file))
            case [word] if word in (requests := self.requests(seat)):
                for line in requests[word]():
                    self.say(line)
            case _:
                return self.move(seat, said, legal)
        return False

    def requests(self, seat: int) -> dict[str, Callable[[], Iterable[str]]]:
        """Words that ask for something to read."""

        def helping() -> Iterable[str]:
            return help_lines(self.match.game, self.language, numbered=self.numbered)

        return {
            "?": helping,
            "help": helping,
            "log": lambda: self.sentences(seat, 0),
            "rules": lambda: rules_lines(self.match.game, self.language),
            "hint": lambda: self.hint(seat),
        }

    def hint(self, seat: int) -> Iterable[str]:
        from stellwerk.cli.playing.hint import hint_lines  # the search is compiled when it is asked

        return hint_lines(self.match, seat, self.language)

    def move(self, seat: int, said: str, legal: list[str]) -> bool:
        meant = moves_meant(said, legal, numbered=self.numbered)
        if len(meant) > 1:
            codes = ", ".join(meant[:LONG_LIST])
            self.say(say(self.language, "cli:several-moves", said=said, codes=codes))
            return False
        if not meant and said.isdecimal() and self.numbered:
            self.say(say(self.language, "cli:number-range", said=said, last=len(legal)))
            return False
        try:
            self.match.submit(seat, meant[0] if meant else said)
        except (CannotRead, NotLegal) as error:
            few = len(legal) <= LONG_LIST
            short = say(self.language, "cli:not-possible", said=said)
            self.say(error.say(self.language) if few else short)
            return False
        return True

    def undo(self, seat: int) -> bool:
        if self.match.can_undo(seat):
            self.match.undo(seat)
            return True
        self.say(say(self.language, "cli:no-undo"))
        return False

    def listen(self, prompt: str) -> str:
        """What a person types; to leave is possible at any time."""
        try:
            self.console.print(Text(prompt + " ", "bold"), end="")
            await_line()
            said = self.console.input().strip()
        except UnicodeDecodeError:
            said = "\N{REPLACEMENT CHARACTER}"
        except EOFError:
            raise Left from None
        if said.lower() in ("q", "quit", "exit"):
            raise Left
        return said

    def say(self, text: str, *, whole: bool = False) -> None:
        """Broken between words; what is to be copied is `whole`, and a pipe gets whole lines."""
        soft = whole or not self.console.is_terminal
        self.console.print(text, markup=False, highlight=False, soft_wrap=soft)

    def view(self, viewer: int) -> MatchView:
        return msgspec.structs.replace(self.match.view(viewer), names=self.names)

    def introduce_dealer(self) -> None:
        if self.provable:
            said = self.words("terminal:commitment", commitment=self.dealer.commitment)
            self.say(said, whole=True)
        else:
            self.say(self.words("terminal:seed_lost"))

    def tell(self, seat: int) -> None:
        """What has happened since this person looked last."""
        for line in self.sentences(seat, self.told[seat]):
            self.say(line)
        self.told[seat] = len(self.match.log)

    def sentences(self, seat: int, since: int) -> Iterable[str]:
        """The sentences from entry `since` on; one that repeats itself is said once."""
        names = [YOU if self.alone and n == seat else name for n, name in enumerate(self.names)]
        numbers = range(since, len(self.match.log))
        told = (self.match.sentence(seat, number, self.language, names) for number in numbers)
        for said, times in groupby(told):
            count = len(list(times))
            again = " " + self.words("terminal:times", count=count) if count > 1 else ""
            yield f"· {said}{again}"

    def save_as(self, file: Path) -> None:
        try:
            create(file, records.write(self.match))
            self.say(self.words("terminal:saved", file=str(file)), whole=True)
        except FileExistsError:
            self.not_saved(file, self.words("terminal:exists"))
        except (OSError, ValueError) as error:
            self.not_saved(file, str(getattr(error, "strerror", None) or error))

    def not_saved(self, file: Path, why: str) -> None:
        self.say(self.words("terminal:not_saved", file=str(file), why=why), whole=True)

    def finish(self) -> None:
        viewer = self.people[0] if self.people else 0
        self.tell(viewer)
        view = self.view(viewer)
        self.console.print(self.draw(view, self.language))
        assert view.result is not None
        winners = [seat for seat, rank in enumerate(view.result.ranks) if rank == 1]
        ending = self.words(self.match.game.endings[view.result.ending])
        self.say(f"\n{self.won(winners)} ({ending})")
        self.say(self.words("terminal:record", file=str(self.kept.file)), whole=True)
        if self.provable:
            proof = to_copy("verify", self.kept.file, "--seed", self.dealer.seed.hex())
            self.say(self.words("terminal:proof", command=proof), whole=True)

    def won(self, winners: list[int]) -> str:
        if self.alone and winners == self.people:
            return self.words("terminal:you_win")
        names = [self.names[seat] for seat in winners]
        if len(names) == 1:
            return self.words("terminal:wins", name=names[0])
        return self.words("terminal:share", names=listed(self.language, names))
