"""`python -m siege --minutes 60`: a siege, and a page of what was found."""

import asyncio
import signal
import sys
from pathlib import Path

import click
from rich.console import Console

from siege.campaign import Campaign
from siege.findings import Findings
from siege.programme import programme
from siege.report import Report
from siege.servers import house

PAGE = Path(__file__).parents[1] / "docs" / "reliability.md"


def besieged(minutes: float, console: Console) -> dict[str, Findings]:
    with house() as found:
        campaign = Campaign(found, programme(minutes), lambda text: console.log(text))
        return asyncio.run(campaign.run())


@click.command()
@click.option("--minutes", default=60.0, show_default=True, type=click.FloatRange(min=1))
@click.option("--page", default=PAGE, type=click.Path(path_type=Path), help="Where to write it.")
def main(minutes: float, page: Path) -> None:
    """Besiege real servers on this machine, and write down how they held."""
    signal.signal(signal.SIGINT, signal.default_int_handler)  # in the background too
    signal.signal(signal.SIGTERM, lambda *_: signal.raise_signal(signal.SIGINT))
    console = Console(stderr=True)
    report = Report(besieged(minutes, console), minutes)
    page.write_text(report.page())
    for failure in report.failures():
        console.print(failure, style="red", markup=False, highlight=False)
    console.print(f"Written to {page.name}.")
    sys.exit(not report.holds())


if __name__ == "__main__":
    main()
