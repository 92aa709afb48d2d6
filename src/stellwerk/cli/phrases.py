"""What the terminal says to a person who plays, in every language."""

from stellwerk.core.language import Phrases, Words

PHRASES: Phrases = {
    "en": {
        "turn": "It is the turn of {name}. Press Enter when you are here. ",
        "your_move": "Your move (? for help): ",
        "move_of": "{name}, your move (? for help): ",
        "save_where": "Save where? Type: save FILE",
        "saved": "Saved to {file}.",
        "not_saved": "Could not save to {file}: {why}.",
        "exists": "it exists already",
        "commitment": "The dealer's commitment: {commitment}",
        "seed_lost": "The seed of this game is lost: it goes on, but cannot be proved afterwards.",
        "times": " ({count} times)",
        "help": "Type a move as its code, its code without the first word, or its number:",
        "and": " and ",
        "share": "{names} share the win.",
        "you_win": "You win.",
        "wins": "{names} wins.",
        "record": "The record: {file}",
        "proof": "The proof:  {command}",
        "go_on": "Go on with: {command}",
        "first": "before the first card",
        "keys": "Enter: next · b: back · a number: go there · e: end · q: quit",
        "positions": "The positions are 0 to {last}.",
    },
    "de": {
        "turn": "{name} ist am Zug. Enter drücken, wer hier sitzt. ",
        "your_move": "Dein Zug (? für Hilfe): ",
        "move_of": "{name}, dein Zug (? für Hilfe): ",
        "save_where": "Wohin speichern? Tippe: save DATEI",
        "saved": "Gespeichert in {file}.",
        "not_saved": "{file} ließ sich nicht speichern: {why}.",
        "exists": "die Datei gibt es schon",
        "commitment": "Das Versprechen des Kartengebers: {commitment}",
        "seed_lost": "Der Startwert dieses Spiels ist verloren: Es geht weiter, "
        "lässt sich danach aber nicht beweisen.",
        "times": " ({count}-mal)",
        "help": "Tippe einen Zug als Kürzel, als Kürzel ohne das erste Wort oder als Nummer:",
        "and": " und ",
        "share": "{names} gewinnen gemeinsam.",
        "you_win": "Du gewinnst.",
        "wins": "{names} gewinnt.",
        "record": "Der Spielbericht: {file}",
        "proof": "Der Beweis:       {command}",
        "go_on": "Weiter mit: {command}",
        "first": "vor der ersten Karte",
        "keys": "Enter: weiter · b: zurück · eine Zahl: dorthin · e: Ende · q: beenden",
        "positions": "Die Stellungen sind 0 bis {last}.",
    },
}

COMMANDS: tuple[tuple[str, Words], ...] = (
    ("?", {"en": "this help", "de": "diese Hilfe"}),
    (
        "undo",
        {
            "en": "take back your last move, until a card is drawn or somebody else moves",
            "de": "deinen letzten Zug zurücknehmen, bis eine Karte gezogen wird oder jemand zieht",
        },
    ),
    (
        "log",
        {
            "en": "the whole game so far, in sentences",
            "de": "das ganze Spiel bis hierher, in Sätzen",
        },
    ),
    (
        "save FILE",
        {
            "en": "write the record to another file as well",
            "de": "den Spielbericht auch in eine andere Datei schreiben",
        },
    ),
    (
        "quit",
        {
            "en": "leave; the game is saved and can be resumed",
            "de": "aufhören; das Spiel ist gespeichert und kann weitergehen",
        },
    ),
)
