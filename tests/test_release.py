"""What a release promises, as far as it shows without building one; `make release` builds one and tries it out."""
from __future__ import annotations

import re
import sys
import tomllib
import zipfile
from importlib.metadata import version
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
spec = spec_from_file_location("archives", ROOT / "release" / "archives.py")
assert spec is not None and spec.loader is not None
archives = module_from_spec(spec)
spec.loader.exec_module(archives)


def test_the_version_is_the_same_everywhere() -> None:
    stated = PROJECT["project"]["version"]
    assert version("mousehole") == stated
    assert f"\nversion: {stated}\n" in (ROOT / "CITATION.cff").read_text("utf-8")
    newest = re.search(r"^## (\S+) – (unreleased|\d{4}-\d\d-\d\d)$", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.M)
    assert newest is not None
    assert newest[1] == re.sub(r"\.dev\d+$", "", stated)
    assert (newest[2] == "unreleased") == (".dev" in stated)


def test_this_python_is_among_those_that_get_a_wheel() -> None:
    assert sys.version_info[:2] in archives.pythons()
    assert all([number >= (3, 11) for number in archives.pythons()])
    promised = {name.rpartition(" ")[2] for name in PROJECT["project"]["classifiers"] if "Python :: 3." in name}
    assert promised == {"3.11", "3.12", "3.13"}
    assert all([f"cp{name.replace('.', '')}-*" in PROJECT["tool"]["cibuildwheel"]["build"] for name in promised])


@pytest.mark.parametrize(("left_out", "added"), [
    ("", "mousehole/games/house_mouse/tests/test_rules.py"), ("mousehole/server/static/index.html", ""),
    ("mousehole/server/handbook/index.html", "")])
def test_a_wheel_with_tests_or_without_page_or_handbook_is_refused(tmp_path: Path, left_out: str, added: str) -> None:
    names = {"mousehole/__init__.py", "mousehole/server/static/index.html", "mousehole/server/handbook/index.html"}
    for n, contents in enumerate([names, (names | {added}) - {left_out, ""}]):
        with zipfile.ZipFile(tmp_path / f"{n}.whl", "w") as wheel:
            for name in contents:
                wheel.writestr(name, "")

    archives.check_contents(tmp_path / "0.whl")
    with pytest.raises(SystemExit):
        archives.check_contents(tmp_path / "1.whl")
