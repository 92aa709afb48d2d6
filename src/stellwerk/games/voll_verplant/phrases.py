"""Der Spielbericht in Worten · The words of the report."""

from stellwerk.core.language import Phrases, Words

PHRASES: Phrases = {
    "en": {
        "answered": "{who} answered.",
        "entered": "{who}: {entry}.",
        "flip": "Turned over: {card}.",
        "number": "the number {number}",
        "e2": "the express card 2",
        "e3": "the express card 3",
        "t": "a transfer",
        "f": "a free ride",
        "no_ride": "no free ride",
        "ride": "a free ride to {station}",
        "transfer": "a transfer on line {line}",
        ">": " in the one direction",
        "<": " in the other direction",
        "crossed": "line {line}, {number} crossed",
        "nothing": "line {line}, nothing marked",
        "completed": " {who} completed line {line} for {points}.",
        "answered_you": "You answered.",
        "entered_you": "You: {entry}.",
        "completed_you": " You completed line {line} for {points}.",
    },
    "de": {
        "answered": "{who} hat eingetragen.",
        "entered": "{who}: {entry}.",
        "flip": "Aufgedeckt: {card}.",
        "number": "die {number}",
        "e2": "die Express-Karte 2",
        "e3": "die Express-Karte 3",
        "t": "die Umsteigemöglichkeit",
        "f": "die Freifahrt",
        "no_ride": "keine Freifahrt",
        "ride": "Freifahrt zur Station {station}",
        "transfer": "Umsteigen auf Linie {line}",
        ">": " in der einen Richtung",
        "<": " in der anderen Richtung",
        "crossed": "Linie {line}, {number} angekreuzt",
        "nothing": "Linie {line}, nichts angekreuzt",
        "completed": " {who} komplettiert Linie {line} für {points}.",
        "answered_you": "Du hast eingetragen.",
        "entered_you": "Du: {entry}.",
        "completed_you": " Du komplettierst Linie {line} für {points}.",
    },
}

ABOUT: dict[str, Words] = {
    "map": {"en": "the city", "de": "die Stadt"},
    "special_stations": {
        "en": "special stations repeat the card (V12)",
        "de": "Sonderstationen wiederholen die Karte (V12)",
    },
}

ENDINGS: dict[str, Words] = {
    "windows_full": {"en": "windows full", "de": "alle Wagonfenster voll"},
}

CODES: tuple[tuple[str, Words], ...] = (
    (
        "B 3",
        {
            "en": "write the value into a window of line B and cross 3 stations",
            "de": "den Wert in ein Wagonfenster der Linie B eintragen und 3 Stationen ankreuzen",
        },
    ),
    (
        "B 0",
        {
            "en": "write the value into a window of line B and mark nothing",
            "de": "den Wert in ein Wagonfenster der Linie B eintragen und nichts ankreuzen",
        },
    ),
    (
        "B> 3",
        {
            "en": "the same on a ring line, in the listed order",
            "de": "dasselbe auf einer Ringlinie, in der gedruckten Richtung",
        },
    ),
    (
        "B< 3",
        {
            "en": "the same on a ring line, the other way round",
            "de": "dasselbe auf einer Ringlinie, in der anderen Richtung",
        },
    ),
    (
        "B t",
        {
            "en": "transfer: mark the next free station with its number of lines",
            "de": "Umsteigen: die nächste leere Station mit der Zahl ihrer Linien markieren",
        },
    ),
    (
        "f zoo",
        {"en": "free ride: cross the station zoo", "de": "Freifahrt: die Station zoo ankreuzen"},
    ),
    ("f -", {"en": "free ride: cross nothing", "de": "Freifahrt: nichts ankreuzen"}),
)
