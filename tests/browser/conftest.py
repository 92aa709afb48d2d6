"""A server, a browser, and visitors for whom nothing may go wrong."""

import os
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.chromium import FLAGS, MISSING, chromium
from tests.browser.visit import PATIENCE, Visit
from tests.server.served import Served

Visitors = Callable[..., Visit]

expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    served = Served(tmp_path_factory.mktemp("served"))
    yield served
    assert served.stop() == 0


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Closed after each file: while it is open, an event loop of its own runs in this thread."""
    path = chromium()
    if path is None:
        assert "CI" not in os.environ, MISSING
        pytest.skip(MISSING)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=list(FLAGS))
        yield browser
        browser.close()


@pytest.fixture
def visit(browser: Browser, served: Served) -> Iterator[Visitors]:
    """Opens a browser window; whatever went wrong in one fails the test."""
    with ExitStack() as visits:

        def enter(**wishes: Any) -> Visit:
            return visits.enter_context(Visit(browser, served.url, **wishes))

        yield enter
