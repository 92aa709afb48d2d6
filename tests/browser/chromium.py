"""How Chromium is started for tests. `python -m tests.programs` installs it, nothing else does."""

from tests.programs import CHROMIUM, found

MISSING = (
    "no Chromium on this machine: install it (`apt install chromium`), or leave these tests out"
    " with `pytest --ignore tests/browser`"
)
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


def chromium() -> str | None:
    return found(CHROMIUM)
