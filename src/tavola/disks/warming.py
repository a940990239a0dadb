"""Which form answers: the plain one at once, the compiled one as soon as it is there."""

from __future__ import annotations

import threading

from tavola.disks.fast import Fast, installed
from tavola.disks.forms import PLAIN, Form
from tavola.disks.model import Disk, Surface
from tavola.disks.scene import World
from tavola.disks.solve import many, slide

_forms: list[Form] = [PLAIN]
_begun: list[threading.Thread] = []
_failed: list[str] = []
_lock = threading.Lock()


def chosen() -> Form:
    return _forms[-1]


def ready() -> bool:
    """Is the compiled form in use?"""
    return len(_forms) > 1


def warm() -> threading.Thread | None:
    """Begin, once, to load or compile the fast form in the background; None where numba is not installed."""
    with _lock:
        if not _begun and installed():
            thread = threading.Thread(target=load, name="tavola-kernel", daemon=True)
            _begun.append(thread)
            thread.start()
        return _begun[0] if _begun else None


def load() -> None:
    """Have every entry compiled by using it, then let it answer. Where that fails the plain form goes on answering."""
    try:
        form = Fast()
        world = World(Surface(), [Disk(0.4, 0.5, 0.0115), Disk(0.6, 0.5, 0.0115)])
        slide(form, world, 0, 1, 0, 1.0)
        many(form, world, [(0, 1, 0, 1.0)])
    except Exception as why:  # noqa: BLE001  # numba fails in many ways, and nobody here needs it
        _failed.append(f"{type(why).__name__}: {why}")
    else:
        _forms.append(form)


def trouble() -> str:
    """Why there is no compiled form although numba is installed; empty if there is no trouble."""
    return _failed[-1] if _failed else ""
