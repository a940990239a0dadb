"""The kernel compiled by numba, from the same text.

The texts of the kernel's modules, one behind the other, are written to a file in the user's cache that is named after
them and after numba. numba keeps its machine code beside that file. So a changed kernel never meets old code, which
numba would not notice by itself when only a called function has changed, and an installation that must not be
written to gains as well.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import sys
import tempfile
from collections.abc import Iterator
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any, Final

from platformdirs import user_cache_path

from tavola.disks.scene import World

KERNEL: Final = Path(__file__).parent / "kernel"
# In the order in which they need each other.
MODULES: Final = ("rows", "roots", "turning", "meet", "predict", "motion", "stack", "hit", "drop", "loop", "batch")
ENTRIES: Final = ("flick", "many_flicks")
CACHE: Final = "TAVOLA_KERNEL_CACHE"  # another folder for the machine code


def installed() -> bool:
    """Is there a numba to compile with?"""
    return importlib.util.find_spec("numba") is not None


def whole_text() -> str:
    """The kernel as one module."""
    return "from __future__ import annotations\n" + "\n".join(
        line for name in MODULES for line in own_lines((KERNEL / f"{name}.py").read_text(encoding="utf8"))
    )


def own_lines(text: str) -> Iterator[str]:
    """What a module says, without what it takes from its neighbours."""
    within = False
    for line in text.splitlines():
        if line.startswith("from tavola.disks.kernel."):
            within = line.endswith("(")
        elif within:
            within = not line.startswith(")")
        elif line != "from __future__ import annotations":
            yield line


def cached_file(text: str) -> Path:
    """A file with this text, at a place that belongs to it and to this numba."""
    try:
        maker = version("numba")
    except PackageNotFoundError:
        maker = "unknown"
    name = hashlib.sha256(f"{maker}\n{sys.version}\n{text}".encode()).hexdigest()[:16]
    folder = Path(os.environ.get(CACHE) or user_cache_path("tavola") / "kernel") / name
    path = folder / "tavola_kernel.py"
    if not path.exists():
        folder.mkdir(parents=True, exist_ok=True)
        handle, draft = tempfile.mkstemp(dir=folder)
        with os.fdopen(handle, "w", encoding="utf8") as file:
            file.write(text)
        Path(draft).replace(path)
    return path


def loaded(path: Path) -> ModuleType:
    """The module in this file. It stays known by name: numba asks for it when it reads its machine code."""
    name = f"tavola_kernel_{path.parent.name}"
    if name in sys.modules:
        return sys.modules[name]
    spec = importlib.util.spec_from_file_location(name, path)
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    sys.modules[name] = module
    return module


class Fast:
    """Rows are arrays of numpy."""

    name = "compiled"

    def __init__(self) -> None:
        import numba
        import numpy

        self.numpy: Any = numpy
        module = loaded(cached_file(whole_text()))
        for name, value in list(vars(module).items()):
            if isinstance(value, FunctionType) and value.__module__ == module.__name__:
                compiled = numba.njit(
                    value, cache=name in ENTRIES, nogil=True, fastmath=False, error_model="numpy"
                )
                setattr(module, name, compiled)
        self.flick: Any = module.flick
        self.many_flicks: Any = module.many_flicks

    def scene(self, world: World) -> tuple[Any, ...]:
        found: Any = world._arrays
        if found is None:
            found = world._arrays = (
                self.array(world.floats), self.whole_array(world.wholes), self.array(world.land_floats),
                self.whole_array(world.land_wholes), self.array(world.numbers), self.whole_array(world.counters),
            )  # fmt: skip
        return found  # type: ignore[no-any-return]  # arrays have no types here

    def array(self, rows: Any) -> Any:
        return self.numpy.array(rows, dtype=self.numpy.float64)

    def whole_array(self, rows: Any) -> Any:
        return self.numpy.array(rows, dtype=self.numpy.int64)

    def copy(self, rows: Any) -> Any:
        return rows.copy()

    def zeros(self, count: int) -> Any:
        return self.numpy.empty(count, dtype=self.numpy.float64)

    def whole_zeros(self, count: int) -> Any:
        return self.numpy.zeros(count, dtype=self.numpy.int64)

    def grid(self, rows: int, columns: int) -> Any:
        return self.numpy.empty((rows, columns), dtype=self.numpy.float64)

    def whole_grid(self, rows: int, columns: int) -> Any:
        return self.numpy.empty((rows, columns), dtype=self.numpy.int64)

    def whole_row(self, values: list[int]) -> Any:
        return self.whole_array(values)

    def row(self, values: list[float]) -> Any:
        return self.array(values)
