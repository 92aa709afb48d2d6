"""`stellwerk help`: what a command does, as `--help` tells it."""

import click


@click.command("help")
@click.argument("words", metavar="[COMMAND]...", nargs=-1)
@click.pass_context
def help_command(ctx: click.Context, words: tuple[str, ...]) -> None:
    """Tell what a command does.

    `stellwerk help maps show` is the same as `stellwerk maps show --help`.
    """
    assert ctx.parent is not None
    ctx.parent.command.main(
        [*words, "--help"], prog_name=ctx.parent.command_path, standalone_mode=False
    )
