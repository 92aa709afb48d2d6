"""Codes in Worten · The words for codes."""

from stellwerk.core.language import Words

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
