"""Builds Tavola: compiled by mypyc where a C compiler is found, interpreted elsewhere, from the same source; with the
finished client for the browser where Node is found to build it.

Everything fixed stands in pyproject.toml; here is only what has to be decided while building. Which modules
are compiled is said in src/tavola/compiled.txt, so the author of a game never edits this file. The tests load
this file for `compiled_sources`, therefore nothing is imported or done at the top that a build alone needs.
"""

from __future__ import annotations

import importlib.util
import os
import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent
PACKAGE = Path("src/tavola")
CLIENT = Path("tavola/server/client")  # where the package keeps the finished client for the browser
BUILD = Path("build")

# msgspec structs silently lose `frozen` when their module is compiled, and gain no speed.
VALUES = {"__init__.py", "values.py", "actions.py", "events.py"}

# Types are judged by `make types`; a build must not fail because a stub is missing on the machine it runs on.
MYPYC_FLAGS = ["--config-file=", "--ignore-missing-imports", "--no-warn-no-return"]


def compiled_sources(root: Path = ROOT) -> list[str]:
    """The modules to compile, as paths below the root: what compiled.txt finds, values left out."""
    lines = (root / PACKAGE / "compiled.txt").read_text(encoding="utf8").splitlines()
    globs = [line.split("#")[0].strip() for line in lines]
    found = {path for glob in globs if glob for path in (root / PACKAGE).glob(glob)}
    return sorted(str(path.relative_to(root)) for path in found if path.name not in VALUES)


def can_compile() -> bool:
    """Try a file that needs Python's own headers: a compiler without them is of no use."""
    from setuptools._distutils import ccompiler, errors, sysconfig

    with tempfile.TemporaryDirectory() as folder:
        trial = Path(folder, "trial.c")
        trial.write_text("#include <Python.h>\nint trial(void) { return PY_VERSION_HEX != 0; }\n")
        try:
            compiler = ccompiler.new_compiler()
            sysconfig.customize_compiler(compiler)
            include = [sysconfig.get_python_inc(), sysconfig.get_python_inc(plat_specific=True)]
            compiler.compile([str(trial)], output_dir=folder, include_dirs=include)
        except (errors.CCompilerError, errors.DistutilsError, OSError):
            return False
    return True


def form() -> tuple[list[str], str]:
    """The sources to compile, perhaps none, and the one line that says so."""
    if os.environ.get("TAVOLA_INTERPRETED"):
        return [], "interpreted, because TAVOLA_INTERPRETED is set"
    if "editable_wheel" in sys.argv:
        return [], "interpreted, because an editable installation runs the source itself"
    sources = compiled_sources()
    if not sources:
        return [], "interpreted, because compiled.txt names no module that exists"
    if not can_compile():
        return [], "interpreted, because no C compiler with Python's headers was found"
    return sources, f"{len(sources)} modules compiled"


def extensions(sources: list[str]) -> list[Any]:
    """Turn the sources into C. An error of mypyc ends the build here, with mypyc's own words."""
    from importlib.metadata import version

    from mypyc.build import mypycify

    # The folder is named after mypyc's version, so objects of another version are never reused.
    target = BUILD / f"mypyc-{version('mypy')}"
    target.mkdir(parents=True, exist_ok=True)
    return mypycify(
        [*MYPYC_FLAGS, *sources],
        opt_level="3",
        debug_level="0",
        multi_file=True,
        group_name="tavola",
        target_dir=str(target),
    )


def stale(objects: list[str], build: dict[str, tuple[str, str]], shared: float) -> list[str]:
    """The objects to make again: their C file is newer than they are, or a header or this file is."""

    def is_stale(name: str) -> bool:
        path = Path(name)
        return not path.exists() or path.stat().st_mtime <= max(shared, Path(build[name][0]).stat().st_mtime)

    return [name for name in objects if name in build and is_stale(name)]


def patient_compiler(build_ext: type[Any]) -> type[Any]:
    """A build_ext that compiles on all cores and leaves alone what has not changed."""
    from concurrent.futures import ThreadPoolExecutor

    class BuildExt(build_ext):  # type: ignore[misc]  # a class known only at run time
        def build_extensions(self) -> None:
            compiler = self.compiler

            def compile_all(
                sources: list[str],
                output_dir: str | None = None,
                macros: Any = None,
                include_dirs: Any = None,
                debug: int = 0,
                extra_preargs: Any = None,
                extra_postargs: Any = None,
                depends: Any = None,
            ) -> list[str]:
                _, objects, postargs, options, build = compiler._setup_compile(
                    output_dir, macros, include_dirs, sources, depends, extra_postargs
                )
                flags = compiler._get_cc_args(options, debug, extra_preargs)
                shared = [Path(__file__), *BUILD.glob("mypyc-*/**/*.h")]
                newest = max(path.stat().st_mtime for path in shared)

                def one(name: str) -> None:
                    source, extension = build[name]
                    compiler._compile(name, source, extension, flags, postargs, options)

                with ThreadPoolExecutor(os.cpu_count()) as pool:
                    list(pool.map(one, stale(objects, build, newest)))
                return list(objects)

            compiler.compile = compile_all
            super().build_extensions()

    return BuildExt


def the_client() -> Path | None:
    """The finished client, built now when a Node is there to do it; None where there is none to be had."""
    if os.environ.get("TAVOLA_WITHOUT_CLIENT"):
        return None
    shipped = ROOT / "src" / CLIENT
    if shipped.exists():
        return shipped  # a source package carries it
    spec = importlib.util.spec_from_file_location("tavola_client", ROOT / "tools" / "client.py")
    assert spec
    assert spec.loader
    tool = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(tool)
    try:
        tool.build()
    except tool.NoNode as why:
        print(f"tavola: without the client, {why}", file=sys.stderr)
        return None
    except tool.Unbuilt as why:
        raise SystemExit(f"tavola: {why}\n(TAVOLA_WITHOUT_CLIENT=1 installs without the client)") from why
    return Path(tool.BUILT)


def put_client(folder: Path) -> None:
    """Copy the finished client to where a package keeps it, below this folder."""
    client = the_client()
    if client is not None and client != folder / CLIENT:
        shutil.rmtree(folder / CLIENT, ignore_errors=True)
        shutil.copytree(client, folder / CLIENT)


def with_client() -> dict[str, type[Any]]:
    """Commands that put the client into a wheel and into a source package."""
    from setuptools.command.build_py import build_py
    from setuptools.command.sdist import sdist

    class BuildPy(build_py):  # type: ignore[misc]  # a class known only at run time
        def run(self) -> None:
            super().run()
            if not self.editable_mode:  # then the server finds build/web beside the source
                put_client(Path(self.build_lib))

    class Sdist(sdist):  # type: ignore[misc]  # a class known only at run time
        def make_release_tree(self, base_dir: str, files: list[str]) -> None:
            super().make_release_tree(base_dir, files)
            put_client(Path(base_dir, "src"))

    return {"build_py": BuildPy, "sdist": Sdist}


def main() -> None:
    from setuptools import setup
    from setuptools.command.build_ext import build_ext

    commands = with_client()
    if {"egg_info", "dist_info", "sdist"} & set(sys.argv):
        setup(cmdclass=commands)  # nothing is compiled
        return
    sources, said = form()
    print(f"tavola: {said}", file=sys.stderr)
    if sources:
        setup(ext_modules=extensions(sources), cmdclass={**commands, "build_ext": patient_compiler(build_ext)})
    else:
        setup(cmdclass=commands)


if __name__ == "__main__":
    main()
