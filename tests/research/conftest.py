"""Every agreement, for tests that hold for all of them."""

import pytest

from tests.research.agreements import AGREEMENTS, Agreement


@pytest.fixture(params=AGREEMENTS, ids=str)
def agreement(request: pytest.FixtureRequest) -> Agreement:
    chosen: Agreement = request.param
    return chosen
