"""The same examples in every run: a test that fails once fails again."""

import os
import signal

import pytest
from hypothesis import settings

settings.register_profile("house", derandomize=True, deadline=None)
settings.load_profile("house")

os.environ["LC_ALL"] = "C"  # a terminal speaks English in tests, wherever they run

# Control-C reaches the programs that are tested, even if this run ignores it in the background.
signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--kills", type=int, default=50, help="how often a server is killed")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Files that take minutes begin first, so that no worker is left alone with one at the end."""
    long = ("test_plain.py", "test_whole_games.py", "test_siege.py", "test_kill.py")
    items.sort(key=lambda item: (item.path.name not in long, item.path.parent.name != "browser"))
