"""What a command found out: as text for people, and as JSON for programs."""

import json
from collections.abc import Callable
from dataclasses import dataclass
from functools import wraps
from pathlib import Path

import click

from stellwerk.cli.output_files import STDOUT, check_outputs, force_option, write_output
from stellwerk.cli.stdout import print_document


@dataclass(frozen=True)
class Answer:
    """Where the answer of a command goes."""

    as_json: bool
    out: Path | None
    force: bool

    def check(self, *others: Path) -> None:
        """Before any work: can it be written there?"""
        files = [STDOUT] if self.prints_json else []
        if self.out is not None and self.out != STDOUT:
            files.append(self.out)
        check_outputs(*files, *others, force=self.force)

    @property
    def prints_json(self) -> bool:
        """JSON takes the place of the text, unless it goes into a file."""
        return self.out == STDOUT or (self.as_json and self.out is None)

    def give(self, document: object, show: Callable[[], None]) -> None:
        """The document goes where it was asked to; people read the text where there is room."""
        text = document if isinstance(document, str) else as_text(document)
        if self.prints_json:
            print_document(text)
            return
        if self.out is not None:
            write_output(self.out, text, force=self.force)
        show()


def as_text(document: object) -> str:
    return json.dumps(document, indent=1, ensure_ascii=False) + "\n"


def answer_options(command: Callable[..., None]) -> Callable[..., None]:
    """`--json`, `--out` and `--force`, which the command gets as an `answer`."""

    @click.option("--json", "as_json", is_flag=True, help="JSON in the place of the text.")
    @click.option(
        "--out",
        metavar="FILE",
        type=click.Path(allow_dash=True, path_type=Path),
        help="Keep the JSON in this file; the text is shown as well.",
    )
    @force_option
    @wraps(command)
    def with_answer(*, as_json: bool, out: Path | None, force: bool, **others: object) -> None:
        if force and out is None and others.get("plot_file") is None:
            raise click.UsageError("--force goes with --out: nothing else is written")
        command(answer=Answer(as_json, out, force), **others)

    return with_answer
