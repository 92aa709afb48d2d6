"""Der Spielbericht in Worten · The words of the report."""

from stellwerk.core.language import Phrases, Words

PHRASES: Phrases = {
    "en": {
        "car": "{who} drew {wagon}.",
        "deal": "{who} got {wagon}.",
        "draft": "{who} drafted {wagon}.",
        "refill": "{who} filled the gap with {wagon}.",
        "draw": "{who} chose to draw.",
        "replaced": "{who} replaced {old} at position {place} by {wagon}.",
        "used": "{who} used {card}: {use}.",
        "protect": "a lock for position {place}",
        "swap": "positions {one} and {other} were swapped",
        "move": "the wagon at {one} moved to {other}",
        "remove_first": "everybody removed the first wagon",
        "remove_middle": "everybody removed the middle wagon",
        "remove_last": "everybody removed the last wagon",
        "a_wagon": "a wagon",
        "wagon": "wagon {number}",
        "cancelled": " Alike, and gone: {cards}.",
        "shuffled": " The discards were shuffled.",
        "won": " Sorted: {who} has won.",
        "car_you": "You drew {wagon}.",
        "deal_you": "You got {wagon}.",
        "draft_you": "You drafted {wagon}.",
        "refill_you": "You filled the gap with {wagon}.",
        "draw_you": "You chose to draw.",
        "replaced_you": "You replaced {old} at position {place} by {wagon}.",
        "used_you": "You used {card}: {use}.",
        "won_you": " Sorted: you have won.",
    },
    "de": {
        "car": "{who} zieht {wagon}.",
        "deal": "{who} erhält {wagon}.",
        "draft": "{who} nimmt {wagon} zur Auswahl.",
        "refill": "{who} füllt die Lücke auf: {wagon}.",
        "draw": "{who} möchte eine Karte ziehen.",
        "replaced": "{who} ersetzt {old} auf Position {place} durch {wagon}.",
        "used": "{who} nutzt {card}: {use}.",
        "protect": "ein Schloss für Position {place}",
        "swap": "die Positionen {one} und {other} werden getauscht",
        "move": "der Waggon von Position {one} rückt auf Position {other}",
        "remove_first": "alle entfernen den ersten Waggon",
        "remove_middle": "alle entfernen den mittleren Waggon",
        "remove_last": "alle entfernen den letzten Waggon",
        "a_wagon": "einen Waggon",
        "wagon": "Waggon {number}",
        "cancelled": " Gleiche Funktion, darum abgelegt: {cards}.",
        "shuffled": " Der Ablagestapel wird neu gemischt.",
        "won": " Alles sortiert: {who} gewinnt.",
        "car_you": "Du ziehst {wagon}.",
        "deal_you": "Du erhältst {wagon}.",
        "draft_you": "Du nimmst {wagon} zur Auswahl.",
        "refill_you": "Du füllst die Lücke auf: {wagon}.",
        "draw_you": "Du möchtest eine Karte ziehen.",
        "replaced_you": "Du ersetzt {old} auf Position {place} durch {wagon}.",
        "used_you": "Du nutzt {card}: {use}.",
        "won_you": " Alles sortiert: Du gewinnst.",
    },
}

ENDINGS: dict[str, Words] = {
    "sorted": {"en": "sorted", "de": "sortiert"},
}

CODES: tuple[tuple[str, Words], ...] = (
    (
        "draw",
        {
            "en": "action 1: draw a wagon; then put it",
            "de": "Aktion 1: eine Karte ziehen und dann einsetzen",
        },
    ),
    (
        "put 3",
        {
            "en": "the wagon drawn replaces the one at position 3",
            "de": "der gezogene Waggon ersetzt den auf Position 3",
        },
    ),
    (
        "use 7",
        {
            "en": "action 2: all remove a wagon, with the open card 7",
            "de": "Aktion 2: alle entfernen einen Waggon, mit der offenen Karte 7",
        },
    ),
    (
        "use 4 2-3",
        {"en": "action 2: swap two neighbours", "de": "Aktion 2: zwei Nachbarn tauschen"},
    ),
    (
        "use 8 2-4",
        {
            "en": "action 2: swap two with one between",
            "de": "Aktion 2: zwei tauschen, zwischen denen einer steht",
        },
    ),
    (
        "use 3 5>3",
        {
            "en": "action 2: move a wagon two to the left",
            "de": "Aktion 2: einen Waggon zwei Positionen nach links bewegen",
        },
    ),
    (
        "use 1 3>5",
        {
            "en": "action 2: move a wagon two to the right",
            "de": "Aktion 2: einen Waggon zwei Positionen nach rechts bewegen",
        },
    ),
    (
        "use 2 @4",
        {
            "en": "action 2: protect position 1, 4 or 7",
            "de": "Aktion 2: Position 1, 4 oder 7 schützen",
        },
    ),
    (
        "keep 12 3",
        {
            "en": "set-up: wagon 12 of the draft replaces position 3",
            "de": "Vorbereitung: Waggon 12 der Auswahl ersetzt Position 3",
        },
    ),
)
