"""The positions of a record as pages: one after the other, or by what happened there."""

import time

import msgspec
from rich.console import Console
from rich.text import Text

from stellwerk.bots.decisions import seats_to_act
from stellwerk.cli.seats import names_in
from stellwerk.core.messages import say
from stellwerk.kernel.actor import CHANCE, SPECTATOR
from stellwerk.match import Match

LEAVING = ("q", "quit", "exit")
SECONDS_A_PAGE = 1.0
MOST_SECONDS = 60.0


class Pages:
    """One position after another: open if the game is over, else as the viewer sees it."""

    def __init__(
        self, console: Console, match: Match, viewer: int = SPECTATOR, language: str = "en"
    ) -> None:
        self.console = console
        self.match = match
        self.viewer = viewer
        self.language = language
        self.draw = match.game.parts.draw_text
        self.names = names_in(language, match)
        self.last = len(match.log)

    # What stands on a page.

    def sentence(self, number: int) -> str:
        return self.match.sentence(self.viewer, number, self.language, self.names)

    def seat_at(self, number: int) -> int | None:
        """Who made this entry; empty for chance."""
        actor = self.match.log[number].actor
        return None if actor == CHANCE else actor + 1

    def show(self, number: int) -> None:
        said = self.sentence(number - 1) if number else say(self.language, "terminal:first")
        self.say(f"\n[{number}/{self.last}] {said}")
        self.draw_at(number)

    def draw_at(self, number: int) -> None:
        view = self.match.view(self.viewer, number)
        shown = msgspec.structs.replace(view, names=self.names)
        self.console.print(self.draw(shown, self.language))

    def say(self, text: str) -> None:
        soft = not self.console.is_terminal
        self.console.print(text, markup=False, highlight=False, soft_wrap=soft)

    def tell_all(self, after: int = 0) -> None:
        """Every entry as a sentence, then the last position: for a pipe instead of a person."""
        for number in range(after, self.last):
            self.say(f"{number + 1:>4} {self.sentence(number)}")
        self.draw_at(self.last)

    # Turning pages.

    def step_from(self, number: int) -> None:
        self.show(number)
        while True:
            keys = Text(f"\n{say(self.language, 'cli:replay-keys')} > ")
            try:
                said = self.console.input(keys).strip()
            except (EOFError, KeyboardInterrupt):
                return
            if said.lower() in LEAVING:
                return
            wanted = self.go(number, said)
            if wanted is not None:
                number = wanted
                self.show(number)

    def go(self, number: int, said: str) -> int | None:
        """The page that was asked for; none if something else was said about it."""
        key, _, rest = said.lower().partition(" ")
        if said.startswith("/"):
            return self.search(number, said[1:].strip())
        if said.isdecimal() and len(said) < 9 and int(said) <= self.last:
            return int(said)
        if key == "p":
            return self.play_from(number, rest)
        if rest == "" and key in ("", "b", "d", "e"):
            return self.turned(number, key)
        self.explain(key)
        return None

    def turned(self, number: int, key: str) -> int:
        if key == "b":
            return max(0, number - 1)
        if key == "d":
            return self.next_decision(number)
        return self.last if key == "e" else min(self.last, number + 1)

    def explain(self, key: str) -> None:
        if key not in ("?", "help"):
            self.say(say(self.language, "terminal:positions", last=str(self.last)))
        self.say(say(self.language, "cli:replay-help"))

    def next_decision(self, number: int) -> int:
        """Past cards that are dealt or turned over, to the next decision."""
        later = range(number + 1, self.last + 1)
        return next((place for place in later if seats_to_act(self.match, place)), self.last)

    def search(self, number: int, text: str) -> int | None:
        """After the next entry with this in its code or sentence, here or from the beginning."""
        places: list[int] = [*range(number, self.last), *range(number)] if text else []
        for place in places:
            code = self.match.code_seen_by(self.viewer, place)
            if text.casefold() in (f"{code} {self.sentence(place)}").casefold():
                return place + 1
        self.say(say(self.language, "cli:replay-nothing", text=text))
        return None

    def play_from(self, number: int, pace: str) -> int:
        """Page after page by the clock, to the end or until Ctrl-C."""
        seconds = _seconds(pace)
        try:
            while number < self.last:
                time.sleep(seconds)
                number += 1
                if number < self.last:  # the caller shows the last one
                    self.show(number)
        except KeyboardInterrupt:
            self.say("")
        return number


def _seconds(text: str) -> float:
    """For each page: what was said, within reason."""
    try:
        return min(MOST_SECONDS, max(0.0, float(text.replace(",", "."))))
    except ValueError:
        return SECONDS_A_PAGE
