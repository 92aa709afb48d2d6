"""Codes und Absprachen in Worten · The words for codes and options."""

from stellwerk.core.language import Words

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
