"""A game at one terminal: people, bots, and a record that is never behind."""

import shlex
from collections.abc import Callable, Sequence
from functools import partial
from itertools import groupby
from pathlib import Path

from rich.columns import Columns
from rich.console import Console
from rich.text import Text

from stellwerk import records
from stellwerk.bots import Bot, let_play
from stellwerk.cli.files import create
from stellwerk.cli.keeping import Kept
from stellwerk.cli.seating import you
from stellwerk.core.messages import listed, say
from stellwerk.core.refusals import CannotRead, NotLegal
from stellwerk.dealer import Dealer
from stellwerk.match import Match

# The escape sequence that empties a terminal's memory of earlier lines, which clearing leaves.
FORGET_WHAT_SCROLLED_AWAY = "\x1b[3J"


FILE = "FILE"
COMMANDS = (
    ("?", "terminal:help-help"),
    ("undo", "terminal:help-undo"),
    ("log", "terminal:help-log"),
    (f"save {FILE}", "terminal:help-save"),
    ("quit", "terminal:help-quit"),
)


class Left(Exception):
    """A person has left the table."""


class Play:
    """Runs a match until it is over or somebody leaves."""

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
        self.people = [seat for seat in range(match.seats) if seat not in bots]
        self.told = dict.fromkeys(range(match.seats), len(match.log))
        self.in_front: int | None = self.people[0] if len(self.people) == 1 else None

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

    # Talking to a person.

    def hand_over_to(self, seat: int) -> None:
        """The curtain: nobody sees the hand of the person before."""
        if self.in_front == seat:
            return
        self.console.clear()
        if self.console.is_terminal:
            self.console.file.write(FORGET_WHAT_SCROLLED_AWAY)
        self.introduce_dealer()
        self.listen(self.words("terminal:turn", name=self.match.names[seat]))
        self.in_front = seat

    def ask(self, seat: int) -> None:
        """Until the seat has moved, or taken something back."""
        self.tell(seat)
        self.console.print(self.draw(self.match.view(seat), self.language))
        legal = self.match.legal(seat)
        moves = [Text(f"{n:>2}: {code}") for n, code in enumerate(legal, 1)]
        self.console.print(Text(), Columns(moves, padding=(0, 3)))
        name = self.match.names[seat]
        mine = name == you(self.language)
        prompt = self.words("terminal:your_move" if mine else "terminal:move_of", name=name)
        while not self.obey(seat, self.listen(prompt), legal):
            pass

    def obey(self, seat: int, said: str, legal: list[str]) -> bool:
        """Do what was said; True if the table has changed."""
        match _command(said):
            case []:
                return False
            case ["?" | "help"]:
                self.help()
            case ["log"]:
                self.tell(seat, since=0)
            case ["save"]:
                self.say(self.words("terminal:save_where"))
            case ["save", file]:
                self.save_as(Path(file))
            case ["undo"]:
                return self.attempt(lambda: self.match.undo(seat))
            case _:
                return self.attempt(lambda: self.match.submit(seat, code_meant(said, legal)))
        return False

    def attempt(self, change: Callable[[], None]) -> bool:
        try:
            change()
        except (CannotRead, NotLegal) as error:
            self.say(error.say(self.language))
            return False
        return True

    def listen(self, prompt: str) -> str:
        """What a person types; to leave is possible at any time."""
        try:
            said = self.console.input(Text(prompt + " ", "bold")).strip()
        except UnicodeDecodeError:
            said = "\N{REPLACEMENT CHARACTER}"
        except EOFError:
            raise Left from None
        if said.lower() in ("quit", "exit"):
            raise Left
        return said

    def say(self, text: str) -> None:
        self.console.print(text, markup=False, highlight=False, soft_wrap=True)

    def introduce_dealer(self) -> None:
        if self.provable:
            self.say(self.words("terminal:commitment", commitment=self.dealer.commitment))
        else:
            self.say(self.words("terminal:seed_lost"))

    def tell(self, seat: int, since: int | None = None) -> None:
        """What has happened since this person looked last."""
        entries = range(self.told[seat] if since is None else since, len(self.match.log))
        told = (self.match.sentence(seat, number, self.language) for number in entries)
        for said, times in groupby(told):
            count = len(list(times))
            again = " " + self.words("terminal:times", count=count) if count > 1 else ""
            self.say(f"· {said}{again}")
        self.told[seat] = len(self.match.log)

    def help(self) -> None:
        self.say(self.words("terminal:help"))
        file = self.words("terminal:file")
        for form, meaning in (*self.match.game.codes, *COMMANDS):
            self.say(f"  {form.replace(FILE, file):<10} {self.words(meaning)}")

    def save_as(self, file: Path) -> None:
        try:
            create(file, records.write(self.match))
            self.say(self.words("terminal:saved", file=str(file)))
        except FileExistsError:
            self.not_saved(file, self.words("terminal:exists"))
        except (OSError, ValueError) as error:
            self.not_saved(file, str(getattr(error, "strerror", None) or error))

    def not_saved(self, file: Path, why: str) -> None:
        self.say(self.words("terminal:not_saved", file=str(file), why=why))

    def finish(self) -> None:
        viewer = self.people[0] if self.people else 0
        self.tell(viewer)
        view = self.match.view(viewer)
        self.console.print(self.draw(view, self.language))
        assert view.result is not None
        winners = [n for n, rank in zip(view.names, view.result.ranks, strict=True) if rank == 1]
        ending = self.words(f"{view.game}_text:{view.result.ending}")
        self.say(f"\n{self.won(winners)} ({ending})")
        self.say(self.words("terminal:record", file=str(self.kept.file)))
        if self.provable:
            file = shlex.quote(str(self.kept.file))
            command = f"stellwerk verify {file} --seed {self.dealer.seed.hex()}"
            self.say(self.words("terminal:proof", command=command))

    def won(self, winners: Sequence[str]) -> str:
        if winners == [you(self.language)]:
            return self.words("terminal:you_win")
        if len(winners) == 1:
            return self.words("terminal:wins", name=winners[0])
        return self.words("terminal:share", names=listed(self.language, winners))


def code_meant(said: str, legal: Sequence[str]) -> str:
    """The number of a move, a code, or a code without its first word."""
    if said.isdecimal() and len(said) < 4 and 1 <= int(said) <= len(legal):
        return legal[int(said) - 1]
    said = " ".join(said.split())
    for code in legal:
        if said.lower() in (code.lower(), code.partition(" ")[2].lower()):
            return code
    return said


def _command(said: str) -> list[str]:
    """The words of a command, its name in small letters."""
    name, *rest = said.split(maxsplit=1) or [""]
    return [name.lower(), *rest] if name else []
