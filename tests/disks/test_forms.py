"""DT-P.25: the compiled kernel gives the bits of the plain one."""

from __future__ import annotations

import threading
from pathlib import Path

import pytest
from tests.disks.scenes import hard, measured, plain, random_scene, row, same

from tavola import disks
from tavola.disks import fast, warming
from tavola.disks.forms import PLAIN
from tavola.disks.solve import many, slide

needs_numba = pytest.mark.skipif(
    not fast.installed(), reason="numba is not installed: there is no compiled kernel here"
)
SCENES = {
    **{name: (world, flick) for name, world, flick in measured("std", 0.2)},
    **{name: (world, flick) for name, world, flick in measured("break", 0.2)[:4]},
    **hard(),
    **{f"random {seed}": random_scene(seed) for seed in range(60)},
}


@pytest.fixture(scope="session")
def compiled() -> fast.Fast:
    return fast.Fast()


@needs_numba
@pytest.mark.parametrize("name", SCENES)
def test_dt_p_25_both_forms_give_the_same_bits(compiled: fast.Fast, name: str) -> None:
    world, flick = SCENES[name]
    one, other = plain(world, flick), slide(compiled, world, *flick)
    assert (one.log, one.rest, one.path, one.events) == (other.log, other.rest, other.path, other.events)


@needs_numba
@pytest.mark.parametrize("name", ["std00", "break00", "tower struck", "random 7"])
def test_dt_p_25_a_batch_is_the_same_flicks_one_by_one(compiled: fast.Fast, name: str) -> None:
    world, flick = SCENES[name]
    flicks = [(flick[0], flick[1], flick[2] + k, flick[3]) for k in range(5)]
    batches = many(PLAIN, world, flicks), many(compiled, world, flicks)
    for k, one in enumerate(flicks):
        assert batches[0][k] == batches[1][k]
        assert same(plain(world, one), batches[0][k])


@needs_numba
def test_what_a_flick_does_not_use_is_not_changed(compiled: fast.Fast) -> None:
    world, flick = SCENES["break00"]
    first = slide(compiled, world, *flick).rest
    assert slide(compiled, world, *flick).rest == first


@needs_numba
def test_the_machine_code_belongs_to_the_text(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A changed kernel never meets old code: its file has another name."""
    monkeypatch.setenv(fast.CACHE, str(tmp_path))
    one, other = fast.cached_file("a = 1\n"), fast.cached_file("a = 2\n")
    assert one != other
    assert one.is_relative_to(tmp_path)
    assert fast.cached_file("a = 1\n").read_text(encoding="utf8") == "a = 1\n"


def test_the_whole_text_is_every_module_and_nothing_else() -> None:
    """Whatever lies in kernel/ is compiled, or the forms would drift apart."""
    assert {f"{name}.py" for name in fast.MODULES} | {"__init__.py"} == {one.name for one in fast.KERNEL.glob("*.py")}
    assert "tavola.disks" not in fast.whole_text()


@needs_numba
def test_the_compiled_form_takes_over_when_it_is_warm() -> None:
    world, flick = SCENES["std00"]
    before = disks.slide(world, *flick)
    thread = disks.warm()
    assert isinstance(thread, threading.Thread)
    thread.join()
    assert disks.ready()
    assert disks.warm() is thread
    after = disks.slide(world, *flick)
    assert (before.log, before.rest, before.path) == (after.log, after.rest, after.path)


def test_without_numba_the_plain_form_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(warming, "installed", lambda: False)
    monkeypatch.setattr(warming, "_begun", [])
    monkeypatch.setattr(warming, "_forms", [PLAIN])
    assert disks.warm() is None
    assert not disks.ready()
    assert disks.slide(row((0.5, 0.5, 0.0115)), 0, 1, 0, 1.0).rest[0].x > 0.5


def test_a_kernel_that_cannot_be_loaded_leaves_the_plain_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(warming, "_forms", [PLAIN])
    monkeypatch.setattr(warming, "_failed", [])

    def broken() -> fast.Fast:
        raise ImportError("numba needs another numpy")

    monkeypatch.setattr(warming, "Fast", broken)
    warming.load()
    assert not disks.ready()
    assert warming.trouble() == "ImportError: numba needs another numpy"
