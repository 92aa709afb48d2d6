"""Everything that a browser received, and what of it may not be there."""

import json
import re
from collections.abc import Iterator
from typing import Any

CARD = re.compile(r"[brgy]\d+|c")  # of Trambahn; a line of Voll verplant may be called I

# Runs before the page's own scripts and notes every answer and every event.
NOTE_ALL = """
window.heard = [];
const ask = window.fetch;
window.fetch = async (...asked) => {
  const answer = await ask(...asked);
  answer.clone().text().then((text) => window.heard.push(text), () => {});
  return answer;
};
window.EventSource = class extends EventSource {
  addEventListener(kind, listener) {
    super.addEventListener(kind, (event) => { window.heard.push(event.data); listener(event); });
  }
};
"""


def parts(value: Any) -> Iterator[dict[str, Any]]:
    """Every object in what was told, however deep."""
    if isinstance(value, dict):
        yield value
    if isinstance(value, dict | list):
        for inner in value.values() if isinstance(value, dict) else value:
            yield from parts(inner)


def secrets_in(texts: list[str], viewer: int | None) -> list[str]:
    """What a viewer of a running game may not know and was told all the same."""
    wrong: list[str] = []
    for text in texts:
        for part in parts(json.loads(text)) if text.startswith(("{", "[")) else ():
            if "view" in part and part["view"].get("result") is None:
                wrong += hands(part["view"], viewer)
            if "code" in part and "?" not in part["code"] and hidden(part["code"], part, viewer):
                wrong.append(part["code"])
    return wrong


def hands(view: dict[str, Any], viewer: int | None) -> list[str]:
    others = [
        seat for number, seat in enumerate(view["table"].get("seats", []), 1) if number != viewer
    ]
    known = [seat.get("hand") or seat.get("draft") or seat.get("money_known") for seat in others]
    if view["table"].get("turn") != viewer:
        known.append(view["table"].get("drawn"))
    return [json.dumps(cards) for cards in known if cards]


def hidden(code: str, told: dict[str, Any], viewer: int | None) -> bool:
    """Whether this code of a running game is hidden from the viewer, whatever else happened."""
    verb, *rest = code.split(" ")
    if verb == "money":
        return True
    if verb in ("deal", "draft") and len(rest) == 2:
        return rest[0] != str(viewer) and not rest[1].isdecimal()
    income = verb == "I" and CARD.fullmatch(rest[0])
    return bool(income) and told.get("seat") != viewer
