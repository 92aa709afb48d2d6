"""`stellwerk bots`: who can be played against."""

import click

from stellwerk.bots import NAMES
from stellwerk.cli.answer import Answer, answer_options
from stellwerk.cli.language import language_option

FURTHER = ("search:N", "module:Class")


@click.command("bots")
@language_option
@answer_options
def bots_command(language: str, answer: Answer) -> None:
    """List the bots.

    They play every game, by these names in --bots and --line-up.
    """
    from stellwerk.bots.titles import about, title
    from stellwerk.core.messages import say

    answer.check()
    known = [
        {"name": name, "title": title(language, name), "about": about(language, name)}
        for name in NAMES
    ]
    further = [
        {"name": FURTHER[0], "title": FURTHER[0], "about": say(language, "cli:bot-search")},
        {"name": FURTHER[1], "title": FURTHER[1], "about": say(language, "cli:bot-own")},
    ]

    def show() -> None:
        for bot in (*known, *further):
            title = "" if bot["title"] == bot["name"] else f"{bot['title']}: "
            click.echo(f"{bot['name']:<13} {title}{bot['about']}")

    answer.give([*known, *further], show)
