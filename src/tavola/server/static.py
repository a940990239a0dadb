"""The finished client: its files, and its one page for every address of it."""

from __future__ import annotations

import asyncio
import mimetypes
from pathlib import Path
from typing import Final

from litestar import Request, Response, get
from litestar.datastructures import State

import tavola

YEAR: Final = "public, max-age=31536000, immutable"
ASK: Final = "no-cache"
# What the build makes beside a file, by the name browsers ask for it; the smaller first.
PACKED: Final = (("br", ".br"), ("gzip", ".gz"))
NOT_BUILT: Final = """<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Tavola</title>
<body style="font: 1.1rem/1.5 system-ui; max-width: 36rem; margin: 12vh auto; padding: 0 1rem">
<h1>The table is not laid yet</h1>
<p>The server runs, but its pages have not been built here. <code>make web</code> builds them; then start the server
again. Programs can play already: <a href="/api/openapi.json">/api/openapi.json</a>.</p>
<h1 lang="ru">Стол ещё не накрыт</h1>
<p lang="ru">Сервер работает, но его страницы здесь не собраны. Соберите их командой <code>make web</code> и запустите
сервер снова. Программы могут играть уже сейчас: <a href="/api/openapi.json">/api/openapi.json</a>.</p>
"""

mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("application/manifest+json", ".webmanifest")


def find_client(chosen: str = "") -> Path | None:
    """The folder of the built client: the chosen one, that of the installed package, that of a checkout."""
    package = Path(tavola.__file__).parent
    known = [Path(chosen)] if chosen else [package / "server" / "client"]
    if not chosen:
        known += [folder / "build" / "web" for folder in package.parents if (folder / "web" / "package.json").is_file()]
    return next((folder for folder in known if (folder / "index.html").is_file()), None)


def inside(folder: Path, name: str) -> Path | None:
    """The file of this name below the folder, and never one outside it."""
    path = (folder / name.lstrip("/")).resolve()
    return path if path.is_relative_to(folder.resolve()) and path.is_file() else None


def packed(path: Path, accepted: str) -> tuple[Path, str]:
    """The smallest form of a file that the browser takes, and that form's name."""
    takes = {word.split(";")[0].strip() for word in accepted.split(",")}
    for name, ending in PACKED:
        other = path.with_name(path.name + ending)
        if name in takes and other.is_file():
            return other, name
    return path, ""


def answer(path: Path, accepted: str, *, keep: bool) -> Response[bytes]:
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    found, form = packed(path, accepted)
    headers = {"cache-control": YEAR if keep else ASK, "vary": "accept-encoding"}
    if form:
        headers["content-encoding"] = form
    return Response(found.read_bytes(), media_type=kind, headers=headers)  # Litestar names the charset of text


@get(["/", "/{path:path}"], include_in_schema=False)
async def client_page(request: Request[object, object, State]) -> Response[bytes]:
    path = str(request.path_params.get("path", ""))
    return await asyncio.to_thread(page, request.app.state.client, path, request.headers.get("accept-encoding", ""))


def page(folder: Path | None, path: str, accepted: str) -> Response[bytes]:
    """A file of the client, or its page: addresses like /t/<id> are the client's own."""
    if folder is None:
        headers = {"cache-control": "no-store"}
        return Response(NOT_BUILT.encode(), media_type="text/html", headers=headers)
    file = inside(folder, path) if path else None
    if file is not None and file.suffix not in (".br", ".gz"):
        return answer(file, accepted, keep=file.parent.name == "assets")
    if Path(path).suffix:
        return Response(b"", status_code=404, media_type="text/plain", headers={"cache-control": ASK})
    return answer(folder / "index.html", accepted, keep=False)
