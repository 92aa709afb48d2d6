"""Der Spielbericht in Worten · The words of the report."""

from stellwerk.core.language import Language, Phrases, Told

PHRASES: Phrases = Told(
    {
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
            "lost_other_you": " Du hattest für {rows} Reihen keine Bahn: "
            "Ihre Karten werden zu Geld.",
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
)

# By the order of the box; the lines as they stand before the word line.
CARD_COLOURS: dict[Language, tuple[str, ...]] = Told(
    {
        "en": ("blue", "red", "green", "yellow"),
        "de": ("Blau", "Rot", "Grün", "Gelb"),
    }
)
LINES: dict[Language, tuple[str, ...]] = Told(
    {
        "en": ("blue", "red", "green", "yellow"),
        "de": ("blauen", "roten", "grünen", "gelben"),
    }
)
TRAMS: dict[Language, tuple[str, ...]] = Told(
    {
        "en": ("horse tram", "steam tram", "electric tram"),
        "de": ("Pferdebahn", "Dampfbahn", "elektrische Bahn"),
    }
)
