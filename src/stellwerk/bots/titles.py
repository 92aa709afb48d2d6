"""Titles: what people call a bot, in every language."""

from stellwerk.bots.levels import LEVELS
from stellwerk.core.language import Language

TITLES: dict[Language, dict[str, str]] = {
    "en": {
        "random": "Random bot",
        "greedy": "Greedy bot",
        **{level.name: level.english for level in LEVELS},
    },
    "de": {
        "random": "Zufallsbot",
        "greedy": "Gieriger Bot",
        **{level.name: level.german for level in LEVELS},
    },
}
ABOUT: dict[Language, dict[str, str]] = {
    "en": {
        "random": "plays anything that is legal",
        "greedy": "takes what looks best at the moment",
        **{level.name: level.about for level in LEVELS},
    },
    "de": {
        "random": "spielt irgendetwas Erlaubtes",
        "greedy": "nimmt, was im Augenblick am besten aussieht",
        "apprentice": "sieht, was nahe liegt, und übersieht manches",
        "driver": "kennt das Spiel und überlegt einen Moment",
        "dispatcher": "überlegt fast eine Sekunde pro Zug",
    },
}
