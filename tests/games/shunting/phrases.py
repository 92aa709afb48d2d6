"""Die Worte der Vereinbarung und der Codes · The words for the option and the codes."""

from stellwerk.core.language import Words

ABOUT: dict[str, Words] = {
    "coal": {
        "en": "How often a seat may shunt",
        "de": "Wie oft ein Platz rangieren darf",
    }
}
ENDINGS: dict[str, Words] = {
    "empty": {"en": "no wagons left", "de": "keine Waggons mehr"},
}

CODES: tuple[tuple[str, Words], ...] = (
    ("h>2", {"en": "a wagon onto a siding", "de": "einen Waggon auf ein Gleis"}),
    (
        "1>3",
        {"en": "the last wagon of siding 1 onto 3", "de": "den letzten Waggon von Gleis 1 auf 3"},
    ),
)
