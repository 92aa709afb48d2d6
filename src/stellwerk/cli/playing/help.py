"""What a person can ask for at the table: commands, codes, signs, the rules in short."""

from collections.abc import Iterator

from stellwerk.cli.phrases import COMMANDS, PHRASES
from stellwerk.core.game import Game
from stellwerk.core.language import Language
from stellwerk.core.messages import say

FURTHER = ("hint", "rules")


def help_lines(game: Game, language: Language, *, numbered: bool) -> Iterator[str]:
    how = PHRASES[language]["help"] if numbered else say(language, "cli:help-codes")
    yield how
    commands = [(form, meaning[language]) for form, meaning in COMMANDS]
    commands += [(name, say(language, f"cli:command-{name}")) for name in FURTHER]
    for form, meaning in (*((form, words[language]) for form, words in game.codes), *commands):
        yield f"  {form:<10} {meaning}"
    legend = of_game(game, "legend", language)
    if legend:
        yield say(language, "cli:legend")
        yield from (f"  {line}" for line in legend)


def rules_lines(game: Game, language: Language) -> list[str]:
    return of_game(game, "rules", language) or [say(language, "cli:no-rules", title=game.title)]


def of_game(game: Game, what: str, language: Language) -> list[str]:
    """What a game says about itself to people at a terminal; nothing if it says nothing."""
    try:
        return say(language, f"{game.name}_terminal:{what}").splitlines()
    except LookupError:
        return []
