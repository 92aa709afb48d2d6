"""Problems: everything that can be refused, under a word that never changes.

The sentence is for people, in their language, and says what to do. The word is for programs.
"""

import math
from typing import NamedTuple

from stellwerk.core.language import LANGUAGES, Language


class Known(NamedTuple):
    """A problem: the status of its answer, and what is said, with {blanks}."""

    status: int
    en: str
    de: str


PROBLEMS = {
    "cannot_read": Known(400, "{why}", "{why}"),
    "not_legal": Known(422, "{why}", "{why}"),
    "answered": Known(
        409,
        'decision {decision} was answered with "{given}" already',
        "Die Entscheidung {decision} ist schon mit „{given}“ beantwortet.",
    ),
    "not_open": Known(
        409,
        "decision {decision} is not open: fetch the table and answer decision {open}",
        "Die Entscheidung {decision} steht nicht an: Lade den Tisch und beantworte "
        "Entscheidung {open}.",
    ),
    "busy": Known(
        409,
        "too many at once changed this table: send it again",
        "Zu viele haben diesen Tisch gleichzeitig verändert: Bitte noch einmal senden.",
    ),
    "seat_taken": Known(
        409,
        "seat {seat} is taken: ask for another link, or watch",
        "Platz {seat} ist besetzt: Bitte um einen anderen Link oder schau zu.",
    ),
    "full": Known(
        409,
        "this table has {most} lines, and no room for talk and moves taken back: play on",
        "Dieser Tisch hat {most} Zeilen und keinen Platz mehr für Gespräche und zurückgenommene "
        "Züge: Spielt weiter.",
    ),
    "over": Known(409, "the game is over", "Das Spiel ist zu Ende."),
    "not_over": Known(
        409,
        "the game is not over yet: play to the end first",
        "Das Spiel läuft noch: Spielt es erst zu Ende.",
    ),
    "no_advice": Known(
        409,
        "there is nothing to advise: ask about your own open decision, or after the end about any",
        "Hier gibt es nichts zu raten: Frag zu deiner eigenen offenen Entscheidung, oder nach dem "
        "Ende zu jeder.",
    ),
    "other_rules": Known(
        410,
        "this table was opened under rules {rules} of {title}; this server plays rules {ours}",
        "Dieser Tisch wurde mit Regelstand {rules} von {title} eröffnet; dieser Server spielt "
        "Regelstand {ours}.",
    ),
    "no_such_table": Known(
        404,
        "there is no table {table}: check the link",
        "Es gibt keinen Tisch {table}: Bitte prüfe den Link.",
    ),
    "no_such_moment": Known(
        404,
        "there is no position {at}; the log has {entries} entries",
        "Eine Stellung {at} gibt es nicht; bisher sind es {entries} Einträge.",
    ),
    "bad_record": Known(
        422,
        "this record cannot be replayed: {why}",
        "Diese Aufzeichnung lässt sich nicht nachspielen: {why}",
    ),
    "no_such_invitation": Known(
        404,
        "nobody wrote this invitation: ask for the whole link",
        "Diese Einladung gibt es nicht: Bitte um den vollständigen Link.",
    ),
    "no_such_game": Known(
        400,
        "there is no game {game}; the games are: {games}",
        "Ein Spiel {game} gibt es nicht; die Spiele sind: {games}.",
    ),
    "no_such_bot": Known(
        400,
        "nobody is called {who}; a seat is for: {names}",
        "Niemand heißt {who}; ein Platz ist für: {names}.",
    ),
    "wrong_seats": Known(
        400,
        "{title} is played with {counts} seats, not with {seats}",
        "{title} spielt man zu {counts}, nicht zu {seats}.",
    ),
    "no_such_option": Known(
        400,
        "{title} has no option {option}; its options are: {options}",
        "{title} hat keine Option {option}; die Optionen sind: {options}.",
    ),
    "no_such_value": Known(
        400,
        "option {option} is one of: {values}",
        "Die Option {option} ist eines von: {values}.",
    ),
    "no_such_map": Known(
        404,
        "there is no map {map}; the maps are: {maps}",
        "Einen Plan {map} gibt es nicht; die Pläne sind: {maps}.",
    ),
    "bad_name": Known(
        400,
        "a name has up to 24 letters, digits and signs, but no | and no controls",
        "Ein Name hat bis zu 24 Buchstaben, Ziffern und Zeichen, aber kein | und keine "
        "Steuerzeichen.",
    ),
    "mixed_name": Known(
        400,
        "a name has letters of one script, not Latin, Greek and Cyrillic ones together",
        "Ein Name hat Buchstaben einer Schrift, nicht lateinische, griechische und kyrillische "
        "gemischt.",
    ),
    "name_of_bot": Known(
        400,
        "bots and free seats are called {name}: take another name",
        "So heißen Bots und freie Plätze: {name}. Nimm einen anderen Namen.",
    ),
    "private_table": Known(
        403,
        "this table is private: its seats are taken by invitation",
        "Dieser Tisch ist privat: Plätze gibt es nur mit Einladung.",
    ),
    "not_for_people": Known(
        400,
        "seat {seat} is not for people: take one that is free",
        "Platz {seat} ist nicht für Menschen: Nimm einen, der frei ist.",
    ),
    "empty_message": Known(
        400,
        "there is nothing to be read in this message",
        "In dieser Nachricht steht nichts Lesbares.",
    ),
    "no_token": Known(
        401,
        "you have no token: open a table or take a seat first",
        "Du hast noch keinen Ausweis: Eröffne einen Tisch oder nimm einen Platz.",
    ),
    "bad_header": Known(
        401,
        "the header is `Authorization: Bearer TOKEN`; POST /api/visitors gives you a token",
        "Der Kopf heißt `Authorization: Bearer TOKEN`; POST /api/visitors gibt dir einen.",
    ),
    "which_seat": Known(
        400,
        "several seats are yours, {seats}: say which `seat` you mean",
        "Mehrere Plätze sind deine, {seats}: Sag mit `seat`, welchen du meinst.",
    ),
    "not_your_seat": Known(
        403,
        "this seat is not yours: you can watch, but not act",
        "Dieser Platz ist nicht deiner: Du kannst zuschauen, aber nicht spielen.",
    ),
    "not_opener": Known(
        403,
        "only whoever opened this table can invite to it: ask them for a link",
        "Einladen kann nur, wer diesen Tisch eröffnet hat: Bitte dort um einen Link.",
    ),
    "other_site": Known(
        403,
        "this request comes from another site: open the table's own page and try again there",
        "Diese Anfrage kommt von einer anderen Seite: Öffne den Tisch selbst und versuche es dort.",
    ),
    "other_host": Known(
        421,
        "this server does not answer under this name: start it with `--hosts NAME`",
        "Unter diesem Namen antwortet der Server nicht: Starte ihn mit `--hosts NAME`.",
    ),
    "too_many": Known(
        429,
        "this is too much at once: try again in {seconds} s",
        "Das ist zu viel auf einmal: Versuche es in {seconds} s wieder.",
    ),
    "too_many_tables": Known(
        409,
        "you have {most} running tables: finish one first, or leave your seats there",
        "Du hast {most} laufende Tische: Spiele erst einen zu Ende, oder verlasse ihn.",
    ),
    "too_many_public": Known(
        409,
        "{most} public tables of yours wait for people: fill one first, or invite by link",
        "{most} öffentliche Tische von dir warten auf Leute: Fülle erst einen, oder lade per Link "
        "ein.",
    ),
    "invalid": Known(400, "{why}", "Die Anfrage passt nicht: {why}"),
    "too_deep": Known(
        400,
        "this JSON has too many brackets inside each other",
        "In diesem JSON stecken zu viele Klammern ineinander.",
    ),
    "too_large": Known(
        413,
        "this request is too large: it may have {most} bytes",
        "Diese Anfrage ist zu groß: Sie darf {most} Bytes haben.",
    ),
    "no_json": Known(
        415,
        "a body is JSON, with the header `Content-Type: application/json`",
        "Ein Rumpf ist JSON, mit dem Kopf `Content-Type: application/json`.",
    ),
    "bad_encoding": Known(
        400,
        "this body is not UTF-8: write it as JSON in UTF-8",
        "Dieser Rumpf ist kein UTF-8: Schreib ihn als JSON in UTF-8.",
    ),
    "no_such_page": Known(
        404,
        "there is nothing here: /api/openapi.json lists all routes",
        "Hier ist nichts: /api/openapi.json nennt alle Wege.",
    ),
    "not_built": Known(
        404,
        "the browser table is not built: `make play` or `make serve` builds it",
        "Der Browser-Tisch ist nicht gebaut: `make play` oder `make serve` baut ihn.",
    ),
    "wrong_method": Known(
        405,
        "this route does not answer {method}: /api/openapi.json lists what it does",
        "{method} geht hier nicht: /api/openapi.json nennt, was geht.",
    ),
    "unavailable": Known(
        503,
        "the server cannot reach its disk or database: nothing is lost, try again in {seconds} s",
        "Der Server erreicht seine Festplatte oder Datenbank nicht: Nichts ist verloren, versuche "
        "es in {seconds} s wieder.",
    ),
    "mistake": Known(
        500,
        "the server made a mistake; it is in its log",
        "Der Server hat einen Fehler gemacht; er steht in seinem Protokoll.",
    ),
}


class ApiError(Exception):
    """Not possible, for a reason that has a word. As a string it is English."""

    seconds: int | None = None
    """after which it is worth another try"""

    def __init__(self, problem: str, **blanks: object) -> None:
        self.problem = problem
        self.status = PROBLEMS[problem].status
        known = PROBLEMS[problem]._asdict()
        self.words: dict[Language, str] = {
            language: str(known[language]).format(**blanks) for language in LANGUAGES
        }
        super().__init__(self.words["en"])


class RetryLater(ApiError):
    """Not possible now, but after these seconds."""

    def __init__(self, problem: str, seconds: float) -> None:
        self.seconds = max(1, math.ceil(seconds))
        super().__init__(problem, seconds=self.seconds)
