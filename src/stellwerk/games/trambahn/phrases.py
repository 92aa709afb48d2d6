"""Der Spielbericht in Worten · The words of the report."""

from stellwerk.core.language import Language, Phrases, Words

PHRASES: Phrases = {
    "en": {
        "ended": "{who} ended the step.",
        "lost_one": " {who} had no tram for a row: its cards became money.",
        "lost_other": " {who} had no trams for {rows} rows: their cards became money.",
        "passenger": "{who}: {card} is waiting at the {line} line.",
        "opened": "{who}: {card} opened row {row}.",
        "joined": "{who}: {card} joined row {row}.",
        "income": "{who} laid {card} on the money pile.",
        "bought": "{who} bought the {tram} ×{value} for row {row} and paid {price} marks.",
        "start_money": "{who} got {card} as start money.",
        "drew": "{who} drew {card}.",
        "halved": " The draw pile was empty: {both}.",
        "gave_up": "{who} gave up {number} marks",
        "tour": " Tour {number} of the {line} line: {both}.",
        "scored": "{who} scored {number}",
        "extra_tour": " Extra tour: {who} scored {number}.",
        "a_card": "a card",
        "a_conductor": "a conductor",
        "ended_you": "You ended the step.",
        "lost_one_you": " You had no tram for a row: its cards became money.",
        "lost_other_you": " You had no trams for {rows} rows: their cards became money.",
        "passenger_you": "You laid {card} as a passenger of the {line} line.",
        "opened_you": "You opened row {row} with {card}.",
        "joined_you": "You added {card} to row {row}.",
        "income_you": "You laid {card} on the money pile.",
        "bought_you": "You bought the {tram} ×{value} for row {row} and paid {price} marks.",
        "start_money_you": "You got {card} as start money.",
        "drew_you": "You drew {card}.",
        "gave_up_you": "you gave up {number} marks",
        "scored_you": "you scored {number}",
        "extra_tour_you": " Extra tour: you scored {number}.",
    },
    "de": {
        "ended": "{who} beendet den Schritt.",
        "lost_one": " {who} hatte für eine Reihe keine Bahn: Ihre Karten werden zu Geld.",
        "lost_other": " {who} hatte für {rows} Reihen keine Bahn: Ihre Karten werden zu Geld.",
        "passenger": "{who} legt {card} als Fahrgast der {line} Linie aus.",
        "opened": "{who} eröffnet Reihe {row} mit {card}.",
        "joined": "{who} legt {card} an Reihe {row} an.",
        "income": "{who} legt {card} auf den Geldstapel.",
        "bought": "{who} kauft für Reihe {row} die {tram} ×{value} und zahlt {price} Mark.",
        "start_money": "{who} erhält {card} als Startkapital.",
        "drew": "{who} zieht {card}.",
        "halved": " Der Nachziehstapel ist aufgebraucht: {both}.",
        "gave_up": "{who} gibt {number} Mark ab",
        "tour": " Fahrt {number} der {line} Linie: {both}.",
        "scored": "{who} bekommt {number}",
        "extra_tour": " Sonderfahrt: {who} bekommt {number}.",
        "a_card": "eine Karte",
        "a_conductor": "einen Schaffner",
        "ended_you": "Du beendest den Schritt.",
        "lost_one_you": " Du hattest für eine Reihe keine Bahn: Ihre Karten werden zu Geld.",
        "lost_other_you": " Du hattest für {rows} Reihen keine Bahn: Ihre Karten werden zu Geld.",
        "passenger_you": "Du legst {card} als Fahrgast der {line} Linie aus.",
        "opened_you": "Du eröffnest Reihe {row} mit {card}.",
        "joined_you": "Du legst {card} an Reihe {row} an.",
        "income_you": "Du legst {card} auf den Geldstapel.",
        "bought_you": "Du kaufst für Reihe {row} die {tram} ×{value} und zahlst {price} Mark.",
        "start_money_you": "Du erhältst {card} als Startkapital.",
        "drew_you": "Du ziehst {card}.",
        "gave_up_you": "du gibst {number} Mark ab",
        "scored_you": "du bekommst {number}",
        "extra_tour_you": " Sonderfahrt: Du bekommst {number}.",
    },
}

# By the order of the box; the lines as they stand before the word line.
CARD_COLOURS: dict[Language, tuple[str, ...]] = {
    "en": ("blue", "red", "green", "yellow"),
    "de": ("Blau", "Rot", "Grün", "Gelb"),
}
LINES: dict[Language, tuple[str, ...]] = {
    "en": ("blue", "red", "green", "yellow"),
    "de": ("blauen", "roten", "grünen", "gelben"),
}
TRAMS: dict[Language, tuple[str, ...]] = {
    "en": ("horse tram", "steam tram", "electric tram"),
    "de": ("Pferdebahn", "Dampfbahn", "elektrische Bahn"),
}

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
