"""`stellwerk completion`: the shell completes commands, games, bots, maps, options and records."""

import click
from click.shell_completion import get_completion_class

from stellwerk.cli.commands import stellwerk
from stellwerk.cli.program import NAME

SHELLS = ("bash", "zsh", "fish")
VARIABLE = "_STELLWERK_COMPLETE"


@click.command()
@click.argument("shell", type=click.Choice(SHELLS))
def completion(shell: str) -> None:
    """Print what makes a shell complete commands.

    \b
    bash:  eval "$(stellwerk completion bash)"     in ~/.bashrc
    zsh:   eval "$(stellwerk completion zsh)"      in ~/.zshrc
    fish:  stellwerk completion fish | source      in ~/.config/fish/config.fish
    """
    kind = get_completion_class(shell)
    assert kind is not None
    click.echo(kind(stellwerk, {}, NAME, VARIABLE).source())
