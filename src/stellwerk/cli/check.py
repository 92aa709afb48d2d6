"""`stellwerk check`: records replayed by the rules."""

from collections.abc import Iterator
from pathlib import Path

import click

from stellwerk.cli.answer import Answer, answer_options
from stellwerk.cli.arguments import map_option
from stellwerk.cli.exit_codes import ExitCode
from stellwerk.cli.names import RecordName
from stellwerk.cli.screen import bar, is_quiet, quiet_option, say_beside
from stellwerk.cli.stdout import until_ctrl_c

ENDING = "*.txt"


@click.command()
@click.argument(
    "names",
    metavar="RECORD|FOLDER...",
    nargs=-1,
    required=True,
    type=RecordName(allow_dash=True, path_type=Path),
)
@map_option
@quiet_option
@answer_options
def check(names: tuple[Path, ...], map_file: str | None, answer: Answer) -> None:
    """Replay records by the rules.

    A line for each bad one, and exit status 1. Of a folder, the files in it that end in .txt; `-`
    is standard input.
    """
    answer.check()
    files = list(_files(names))
    checked = Checked(map_file, aloud=not answer.prints_json)
    status = checked.look_at(files)
    if checked.needless_map:
        from stellwerk.cli.record_input import UnusedMap

        raise UnusedMap
    answer.give(checked.document(), checked.show)
    raise SystemExit(status)


def _files(names: tuple[Path, ...]) -> Iterator[Path]:
    for name in names:
        if not name.is_dir():
            yield name
            continue
        found = sorted(name.rglob(ENDING))
        if not found:
            raise click.UsageError(f"{name}: there is no record in this folder, no file {ENDING}")
        yield from found


class Checked:
    """Records, and what is wrong with each."""

    def __init__(self, map_file: str | None, *, aloud: bool) -> None:
        self.map_file = map_file
        self.aloud = aloud
        self.map_used = False
        self.found: list[tuple[Path, str | None]] = []

    def look_at(self, files: list[Path]) -> ExitCode:
        with bar(len(files), "Checking") as progress:
            try:
                for file in until_ctrl_c(files):
                    wrong = self._reason(file)
                    self.found.append((file, wrong))
                    if wrong is not None and self.aloud:
                        say_beside(progress, f"{file}: {wrong}")
                    progress.advance(progress.task_ids[0])
            except KeyboardInterrupt:
                click.echo(f"interrupted after {len(self.found)} of {len(files)}", err=True)
                return ExitCode.INTERRUPTED
        return ExitCode.FAILED if self.bad else ExitCode.DONE

    def _reason(self, file: Path) -> str | None:
        from stellwerk import records
        from stellwerk.cli.record_input import UnusedMap, replayed

        try:
            replayed(file, self.map_file)
            self.map_used = True
        except UnusedMap:
            return None
        except records.RecordError as error:
            self.map_used = True  # who knows
            return str(error)
        return None

    @property
    def needless_map(self) -> bool:
        return self.map_file is not None and bool(self.found) and not self.map_used

    @property
    def bad(self) -> int:
        return sum(wrong is not None for _, wrong in self.found)

    def show(self) -> None:
        if not is_quiet():
            click.echo(f"{len(self.found) - self.bad} good, {self.bad} bad")

    def document(self) -> dict[str, object]:
        return {
            "good": len(self.found) - self.bad,
            "bad": self.bad,
            "records": [{"file": str(file), "wrong": wrong} for file, wrong in self.found],
        }
