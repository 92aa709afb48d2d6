"""What axe-core finds on a page."""

from pathlib import Path

from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
BARELY_MATTERS = ("minor", None)


def findings(page: Page) -> list[str]:
    """Everything that stands in somebody's way."""
    page.wait_for_timeout(100)
    page.evaluate(AXE.read_text())
    found = page.evaluate("axe.run().then(({violations}) => violations)")
    return [
        f"{finding['id']}: {node['html'][:160]} {node.get('failureSummary', '')[:300]}"
        for finding in found
        for node in finding["nodes"]
        if finding["impact"] not in BARELY_MATTERS
    ]
