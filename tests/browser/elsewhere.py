"""Somebody who plays whatever glows, in a browser that Playwright does not drive."""

from random import Random
from typing import Any, Protocol

WIDTH, HEIGHT = 1440, 900
PATIENCE = 60  # seconds, on a machine that has much else to do
LONG = 25  # seconds: drivers give a page thirty to answer
MOST = 1500  # times something is pressed in a game

GLOWS = ".board .legal:not([aria-pressed=true])"
SURE = ".board .anyway, .board .confirm, .curtain button"

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

# Waits in the page, which is quicker than asking it again and again: for the answers to all that
# was sent, and for a place to press. What can be seen there must be it, and stand still for a frame.
NEXT = """async (glows, sure, answered, lot, seconds) => {
    const frame = () => new Promise((drawn) => requestAnimationFrame(drawn))
    const place = async () => {
        const asked = [...document.querySelectorAll(sure)]
        const picked = document.querySelector('.board .legal[aria-pressed=true]')
        let all = asked.length ? asked : [...document.querySelectorAll(glows)]
        // What is picked up finds its place before the next thing is picked up.
        const places = all.filter((one) => 'code' in one.dataset)
        if (picked && places.length) all = places
        const one = all[Math.floor(lot * all.length)]
        if (!one || (!asked.length && answers.length < answered)) return null
        one.scrollIntoView({block: 'center', inline: 'center', behavior: 'instant'})
        const before = one.getBoundingClientRect()
        await frame()
        const now = one.getBoundingClientRect()
        const [x, y] = [now.x + now.width / 2, now.y + now.height / 2]
        const top = document.elementFromPoint(x, y)
        if (now.x !== before.x || now.y !== before.y || !one.contains(top)) return null
        return {x, y, sends: 'code' in one.dataset, answered: answers.length}
    }
    for (const end = Date.now() + seconds * 1000; Date.now() < end; await frame()) {
        if (document.querySelector('.result')) return {over: true}
        const found = await place()
        if (found) return found
    }
    return null
}"""


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
        answered = 0
        for _ in range(MOST):
            place = self._next(answered)
            if place.get("over"):
                answers: list[int] = self.window.ask("() => answers")
                return answers
            self.window.press(place["x"], place["y"])
            answered = place["answered"] + place["sends"]
        raise AssertionError(f"no end after {MOST} times")

    def wrong(self) -> list[str]:
        wrong: list[str] = self.window.ask("() => wrong")
        return wrong

    def _next(self, answered: int) -> dict[str, Any]:
        lot = self.random.random()
        place: dict[str, Any] | None = self.window.ask(NEXT, GLOWS, SURE, answered, lot, LONG)
        assert place, "nothing glows, no move is answered, and nobody has won"
        return place
