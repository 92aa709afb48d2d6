"""Proofs: after a game the dealer shows the seed, and the command of the server checks it.

`python -m siege.proofs` reads the name of a folder and runs the command of every game in it: as
people would, but in one process, for loading the rules takes longer than checking a game.
"""

import os
import shlex
import sys
from contextlib import redirect_stdout
from pathlib import Path

import click
import msgspec

from siege.attack import Attack
from siege.company import Finished
from siege.findings import Findings

PROVED = "the dealer's proof holds"


async def prove(games: list[Finished], folder: Path, findings: Findings) -> None:
    for game in games:
        if game.promised != game.commitment:
            findings.fail(PROVED, f"table {game.table}: another commitment than at its opening")
        (folder / f"{game.table}.txt").write_text(game.record)
        (folder / f"{game.table}.command").write_text(game.command)
    if games:
        attack = await Attack.begin("siege.proofs", str(folder))
        wrong = (await attack.ended()).decode().split()
        findings.count("proofs checked", len(games))
        for table in wrong:
            findings.fail(PROVED, f"table {table}")


def holds(command: str) -> bool:
    from stellwerk.cli.commands import stellwerk

    _, *arguments = shlex.split(command)
    try:
        with Path(os.devnull).open("w") as nowhere, redirect_stdout(nowhere):
            stellwerk(arguments, standalone_mode=False)
    except (click.ClickException, SystemExit, ValueError):
        return False
    return True


def main() -> None:
    os.chdir(msgspec.json.decode(sys.stdin.buffer.read(), type=str))
    for file in sorted(Path().glob("*.command")):
        if not holds(file.read_text()):
            sys.stdout.write(f"{file.stem}\n")


if __name__ == "__main__":
    main()
