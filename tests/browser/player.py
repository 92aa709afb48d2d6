"""Somebody who plays whatever glows, in any game, and knows no rules."""

import json
from collections.abc import Callable
from random import Random
from typing import Any

from playwright.sync_api import Locator, Page

LEGAL = ".board .legal"
SENDS = ".board .legal[data-code]"


class Player:
    """Plays by pointer, touch or keyboard at the table that a page shows."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page = page
        self.random = Random(seed)

    def wait_for_turn(self) -> bool:
        """True when it is our turn, false when the game is over."""
        self.page.wait_for_selector(f"{LEGAL}, .result, .curtain button", timeout=60_000)
        return not self.over()

    def over(self) -> bool:
        return self.page.locator(".result").count() > 0

    def move(self, press: str = "click") -> str:
        """One move: pick up what glows until something that is played glows, and play it."""
        for _ in range(4):
            sends = self.codes()
            glowing = self.page.locator(LEGAL).count()
            if sends and self.random.random() < len(sends) / max(glowing, 1):
                return self._play(self.random.choice(sends), press)
            picks = self.page.locator(f"{LEGAL}:not([data-code]):not([aria-pressed=true])")
            if not picks.count():
                return self._play(self.random.choice(sends), press)
            self._press(picks.nth(self.random.randrange(picks.count())), press)
        return self._play(self.random.choice(self.codes()), press)

    def reachable(self) -> set[str]:
        """Every code that can be played after one thing is picked up."""
        found = set(self.codes())
        picks = self.page.locator(f"{LEGAL}:not([data-code]):not([aria-pressed=true])")
        for number in range(picks.count()):
            self._press(picks.nth(number), "click")
            found |= set(self.codes())
            self.page.keyboard.press("Escape")
        return found

    def codes(self) -> list[str]:
        codes: list[str] = self.page.locator(SENDS).evaluate_all(
            "all => [...new Set(all.map(one => one.dataset.code))]"
        )
        return codes

    def _play(self, code: str, press: str) -> str:
        place = self.page.locator(f".board .legal[data-code={json.dumps(code)}]").first
        plays(self.page, lambda: self._press(place, press))
        return code

    def _press(self, place: Locator, press: str) -> None:
        if press == "keyboard":
            place.focus()
            self.page.keyboard.press("Enter")
        elif press == "touch":
            place.tap()
        else:
            place.click()

    def play_to_the_end(self, most: int = 400, press: str = "click") -> int:
        moves = 0
        while moves < most and self.wait_for_turn():
            self.move(press)
            moves += 1
        assert self.over(), f"no end after {moves} moves"
        return moves


def plays(page: Page, action: Callable[[], object]) -> None:
    """The action sends a code, if need be after a question, and the server likes it."""
    with page.expect_response("**/moves?*") as answer:
        action()
        sure = page.locator(".board .anyway, .board .confirm")
        if sure.count():
            sure.first.click()
    assert answer.value.ok, answer.value.text()


def page_of(page: Page) -> dict[str, Any]:
    """The page as the server tells it to this browser."""
    table = page.url.split("/table/")[1].split("?")[0].split("#")[0]
    told: dict[str, Any] = page.evaluate(
        "table => fetch(`/api/tables/${table}`).then(answer => answer.json())", table
    )
    return told
