"""Somebody with a browser, for whom nothing may go wrong."""

import re
from types import TracebackType
from typing import Any, Self

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request, Response

from tests.server.served import Person

WIDE = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
AS_PEOPLE_DO = {"pace": None, "firmness": None, "reduced_motion": "no-preference"}
"""at the pace that the site has by itself, with everything that moves"""
NOT_STARTED = re.compile(r"GET \S*/api/tables/[\w-]+(/seats)?\?\S* 409$")
"""what the page of a table is answered until the game has started"""
PATIENCE = 20_000  # milliseconds, on a machine that has much else to do


class Visit:
    """A browser window of its own: cookies, size, language. Leaving it fails on everything odd."""

    def __init__(self, browser: Browser, url: str, **wishes: Any) -> None:
        wishes = {"viewport": WIDE, "locale": "en-GB", "reduced_motion": "reduce", **wishes}
        pace = wishes.pop("pace", "instant")
        firmness = wishes.pop("firmness", "at_once")
        self.context: BrowserContext = browser.new_context(base_url=url, **wishes)
        if pace:
            self.context.add_init_script(f"localStorage.setItem('stellwerk.pace', '{pace}')")
        if firmness:
            self.context.add_init_script(
                f"localStorage.setItem('stellwerk.firmness', '{firmness}')"
            )
        self.context.set_default_timeout(PATIENCE)
        self.wrong: list[str] = []
        self.received: list[str] = []
        self.expected: list[str] = []
        self.page = self.window()

    def window(self) -> Page:
        page = self.context.new_page()
        page.on("console", self._said)
        page.on("pageerror", lambda error: self.wrong.append(f"script error: {error}"))
        page.on("requestfailed", self._failed)
        page.on("response", self._answered)
        return page

    def come_as(self, person: Person) -> None:
        """With the cookies of somebody who has a seat already."""
        cookies = [
            {"name": cookie.name, "value": cookie.value or "", "url": str(person.http.base_url)}
            for cookie in person.http.cookies.jar
        ]
        self.context.add_cookies(cookies)  # type: ignore[arg-type]

    def expect_wrong(self, pattern: str) -> None:
        """Something that goes wrong on purpose in this test."""
        self.expected.append(pattern)

    def check_width(self) -> None:
        for page in self.context.pages:
            wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
            assert wide <= 0, f"{page.url} is {wide} pixels wider than the screen"

    def _said(self, message: ConsoleMessage) -> None:
        asked = f"GET {message.location['url']} 409"
        if "409" in message.text and NOT_STARTED.search(asked):
            return
        if message.type in ("error", "warning"):
            self.wrong.append(f"console: {message.text}")

    def _failed(self, request: Request) -> None:
        # Whatever a page still waits for ends when the page is left.
        if request.failure != "net::ERR_ABORTED":
            self.wrong.append(f"failed: {request.method} {request.url} {request.failure}")

    def _answered(self, response: Response) -> None:
        answered = f"{response.request.method} {response.url} {response.status}"
        if response.status >= 400 and not NOT_STARTED.search(answered):
            self.wrong.append(f"failed: {answered}")

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        try:
            if error is None:
                self.check_width()
        finally:
            self.context.close()
        unexpected = [
            wrong for wrong in self.wrong if not any(re.search(e, wrong) for e in self.expected)
        ]
        if error is None:
            assert not unexpected, "\n".join(unexpected)
