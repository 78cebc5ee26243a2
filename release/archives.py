"""Builds a release into `dist` and tries out everything in it: `make release`.

    python release/archives.py                # source archive, plain wheel, and a compiled wheel for every Python found
    python release/archives.py --pure         # without the compiled wheels, which take some minutes each
    python release/archives.py --check DIST   # only try out what is there

Each wheel is installed into an environment of its own, without Node and without the sources, and used: version, list of
games, simulations, a whole match by the engine, and a server with its page and handbook.
"""
from __future__ import annotations

import argparse
import json
import os
import re
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import tomllib
import zipfile
from hashlib import sha256
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

ROOT = Path(__file__).resolve().parents[1]
OLDEST = (3, 11)
VERSION = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["version"]


def say(text: str) -> None:
    print(text, flush=True)


def run(*command: str | Path, cwd: Path = ROOT, **environment: str) -> str:
    done = subprocess.run([str(part) for part in command], cwd=cwd, env=os.environ | environment, text=True,
                          capture_output=True, check=False)
    if done.returncode:
        sys.exit(f"{' '.join(map(str, command))} failed:\n{done.stdout[-3000:]}\n{done.stderr[-3000:]}")
    return done.stdout


def pythons() -> dict[tuple[int, int], Path]:
    """Find every Python that is new enough: on the path, and where pyenv keeps them; one per minor version."""
    folders = [Path(folder) for folder in os.environ.get("PATH", "").split(os.pathsep)]
    folders += sorted(Path.home().glob(".pyenv/versions/*/bin"))
    found: dict[tuple[int, int], Path] = {}
    for path in [path for folder in folders for path in sorted(folder.glob("python3*"))]:
        if not re.fullmatch(r"python3(\.\d+)?", path.name):
            continue
        asked = subprocess.run([path, "-c", "import sys, venv; print(*sys.version_info[:2], sys.implementation.name)"],
                               capture_output=True, text=True, check=False).stdout.split()
        if len(asked) == 3 and asked[2] == "cpython":
            number = int(asked[0]), int(asked[1])
            if number >= OLDEST:
                found.setdefault(number, path)
    return dict(sorted(found.items()))


def environment(folder: Path, python: Path, *requirements: Path) -> Path:
    """Make a clean environment with exactly what these lock files list; return its Python."""
    run(python, "-m", "venv", folder)
    inside = folder / "bin" / "python"
    for lock in requirements:
        pip(inside, "install", "--require-hashes", "--no-deps", "-r", lock)
    return inside


def pip(inside: Path, *command: str | Path, is_compiled: bool = False) -> None:
    settings = {"MOUSEHOLE_REQUIRE_COMPILED": "1"} if is_compiled else {}
    run(inside, "-m", "pip", "--disable-pip-version-check", "-q", *command, cwd=ROOT, **settings)


def build(dist: Path, is_pure: bool) -> None:
    shutil.rmtree(dist, ignore_errors=True)
    dist.mkdir()
    with tempfile.TemporaryDirectory() as scratch:
        say("The source archive and the plain wheel")
        run(sys.executable, "-m", "build", "-q", "--no-isolation", "--sdist", "-o", dist)
        source = Path(scratch) / "source"
        shutil.unpack_archive(next(dist.glob("*.tar.gz")), source)
        [tree] = source.iterdir()
        run(sys.executable, "-m", "build", "-q", "--no-isolation", "--wheel", "-o", dist, cwd=tree, MOUSEHOLE_PURE="1")
        for number, python in {} if is_pure else pythons().items():
            say(f"A compiled wheel for Python {number[0]}.{number[1]}")
            inside = environment(Path(scratch) / f"tools-{number[1]}", python, ROOT / "requirements-build.lock")
            pip(inside, "wheel", "--no-deps", "--no-build-isolation", "-w", dist, tree, is_compiled=True)


def check(dist: Path) -> None:
    say("What an index would refuse")
    archives = sorted([*dist.glob("*.whl"), *dist.glob("*.tar.gz")])
    run(sys.executable, "-m", "twine", "check", "--strict", *archives)
    for wheel in [path for path in archives if path.suffix == ".whl"]:
        check_contents(wheel)
        for number, python in pythons().items():
            if "py3-none-any" in wheel.name or f"-cp{number[0]}{number[1]}-" in wheel.name:
                say(f"{wheel.name} with Python {number[0]}.{number[1]}")
                with tempfile.TemporaryDirectory() as scratch:
                    try_out(wheel, Path(scratch), python)


