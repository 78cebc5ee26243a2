"""Building the page and its engine when npm or the package index cannot be reached: one line says what to do."""
from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from runpy import run_path

import pytest

ROOT = Path(__file__).resolve().parents[1]
NOWHERE = "http://127.0.0.1:9"  # nobody answers there
UNREACHABLE = {"npm_config_registry": NOWHERE, "npm_config_fetch_retries": "0", "PIP_INDEX_URL": f"{NOWHERE}/simple",
               "PIP_EXTRA_INDEX_URL": "", "PIP_FIND_LINKS": "", "PIP_RETRIES": "0", "PIP_CONFIG_FILE": os.devnull}


@pytest.fixture
def fresh(tmp_path: Path) -> Path:
    """A copy of what builds are made from, where nothing was ever installed."""
    for name in ("Makefile", "pyproject.toml", "requirements.lock"):
        shutil.copy(ROOT / name, tmp_path)
    left_out = shutil.ignore_patterns("node_modules*", "src", "public", "tests")
    shutil.copytree(ROOT / "web", tmp_path / "web", ignore=left_out)
    return tmp_path


def make(folder: Path, target: str) -> subprocess.CompletedProcess[str]:
    """Everything before the engine, Python's own packages and the page, counts as done."""
    environment = os.environ | UNREACHABLE | {"npm_config_cache": str(folder / "cache")}
    return subprocess.run(["make", "-C", str(folder), "-o", "page", target, f"BIN={Path(sys.executable).parent}"],
                          env=environment, capture_output=True, text=True, check=False)


def has_npm(folder: Path) -> None:
    """As if everything from npm had been installed."""
    modules = folder / "web" / "node_modules"
    modules.mkdir()
    locks = [folder / "web" / "package-lock.json", folder / "web" / "package.json"]
    (modules / ".installed").write_text(run_path(str(folder / "web" / "build.py"))["fingerprint"](locks))


def one_line(done: subprocess.CompletedProcess[str]) -> str:
    assert done.returncode == 2, "make's own code for a step that failed"
    line, = [line for line in done.stderr.splitlines() if not line.startswith("make")]
    return line


@pytest.mark.parametrize("target", ["engine", "site"])
def test_npm_cannot_be_reached(fresh: Path, target: str) -> None:
    said = one_line(make(fresh, target))
    assert said == ("What the page is built with, and Pyodide, could not be downloaded from npm (ECONNREFUSED). "
                    "Try again with a connection, or set npm_config_registry to a mirror that can be reached.")
    assert not (fresh / "web" / "node_modules").exists()
    assert not (fresh / "build" / "site").exists()
    assert not list((fresh / "build").iterdir())


@pytest.mark.parametrize("target", ["engine", "site"])
def test_the_package_index_cannot_be_reached(fresh: Path, target: str) -> None:
    has_npm(fresh)
    said = one_line(make(fresh, target))
    assert said.startswith("msgspec ")
    assert "for browsers could not be downloaded from the package index (" in said
    assert said.endswith("Try again with a connection, or set PIP_INDEX_URL to a mirror that can be reached.")
    assert not (fresh / "src").exists(), "no engine, and no half of one"
    assert not (fresh / "build" / "site").exists()


def test_what_was_installed_before_stays(fresh: Path) -> None:
    """A new lock that cannot be followed is no reason to lose a page that can be built."""
    modules = fresh / "web" / "node_modules"
    modules.mkdir()
    (modules / ".installed").write_text("an older lock")
    (modules / "vite").mkdir()
    assert "npm" in one_line(make(fresh, "engine"))
    assert (modules / "vite").is_dir()
    assert (modules / ".installed").read_text() == "an older lock"
