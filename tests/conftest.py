"""The same examples in every run: a test that fails once fails again."""

import os

import pytest
from hypothesis import settings

settings.register_profile("house", derandomize=True, deadline=None)
settings.load_profile("house")

os.environ["LC_ALL"] = "C"  # a terminal speaks English in tests, wherever they run


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--kills", type=int, default=50, help="how often a server is killed")
