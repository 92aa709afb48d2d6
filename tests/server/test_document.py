"""Every operation of the OpenAPI document, with input that fits it and input that does not.

Whatever is sent, the answer is one that the document names, and never an error of the server.
"""

import warnings
from contextlib import nullcontext, suppress
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.checks import CHECKS

from stellwerk.server.app import document
from tests.server.served import Person, Served

with warnings.catch_warnings():
    warnings.simplefilter("ignore", DeprecationWarning)  # of a way to name dependencies
    DOCUMENT = document()
SCHEMA = schemathesis.openapi.from_dict(DOCUMENT)
ENDLESS = ("/api/tables/{table}/events", "/api/lobbies/{table}/events")
OPERATIONS = [(path, way) for path in DOCUMENT["paths"] for way in DOCUMENT["paths"][path]]
KEPT = CHECKS.get_by_names(
    [
        "not_a_server_error",
        "status_code_conformance",
        "content_type_conformance",
        "response_schema_conformance",
    ]
)


@pytest.fixture(scope="module")
def guest(served: Served) -> dict[str, str]:
    """Somebody with a table of their own."""
    person = Person(served.url)
    table = person.open("trambahn", ["me", "me"], order="given")["table"]
    token = person.http.cookies["stellwerk"]
    person.http.close()
    return {"table": table, "Authorization": f"Bearer {token}"}


@pytest.mark.parametrize("mode", GenerationMode, ids=lambda mode: str(mode.value))
@pytest.mark.parametrize(("path", "way"), [at for at in OPERATIONS if at[0] not in ENDLESS])
def test_every_answer_is_one_that_the_document_names(
    served: Served, guest: dict[str, str], path: str, way: str, mode: GenerationMode
) -> None:
    @settings(max_examples=20, phases=[Phase.generate], suppress_health_check=list(HealthCheck))
    @given(SCHEMA[path][way.upper()].as_strategy(generation_mode=mode))
    def send(case: Any) -> None:
        if "table" in case.path_parameters and len(str(case.path_parameters["table"])) % 2:
            case.path_parameters["table"] = guest["table"]
        headers = {"Authorization": guest["Authorization"]}
        answer = case.call(base_url=served.url, headers=headers, timeout=20)
        case.validate_response(answer, checks=KEPT)

    # Where nothing is sent, nothing can be wrong with it.
    with suppress(Unsatisfiable) if mode is GenerationMode.NEGATIVE else nullcontext():
        send()
