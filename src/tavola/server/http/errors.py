"""Which errors a route can answer with, for the OpenAPI document: all of them are Problems."""

from __future__ import annotations

from http import HTTPStatus
from typing import Final

from litestar.openapi.datastructures import ResponseSpec

from tavola.server.api import Problem

# What anything that reads a body can meet: no JSON, another site, too much, another format, not as expected, too often.
BODY: Final = (400, 403, 413, 415, 422, 429)


def problems(*statuses: int) -> dict[int, ResponseSpec]:
    return {
        status: ResponseSpec(Problem, generate_examples=False, description=HTTPStatus(status).phrase)
        for status in statuses
    }
