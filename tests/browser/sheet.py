"""Somebody in front of a sheet of Voll verplant, who can also write without looking at it."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page

from tests.browser.visit import Visit

View = dict[str, Any]


class Sheet:
    """A table of this game, opened by a visitor, and the page that shows it."""

    def __init__(self, visit: Visit, seats: list[str], **options: str) -> None:
        self.page: Page = visit.page
        self.api = visit.context.request
        opening = {"game": "voll_verplant", "seats": seats, "options": options, "order": "given"}
        opening["terms"] = {"hints": True, "take_backs": True}
        opened = self.api.post("/api/tables", data={**opening, "name": "Anna"})
        assert opened.status == 201, opened.text()
        self.id: str = opened.json()["table"]
        self.invitations: list[dict[str, Any]] = opened.json()["invitations"]

    def show(self) -> None:
        self.page.goto(f"/table/{self.id}")
        self.cars.first.wait_for()

    @property
    def cars(self) -> Locator:
        return self.page.locator(".cars li .car")

    @property
    def chips(self) -> Locator:
        return self.page.locator(".choices [data-code]")

    def told(self) -> View:
        page: View = self.api.get(f"/api/tables/{self.id}").json()
        return page

    def play_until(self, wanted: Callable[[View], bool]) -> bool:
        """Plays the largest entries without a page; False if the game ends before."""
        for _ in range(60):
            told = self.told()
            if told["view"]["result"]:
                return False
            if told["view"]["legal"] and wanted(told["view"]):
                return True
            if told["view"]["legal"]:
                code = max(told["view"]["legal"], key=lambda code: code[-1])
                played = {"code": code, "decision": told["decision"]}
                assert self.api.post(f"/api/tables/{self.id}/moves", data=played).ok
        return False

    def pick(self, letter: str) -> None:
        self.page.locator(f".cars [data-drag='{letter}']").click()


def table_with(visit: Visit, wanted: Callable[[View], bool], **options: str) -> Sheet:
    """A solo game where such a moment has come."""
    for _ in range(20):
        sheet = Sheet(visit, ["me"], **options)
        if sheet.play_until(wanted):
            sheet.show()
            return sheet
    raise AssertionError("the moment never came")


def numbered(view: View) -> bool:
    """A number is turned over, and every line has room for it."""
    lines = {line["letter"] for line in view["table"]["lines"]}
    open_lines = {code[0] for code in view["legal"]}
    return view["table"]["card"] in ("3", "4", "5", "6") and lines <= open_lines


def marked_by(view: View, code: str) -> list[str]:
    line = next(line for line in view["table"]["lines"] if line["letter"] == code[0])
    marks = view["table"]["sheets"][0]["marks"]
    free = [id_ for id_ in line["stations"] if id_ not in marks]
    return free[: int(code[-1])] if code[1] == " " and code[-1].isdigit() else []
