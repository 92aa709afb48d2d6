"""Der Spielbericht in Worten · The words of the report."""

from stellwerk.core.language import Phrases, Told

PHRASES: Phrases = Told(
    {
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
)
