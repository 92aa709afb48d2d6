"""Stepping through a record, forwards and back."""

from rich.console import Console

from stellwerk.kernel.actor import SPECTATOR
from stellwerk.kernel.language import Language
from stellwerk.match import Match
from stellwerk.terminal import drawing_of
from stellwerk.terminal.phrases import PHRASES


class Replay:
    """One position after another: open if the game is over, else as the viewer sees it."""

    def __init__(
        self, console: Console, match: Match, viewer: int = SPECTATOR, language: Language = "en"
    ) -> None:
        self.console = console
        self.match = match
        self.viewer = viewer
        self.language = language
        self.phrases = PHRASES[language]
        self.draw = drawing_of(match.game)

    def show(self, number: int) -> None:
        last = len(self.match.log)
        if number > 0:
            said = self.match.sentence(self.viewer, number - 1, self.language)
            self.say(f"\n[{number}/{last}] {said}")
        else:
            self.say(f"\n[0/{last}] {self.phrases['first']}")
        self.console.print(self.draw(self.match.view(self.viewer, number), self.language))

    def say(self, text: str) -> None:
        self.console.print(text, markup=False, highlight=False, soft_wrap=True)

    def tell_all(self, after: int = 0) -> None:
        """Every entry as a sentence, then the last position: for a pipe instead of a person."""
        for number in range(after, len(self.match.log)):
            said = self.match.sentence(self.viewer, number, self.language)
            self.say(f"{number + 1:>4} {said}")
        self.console.print(self.draw(self.match.view(self.viewer), self.language))

    def step_through(self, number: int) -> None:
        last = len(self.match.log)
        self.show(number)
        while True:
            try:
                said = self.console.input(f"\n{self.phrases['keys']} > ").strip().lower()
            except (EOFError, KeyboardInterrupt):
                return
            if said in ("q", "quit"):
                return
            if said.isdecimal() and len(said) < 9 and int(said) <= last:
                number = int(said)
            elif said == "b":
                number = max(0, number - 1)
            elif said == "e":
                number = last
            elif said == "":
                number = min(last, number + 1)
            else:
                self.say(f"{self.phrases['positions'].format(last=last)} {self.phrases['keys']}")
                continue
            self.show(number)
