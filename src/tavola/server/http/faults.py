"""Every error as a Problem, in the language of whoever asked."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from typing import Any, Final

from litestar import Response
from litestar.exceptions import (
    ClientException,
    HTTPException,
    MethodNotAllowedException,
    NotFoundException,
    SerializationException,
    ValidationException,
)
from litestar.status_codes import HTTP_413_REQUEST_ENTITY_TOO_LARGE as TOO_LARGE

from tavola.core.errors import TavolaError
from tavola.server.api import Problem
from tavola.server.http.asking import Asked, language
from tavola.server.http.guard import BODY
from tavola.server.problems import Trouble

log: Final = logging.getLogger(__name__)


def answer(request: Asked, trouble: Trouble, headers: Mapping[str, str] | None = None) -> Response[Problem]:
    found = dict(headers or {})
    if trouble.status == 429:
        found["retry-after"] = str(trouble.arguments.get("seconds", 1))
    problem = Problem(trouble.message(language(request)), trouble.where)
    return Response(problem, status_code=trouble.status, headers=found)


def told(request: Asked, error: Trouble) -> Response[Problem]:
    return answer(request, error)


def refused(request: Asked, error: TavolaError) -> Response[Problem]:
    """The rules of a table or a record object: what was asked for cannot be."""
    where, colon, _ = str(error).partition(": ")
    return answer(request, Trouble(400, "table", where if colon and where.isidentifier() else "", why=str(error)))


def unfit(request: Asked, error: ValidationException) -> Response[Problem]:
    """JSON that is not what was expected, or a parameter that is not."""
    first: Any = next(iter(error.extra), {}) if isinstance(error.extra, list) else {}
    why = str(first.get("message") or error.detail)
    where = str(first.get("key") or first.get("source") or "")
    return answer(request, Trouble(422, "value", where, why=why))


def litestar_said(request: Asked, error: HTTPException) -> Response[Problem]:
    """What the framework refuses by itself."""
    path, cause = request.scope["path"], error.__cause__
    if isinstance(error, NotFoundException):
        return answer(request, Trouble(404, "no-page", path=path))
    if isinstance(error, MethodNotAllowedException):
        return answer(request, Trouble(405, "method", method=request.method, path=path), error.headers)
    if error.status_code == TOO_LARGE:
        return answer(request, Trouble(413, "too-large", most=BODY))
    if isinstance(error, ClientException) and isinstance(cause, SerializationException):
        return answer(request, Trouble(400, "malformed", "body", why=str(cause.__cause__ or cause)))
    return answer(request, Trouble(error.status_code, "value", why=error.detail))


def ours(request: Asked, error: Exception) -> Response[Problem]:
    log.error("%s %s failed", request.method, request.scope["path"], exc_info=error)
    return answer(request, Trouble(500, "ours"))


HANDLERS: Final[dict[int | type[Exception], Any]] = {
    Trouble: told,
    TavolaError: refused,
    ValidationException: unfit,
    HTTPException: litestar_said,
    Exception: ours,
}
