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
from collections.abc import Iterator, Sequence
from importlib import import_module
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any, Final

from platformdirs import user_cache_path

from tavola.disks.scene import World

KERNEL: Final = Path(__file__).parent / "kernel"
# In the order in which they need each other.
MODULES: Final = (
    "rows",
    "roots",
    "turning",
    "meet",
    "predict",
    "motion",
    "stack",
    "hit",
    "drop",
    "loop",
    "batch",
    "entries",
)
ENTRIES: Final = ("one", "more", "many")
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
            within = ")" not in line and "(" in line
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


def filled() -> bool:
    """Does the cache hold machine code for this kernel?"""
    return len(list(cached_file(whole_text()).parent.glob("__pycache__/*.nbi"))) >= len(ENTRIES)


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


def borrowing() -> Any:
    """numba's own words for: this array, and nobody counts."""
    null: Any = import_module("numba.core.cgutils").get_null_value
    intrinsic: Any = import_module("numba.extending").intrinsic

    def borrowed(typing_context: Any, array: Any) -> Any:
        def code(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            given = context.make_array(array)(context, builder, arguments[0])
            given.meminfo = null(given.meminfo.type)
            given.parent = null(given.parent.type)
            return given._getvalue()

        return array(array), code

    return intrinsic(borrowed)


class Fast:
    """Rows are arrays of numpy."""

    name = "compiled"

    def __init__(self) -> None:
        njit: Any = import_module("numba").njit
        self.numpy: Any = import_module("numpy")
        self.empty: Any = self.numpy.empty
        module = loaded(cached_file(whole_text()))
        vars(module)["borrowed"] = borrowing()  # in the place of the function of that name
        for name, value in list(vars(module).items()):
            if isinstance(value, FunctionType) and value.__module__ == module.__name__:
                compiled = njit(value, cache=name in ENTRIES, nogil=True, fastmath=False, error_model="numpy")
                setattr(module, name, compiled)
        self.flick: Any = module.one
        self.more: Any = module.more
        self.many_flicks: Any = module.many

    def scene(self, world: World) -> tuple[Any, ...]:
        found: Any = world._arrays
        if found is None:
            found = world._arrays = (
                self.array(world.floats), self.whole_array(world.wholes), self.array(world.land_floats),
                self.whole_array(world.land_wholes), self.array(world.numbers), self.whole_array(world.counters),
            )  # fmt: skip
        return found  # type: ignore[no-any-return]  # arrays have no types here

    def array(self, values: Any) -> Any:
        return self.numpy.array(values, dtype=self.numpy.float64)

    def whole_array(self, values: Any) -> Any:
        return self.numpy.array(values, dtype=self.numpy.int64)

    def fresh(self, scene: tuple[Any, ...], log: int, strokes: int) -> tuple[Any, ...]:
        empty = self.empty
        return scene[0].copy(), scene[1].copy(), scene[5].copy(), empty(log), empty(strokes)

    def longer(self, row: Any, count: int) -> Any:
        found = self.numpy.empty(count)
        found[: len(row)] = row
        return found

    def zeros(self, count: int) -> Any:
        return self.empty(count)

    def whole_zeros(self, count: int) -> Any:
        return self.numpy.zeros(count, dtype=self.numpy.int64)

    def grid(self, count: int, columns: int) -> Any:
        return self.numpy.empty((count, columns), dtype=self.numpy.float64)

    def whole_grid(self, count: int, columns: int) -> Any:
        return self.numpy.empty((count, columns), dtype=self.numpy.int64)

    def columns(self, flicks: Sequence[tuple[int, int, int, float]]) -> tuple[Any, Any, Any, Any]:
        disks, dx, dy, speeds = zip(*flicks, strict=True)
        return self.whole_array(disks), self.array(dx), self.array(dy), self.array(speeds)
