"""The compiled build is the same game: golden playthroughs end in the same fingerprints."""
from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
COMPILED = ROOT / "build" / "checked"  # what `make bench` measures is compiled with more effort, and elsewhere


def python(path: Path, *arguments: str) -> str:
    """What Python prints, with the package found under `path` and nowhere before it."""
    command = [sys.executable, "-P", *arguments]
    done = subprocess.run(command, cwd=ROOT, env=os.environ | {"PYTHONPATH": str(path)}, capture_output=True, text=True,
                          check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def compiled() -> Path:
    """Built once and kept while the sources stay as they are; other processes wait for the first."""
    done = subprocess.run([sys.executable, str(ROOT / "hatch_build.py"), str(COMPILED)], capture_output=True, text=True,
                          env=os.environ | {"MOUSEHOLE_EFFORT": "0"}, check=False)
    if "there is no C compiler" in done.stderr or "CPython only" in done.stderr:
        pytest.skip(f"nothing can be compiled here: {done.stderr.strip()}")
    assert done.returncode == 0, done.stderr
    return COMPILED


def test_the_compiled_kernel_is_what_is_imported(compiled: Path) -> None:
    origin = python(compiled, "-c", "import mousehole.kernel.engine as engine; print(engine.__file__)").strip()
    assert Path(origin).suffix in (".so", ".pyd")
    assert compiled in Path(origin).parents


def test_the_same_playthroughs_have_the_same_fingerprints(compiled: Path) -> None:
    ask = ("-m", "mousehole.testkit.playthrough", "fingerprints")
    interpreted = python(ROOT / "src", *ask)
    assert interpreted.strip(), "there is no golden playthrough"
    assert python(compiled, *ask) == interpreted
