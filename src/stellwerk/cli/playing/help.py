"""What a person can ask for at the table: commands, codes, signs, the rules in short."""

from collections.abc import Iterator

from stellwerk.core.game import Game
from stellwerk.core.messages import say

FILE = "FILE"
COMMANDS = (
    ("?", "terminal:help-help"),
    ("undo", "terminal:help-undo"),
    ("log", "terminal:help-log"),
    (f"save {FILE}", "terminal:help-save"),
    ("quit", "terminal:help-quit"),
)
FURTHER = ("hint", "rules")


def help_lines(game: Game, language: str, *, numbered: bool) -> Iterator[str]:
    yield say(language, "terminal:help" if numbered else "cli:help-codes")
    file = say(language, "terminal:file")
    further = tuple((name, f"cli:command-{name}") for name in FURTHER)
    for form, meaning in (*game.codes, *COMMANDS, *further):
        yield f"  {form.replace(FILE, file):<10} {say(language, meaning)}"
    legend = of_game(game, "legend", language)
    if legend:
        yield say(language, "cli:legend")
        yield from (f"  {line}" for line in legend)


def rules_lines(game: Game, language: str) -> list[str]:
    return of_game(game, "rules", language) or [say(language, "cli:no-rules", title=game.title)]


def of_game(game: Game, what: str, language: str) -> list[str]:
    """What a game says about itself to people at a terminal; nothing if it says nothing."""
    try:
        return say(language, f"{game.name}_terminal:{what}").splitlines()
    except LookupError:
        return []
