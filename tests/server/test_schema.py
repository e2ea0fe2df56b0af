"""The API as its own description tells it: whatever fits the schema, or does not, is never a fault of the server's."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import hypothesis
import pytest

if TYPE_CHECKING:
    from server.conftest import House

schemathesis = pytest.importorskip("schemathesis")

STREAMS = ("/api/tables/{table}/events",)  # they do not end


def test_no_request_makes_the_server_fail(house: House) -> None:
    """Every operation, with data made up from the schema and against it."""
    from schemathesis.checks import not_a_server_error

    schema = schemathesis.openapi.from_url(f"http://127.0.0.1:{house.port}/schema/openapi.json")
    operations = [found.ok() for found in schema.get_all_operations()]
    assert len(operations) > 15
    for operation in operations:
        if operation.path in STREAMS:
            continue

        @hypothesis.settings(
            max_examples=15, deadline=None, database=None, suppress_health_check=list(hypothesis.HealthCheck)
        )
        @hypothesis.given(case=operation.as_strategy())
        def try_it(case: Any) -> None:
            response = case.call()
            case.validate_response(response, checks=[not_a_server_error])

        try_it()
