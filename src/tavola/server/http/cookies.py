"""The cookie by which a browser is known again: scripts cannot read it, other sites cannot send it."""

from __future__ import annotations

from typing import Final

from litestar.datastructures import Cookie

from tavola.server.people import REMEMBERED
from tavola.server.settings import Settings
from tavola.server.sockets import COOKIE

NAME: Final = COOKIE.decode()


def cookie(token: str, settings: Settings) -> Cookie:
    return Cookie(
        NAME, value=token, max_age=REMEMBERED // 1000, path="/", httponly=True, samesite="strict",
        secure=settings.secure,
    )  # fmt: skip


def no_cookie(settings: Settings) -> Cookie:
    """The browser forgets whom it was known as."""
    return Cookie(NAME, value="", max_age=0, path="/", httponly=True, samesite="strict", secure=settings.secure)
