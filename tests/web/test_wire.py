"""The types of the wire are those of the server."""

import pytest

from web.wire import FILE, typescript


@pytest.mark.filterwarnings("ignore::DeprecationWarning:litestar")
def test_the_types_of_the_browser_are_fresh() -> None:
    assert FILE.read_text() == typescript(), "the server's structs have changed: run `make wire`"
