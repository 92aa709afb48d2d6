"""The command line."""

import click


@click.group()
def main() -> None:
    """Railway games with exactly the printed rules."""