def check_contents(wheel: Path) -> None:
    packed = zipfile.ZipFile(wheel)
    names = packed.namelist()
    tests = [name for name in names if "/tests/" in name and "/templates/" not in name]
    page = "mousehole/server/static/index.html" in names
    handbook = "mousehole/server/handbook/index.html" in names
    if tests or not page or not handbook:
        sys.exit(f"{wheel.name}: page {page}, handbook {handbook}, tests {tests[:3]}")
    here = [os.fsencode(folder) for folder in (Path.home() / ".pyenv", ROOT, Path(tempfile.gettempdir(), "tmp"))]
    telling = [name for name in names if name.endswith((".so", ".pyd"))
               and any([path in packed.read(name) for path in here])]
    if telling:
        sys.exit(f"{wheel.name} names folders of this machine: {', '.join(telling[:3])}")


def try_out(wheel: Path, scratch: Path, python: Path) -> None:
    """Install it as anybody would, and use it, with no Node in sight."""
    inside = environment(scratch / "installed", python, ROOT / "requirements.lock")
    pip(inside, "install", "--no-deps", wheel)
    command, bare = inside.with_name("mousehole"), str(inside.parent)
    said = run(command, "--version", cwd=scratch, PATH=bare)
    assert said.strip() == f"mousehole {VERSION}", said
    games = json.loads(run(command, "games", "--json", cwd=scratch, PATH=bare))
    build = "interpreted" if "none-any" in wheel.name else "compiled"
    assert {game["build"] for game in games} == {build}, games
    for game in games:
        run(command, "simulate", game["id"], "--seats", str(game["seats"][0]), "--games", "2", "--bots", "greedy",
            cwd=scratch, PATH=bare)
    whole_match(command, scratch)
    serve(command, scratch)


def whole_match(command: Path, scratch: Path) -> None:
    """Play one match through the engine to its end, always taking the first option."""
    with subprocess.Popen([command, "engine"], cwd=scratch, stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                          text=True) as engine:
        assert engine.stdin is not None and engine.stdout is not None

        def ask(**request: object) -> object:
            engine.stdin.write(json.dumps(request) + "\n")  # type: ignore[union-attr]
            engine.stdin.flush()  # type: ignore[union-attr]
            return json.loads(engine.stdout.readline())["ok"]  # type: ignore[union-attr]

        ask(do="new", game="mousekeeping", seats=2, options={"move_limit": 60})
        while pending := ask(do="pending"):
            first = pending[0]  # type: ignore[index]
            ask(do="play", seat=first["seat"], choice=first["options"][0])
        assert ask(do="outcome")
        engine.stdin.close()


def serve(command: Path, scratch: Path) -> None:
    """Start a server; its page and its handbook are there."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    server = subprocess.Popen([command, "serve", "--port", str(port)], cwd=scratch, stdout=subprocess.DEVNULL,
                              stderr=subprocess.DEVNULL, env=os.environ | {"PATH": str(command.parent)})
    try:
        for path, words in (("readyz", "ready"), ("", "Mousehole"), ("docs/index.html", "Mousehole")):
            for _ in range(600):
                try:
                    with urlopen(f"http://127.0.0.1:{port}/{path}") as reply:
                        assert words in reply.read().decode()
                        break
                except URLError:
                    time.sleep(0.1)
            else:
                sys.exit(f"/{path} was not there")
    finally:
        server.terminate()
        server.wait(30)


def list_contents(dist: Path) -> None:
    """Write what a release is made of (an SBOM), and the checksum of every file."""
    with tempfile.TemporaryDirectory() as scratch:
        inside = environment(Path(scratch) / "all", Path(sys.executable), ROOT / "requirements.lock")
        pip(inside, "install", "--no-deps", next(dist.glob("*none-any.whl")))
        run(Path(sys.executable).with_name("cyclonedx-py"), "environment", "--of", "JSON", "--output-reproducible",
            "--pyproject", ROOT / "pyproject.toml", "-o", dist / f"mousehole-{VERSION}.cdx.json", inside)
    sums = [f"{sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in sorted(dist.iterdir())
            if path.name != "SHA256SUMS"]
    (dist / "SHA256SUMS").write_text("".join(sums))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--pure", action="store_true")
    parser.add_argument("--check", type=Path, metavar="DIST")
    asked = parser.parse_args()
    dist = asked.check or ROOT / "dist"
    if not asked.check:
        build(dist, asked.pure)
    check(dist)
    if not asked.check:
        list_contents(dist)
        say("".join([f"{path.name}\n" for path in sorted(dist.iterdir())]))


if __name__ == "__main__":
    main()
