"""Somebody who plays whatever glows, in a browser that Playwright does not drive."""

import time
from random import Random
from typing import Any, Protocol

WIDTH, HEIGHT = 1440, 900
PATIENCE = 60  # seconds, on a machine that has much else to do
MOST = 1500  # times something is pressed in a game

GLOWS = ".board .legal:not([aria-pressed=true])"
SURE = ".board .anyway, .board .confirm, .curtain button, .pass-on button"

OPEN = """async (opening) => {
    localStorage.setItem('stellwerk.pace', 'instant')
    localStorage.setItem('stellwerk.firmness', 'at_once')
    const answer = await fetch('/api/tables', {method: 'POST', body: JSON.stringify(opening),
        headers: {'Content-Type': 'application/json'}})
    return (await answer.json()).table
}"""

# Every answer to a move, and everything that goes wrong, is kept where the test can ask for it.
LISTEN = """() => {
    window.answers = []
    window.wrong = []
    addEventListener('error', (event) => wrong.push(event.message))
    addEventListener('unhandledrejection', (event) => wrong.push(String(event.reason)))
    const complain = console.error
    console.error = (...words) => (wrong.push(words.join(' ')), complain(...words))
    const send = window.fetch
    window.fetch = async (...what) => {
        const answer = await send(...what)
        if (answer.url.includes('/moves?')) answers.push(answer.status)
        return answer
    }
}"""

# Where to press: what can be seen there must be it, and it must stand still for a frame.
PLACE = """async (selector, lot) => {
    if (document.querySelector('.result')) return {over: true}
    const all = [...document.querySelectorAll(selector)]
    if (!all.length) return null
    const one = all[Math.floor(lot * all.length)]
    one.scrollIntoView({block: 'center', inline: 'center', behavior: 'instant'})
    const before = one.getBoundingClientRect()
    await new Promise((drawn) => requestAnimationFrame(drawn))
    const now = one.getBoundingClientRect()
    if (now.x !== before.x || now.y !== before.y) return null
    const [x, y] = [now.x + now.width / 2, now.y + now.height / 2]
    const top = document.elementFromPoint(x, y)
    if (!top || !(one === top || one.contains(top))) return null
    return {x, y, sends: 'code' in one.dataset, answers: answers.length}
}"""

STATE = """(sure) => ({answers: answers.length, over: !!document.querySelector('.result'),
    asked: !!document.querySelector(sure)})"""


class Window(Protocol):
    """What the drivers of all browsers can do."""

    def goto(self, url: str) -> None: ...

    def ask(self, function: str, *given: Any) -> Any:
        """What a function of the page says, given these things."""

    def press(self, x: float, y: float) -> None: ...

    def picture(self) -> bytes: ...


def asking(function: str) -> str:
    """A function of one text that answers with one: every driver carries that alike."""
    answer = f"await ({function})(...JSON.parse(given))"
    return f"async function (given) {{ return JSON.stringify({answer} ?? null) }}"


def pressing(x: float, y: float) -> list[dict[str, Any]]:
    """As WebDriver writes it down."""
    steps = [
        {"type": "pointerMove", "x": int(x), "y": int(y), "origin": "viewport", "duration": 0},
        {"type": "pointerDown", "button": 0},
        {"type": "pointerUp", "button": 0},
    ]
    return [{"type": "pointer", "id": "mouse", "actions": steps}]


class PlayerElsewhere:
    def __init__(self, window: Window, url: str, opening: dict[str, Any]) -> None:
        self.window = window
        self.random = Random(1)
        window.goto(url)
        table = window.ask(OPEN, opening)
        window.goto(f"{url}/table/{table}")
        window.ask(LISTEN)

    def play_to_the_end(self) -> list[int]:
        """What the server answered to every move."""
        for _ in range(MOST):
            place = self._wait_for_place()
            if place.get("over"):
                break
            self.window.press(place["x"], place["y"])
            if place["sends"]:
                self._wait_for_answer(place["answers"])
        assert self.window.ask(STATE, SURE)["over"], f"no end after {MOST} times"
        answers: list[int] = self.window.ask("() => answers")
        return answers

    def wrong(self) -> list[str]:
        wrong: list[str] = self.window.ask("() => wrong")
        return wrong

    def _wait_for_place(self) -> dict[str, Any]:
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            # What is asked stands over what glows.
            selector = SURE if self.window.ask(STATE, SURE)["asked"] else GLOWS
            place: dict[str, Any] | None = self.window.ask(PLACE, selector, self.random.random())
            if place:
                return place
        raise AssertionError("nothing glows, and nobody has won")

    def _wait_for_answer(self, before: int) -> None:
        """Or for a question that comes before the move."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            state = self.window.ask(STATE, SURE)
            if state["answers"] > before or state["asked"] or state["over"]:
                return
        raise AssertionError("a move that was pressed was never answered")
