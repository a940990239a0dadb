"""Every route of the OpenAPI document, asked all sorts of things: answers are as documented, and nothing breaks."""

from __future__ import annotations

from pathlib import Path

import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.specs.openapi import checks

from tests.house import House

ASKED = 12  # requests for each route
CHECKS = [
    checks.status_code_conformance, checks.content_type_conformance, checks.response_headers_conformance,
    checks.response_schema_conformance,
]  # fmt: skip
DRAWN = settings(
    max_examples=ASKED, deadline=None, database=None, phases=(Phase.explicit, Phase.generate), derandomize=True,
    suppress_health_check=list(HealthCheck),
)  # fmt: skip


def test_no_request_breaks_the_server(tmp_path: Path) -> None:
    house = House(tmp_path, ("serve", "--port", "0", "--workers", "1", "--log", "warning")).open()
    schema = schemathesis.openapi.from_url(f"{house.url}/api/openapi.json")
    asked: dict[str, int] = {}

    def ask(case: schemathesis.Case) -> None:
        answer = case.call()
        asked[case.operation.label] = asked.get(case.operation.label, 0) + 1
        assert answer.status_code < 500, (case.formatted_path, case.body, answer.text)
        case.validate_response(answer, checks=CHECKS)

    for result in schema.get_all_operations():
        DRAWN(given(case=result.ok().as_strategy())(ask))()
    assert len(asked) >= 15
    assert sum(asked.values()) > 5 * len(asked)
    house.close()
    assert "Traceback" not in house.log, house.log
