"""Which form answers: the plain one at once, the compiled one as soon as it is there."""

from __future__ import annotations

import os
import subprocess
import sys
import threading

from tavola.disks.fast import Fast, filled, installed
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
    """Make the compiled form ready, then let it answer. Where that fails the plain form goes on answering."""
    try:
        if not filled():
            compile_elsewhere()
        _forms.append(used(Fast()))
    except Exception as why:  # noqa: BLE001  # numba fails in many ways, and nobody here needs it
        _failed.append(f"{type(why).__name__}: {why}")


def used(form: Form) -> Form:
    """The form, after every entry of it was called: it is loaded or compiled by that."""
    world = World(Surface(), [Disk(0.4, 0.5, 0.0115), Disk(0.6, 0.5, 0.0115)])
    slide(form, world, 0, 1, 0, 1.0)
    many(form, world, [(0, 1, 0, 1.0)])
    scene = form.scene(world)
    num, ids, count, log, strokes = form.fresh(scene, 1000, 1000)
    form.more(num, ids, scene[2], scene[3], scene[4], count, log, strokes, 0)
    return form


def compile_elsewhere() -> None:
    """Fill the cache in a process of its own: compiling takes many seconds, and a server has better to do meanwhile."""
    path = os.pathsep.join([one for one in sys.path if one])
    command = [sys.executable, "-c", "from tavola.disks import warming; warming.used(warming.Fast())"]
    subprocess.run(command, env={**os.environ, "PYTHONPATH": path}, capture_output=True, check=False)


def trouble() -> str:
    """Why there is no compiled form although numba is installed; empty if there is no trouble."""
    return _failed[-1] if _failed else ""
