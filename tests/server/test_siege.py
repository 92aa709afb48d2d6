"""A short siege: a little of all that `make siege` does for an hour, by the same code.

It asks what was counted, never how long something took.
"""

import asyncio

import pytest

from siege.campaign import Campaign
from siege.faults import GOES_ON
from siege.findings import Findings
from siege.programme import SHORT
from siege.report import Report
from siege.servers import House
from tests.server.parent import Parent

DONE = (
    "kills",
    "faults",
    "bad requests answered",
    "promises checked",
    "acknowledged: move",
    "events replayed and compared",
    "answers of two worlds compared",
    "events after resigning compared",
    "bytes of logs read",
)


@pytest.fixture(scope="module")
def found(parent: Parent, tmp_path_factory: pytest.TempPathFactory) -> dict[str, Findings]:
    house = House(parent, tmp_path_factory.mktemp("siege"))
    return asyncio.run(Campaign(house, SHORT, lambda _: None).run())


def test_a_short_siege_breaks_no_promise(found: dict[str, Findings]) -> None:
    failures = [failure for findings in found.values() for failure in findings.failures]
    assert [failure for failure in failures if not failure.startswith(GOES_ON)] == []


def test_a_short_siege_has_tried_everything(found: dict[str, Findings]) -> None:
    for kind, findings in found.items():
        if not findings.counts["kills"] and findings.skipped:
            pytest.skip("; ".join(findings.skipped))
        assert [what for what in DONE if not findings.counts[what]] == [], kind


def test_the_page_has_the_verdict_of_every_bar(found: dict[str, Findings]) -> None:
    report = Report(found, minutes=60)
    page = report.page()
    for bar in report.bars():
        assert f"| {bar.what} | {bar.found} | {'holds' if bar.holds else '**fails**'} |" in page
    assert not report.holds()  # so short a siege does not reach the amounts of an hour
