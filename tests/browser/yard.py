"""Anna in front of a table of Game of Trains, and Ben, who plays without a browser."""

from random import Random
from typing import Any

from playwright.sync_api import Locator, Page

from tests.browser.visit import Visit
from tests.server.served import Person

NUMBERS = "all => all.map(one => Number(one.textContent))"
CODES = "all => [...new Set(all.map(one => one.dataset.code))]"


class Yard:
    """A table with Anna at the first seat. What is done `quickly` goes past the browser."""

    def __init__(self, visit: Visit, url: str, others: tuple[str, ...]) -> None:
        self.visit = visit
        self.page: Page = visit.page
        self.anna, self.ben = Person(url), Person(url)
        self.random = Random(1)
        seats = ["me", *others]
        opened = self.anna.open("game_of_trains", seats, order="given", name="Anna")
        self.table = opened["table"]
        for invitation in opened["invitations"]:
            self.ben.post("/seats", invitation=invitation["invitation"], name="Ben")
        visit.come_as(self.anna)

    def close(self) -> None:
        self.anna.http.close()
        self.ben.http.close()

    def look(self, more: str = "") -> "Yard":
        self.page.goto(f"/table/{self.table}{more}")
        self.page.wait_for_selector(".yard, .curtain")
        return self

    def told(self) -> dict[str, Any]:
        view: dict[str, Any] = self.anna.page(self.table)["view"]
        return view

    def quickly(self, person: Person, code: str | None = None) -> None:
        """A move past the browser: that code, or a place by lot that leaves the end of the train
        as it is, so that nobody wins."""
        page = person.until_asked(self.table)
        code = code or self.random.choice([c for c in page["view"]["legal"] if c[-1] in "12345"])
        answer = person.move(self.table, code, page["decision"])
        assert answer.status_code == 200, answer.text

    def to_the_first_turn(self) -> "Yard":
        self.quickly(self.anna)
        self.quickly(self.ben)
        return self

    def lay_open(self, ability: str) -> int:
        """Wagons are drawn and replaced until Anna is to act and a card of this ability is open."""
        while True:
            view = self.told()
            legal = view["legal"]
            card = next((c for c in view["table"]["open_cards"] if c["ability"] == ability), None)
            if card and "draw" in legal:
                number: int = card["number"]
                return number
            person = self.anna if legal else self.ben
            legal = legal or self.ben.until_asked(self.table)["view"]["legal"]
            self.quickly(person, "draw" if "draw" in legal else None)

    # What the browser shows.

    def numbers(self, train: str = ".own") -> list[int]:
        shown: list[int] = self.page.locator(f"{train} .cars .wagon > text").evaluate_all(NUMBERS)
        return shown

    def codes(self, within: str = "") -> list[str]:
        glowing: list[str] = self.page.locator(f"{within} .legal[data-code]").evaluate_all(CODES)
        return glowing

    def sign(self, number: int) -> Locator:
        tag = self.page.get_by_text(str(number), exact=True)
        return self.page.locator(".signs button", has=tag)

    def place(self, code: str) -> Locator:
        return self.page.locator(f'.own [data-code="{code}"]')

    def wait_for(self, code: str) -> None:
        self.page.wait_for_selector(f'[data-code="{code}"]')
