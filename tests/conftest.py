"""The same examples in every run: a test that fails once fails again."""

import os
import signal
from collections.abc import Generator

import pytest
from hypothesis import settings

settings.register_profile("house", derandomize=True, deadline=None)
settings.load_profile("house")

os.environ["LC_ALL"] = "C"  # a terminal speaks English in tests, wherever they run

# Control-C reaches the programs that are tested, even if this run ignores it in the background.
signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--kills", type=int, default=50, help="how often a server is killed")


@pytest.hookimpl(wrapper=True)
def pytest_xdist_auto_num_workers() -> Generator[None, int, int]:
    """One more than there are cores: half of the time a worker waits for servers and browsers."""
    return (yield) + 1
