"""Codes und Absprachen in Worten · The words for codes and options."""

from stellwerk.core.language import Words

ABOUT: dict[str, Words] = {
    "free_rows": {
        "en": "a new row although the card fits an open one (T5)",
        "de": "eine neue Reihe, obwohl die Karte an eine offene passt (T5)",
    },
    "nine": {
        "en": "victory points of the 9, as printed on your cards (T1)",
        "de": "Siegpunkte der 9, wie auf euren Karten gedruckt (T1)",
    },
}

ENDINGS: dict[str, Words] = {
    "tenth_tour": {"en": "tenth tour", "de": "zehnte Fahrt"},
    "exhausted": {"en": "exhausted", "de": "keine Karten mehr"},
}

CODES: tuple[tuple[str, Words], ...] = (
    (
        "P r7",
        {
            "en": "step 1: lay this card as a passenger of its own line",
            "de": "Schritt 1: diese Karte als Fahrgast ihrer Linie auslegen",
        },
    ),
    (
        "P c>r",
        {
            "en": "step 1: lay a conductor as a passenger of the red line",
            "de": "Schritt 1: einen Schaffner als Fahrgast der roten Linie auslegen",
        },
    ),
    (
        "S r3",
        {
            "en": "step 2: start a new row with this station",
            "de": "Schritt 2: mit dieser Haltestelle eine neue Reihe beginnen",
        },
    ),
    (
        "S r3>2",
        {
            "en": "step 2: add this station to your row 2",
            "de": "Schritt 2: diese Haltestelle an deine Reihe 2 anlegen",
        },
    ),
    (
        "S c>2",
        {
            "en": "step 2: add a conductor to your row 2",
            "de": "Schritt 2: einen Schaffner an deine Reihe 2 anlegen",
        },
    ),
    (
        "I y9",
        {
            "en": "step 3: lay this hand card on your money pile",
            "de": "Schritt 3: diese Handkarte auf deinen Geldstapel legen",
        },
    ),
    (
        "T 3>2",
        {
            "en": "step 4: buy a displayed tram of value 3 for your row 2",
            "de": "Schritt 4: eine ausliegende Trambahn mit Wert 3 für deine Reihe 2 kaufen",
        },
    ),
    (
        ".",
        {
            "en": "end the step: after a passenger in step 1, at any time in steps 2 to 4",
            "de": "den Schritt beenden: in Schritt 1 nach einem Fahrgast, in 2 bis 4 jederzeit",
        },
    ),
)
