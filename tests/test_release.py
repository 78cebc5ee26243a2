"""What a release promises, as far as it shows without building one; `make release` builds one and tries it out."""
from __future__ import annotations

import json
import re
import subprocess
import sys
import tomllib
import zipfile
from importlib.metadata import version
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import pytest

import mousehole

ROOT = Path(__file__).resolve().parents[1]
PAGE = ROOT / "src" / "mousehole" / "server" / "static"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))


def script(path: Path) -> Any:
    """Import what is not part of a package."""
    spec = spec_from_file_location(path.stem, path)
    assert spec is not None and spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


archives, hatch_build = script(ROOT / "release" / "archives.py"), script(ROOT / "hatch_build.py")


def test_the_version_is_the_same_everywhere() -> None:
    stated = PROJECT["project"]["version"]
    assert version("mousehole") == stated
    assert f"\nversion: {stated}\n" in (ROOT / "CITATION.cff").read_text("utf-8")
    newest = re.search(r"^## (\S+) – (unreleased|\d{4}-\d\d-\d\d)$", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.M)
    assert newest is not None
    assert newest[1] == re.sub(r"\.dev\d+$", "", stated)
    assert (newest[2] == "unreleased") == (".dev" in stated)


def test_programs_and_the_page_say_it() -> None:
    stated = PROJECT["project"]["version"]
    asked = [sys.executable, "-m", "mousehole.cli"]
    assert subprocess.run([*asked, "--version"], capture_output=True, text=True, check=True).stdout.split()[1] == stated
    said = subprocess.run([*asked, "engine"], input='{"do": "version"}\n', capture_output=True, text=True, check=True)
    assert json.loads(said.stdout)["ok"]["mousehole"] == stated
    assert mousehole.__version__ == stated
    if not (PAGE / "index.html").exists():
        pytest.skip("the page is not built: make page")
    assert any([f"Mousehole {stated}`" in path.read_text("utf-8") for path in (PAGE / "assets").glob("*.js")])


def test_whoever_comes_finds_out_how_to_cite_report_and_contribute() -> None:
    wanted = ("CITATION.cff", "SECURITY.md", "CODE_OF_CONDUCT.md", "CONTRIBUTING.md", ".github/CODEOWNERS",
              ".github/pull_request_template.md", ".github/ISSUE_TEMPLATE/bug.md", ".github/ISSUE_TEMPLATE/idea.md",
              ".github/workflows/release.yml")
    assert not [name for name in wanted if not (ROOT / name).read_text("utf-8").strip()]
    assert "cibuildwheel" in (ROOT / ".github/workflows/release.yml").read_text("utf-8")


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


def test_a_compiled_wheel_that_names_folders_of_this_machine_is_refused(tmp_path: Path) -> None:
    for n, inside in enumerate([b"mousehole/kernel/wire.py", f"{ROOT}/build/tools".encode()]):
        with zipfile.ZipFile(tmp_path / f"{n}.whl", "w") as wheel:
            for name in ("mousehole/server/static/index.html", "mousehole/server/handbook/index.html"):
                wheel.writestr(name, "")
            wheel.writestr("mousehole_core__mypyc.so", b"\0" + inside + b"\0")

    archives.check_contents(tmp_path / "0.whl")
    with pytest.raises(SystemExit, match="names folders of this machine: mousehole_core"):
        archives.check_contents(tmp_path / "1.whl")


def test_what_is_compiled_does_not_look_for_libraries_in_this_machines_folders(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("LDSHARED", raising=False)
    monkeypatch.setattr(hatch_build.sysconfig, "get_config_var", lambda _: "cc -shared -L/here -Wl,-rpath,/here -O1")
    assert hatch_build.linker() == {"LDSHARED": "cc -shared -L/here -O1"}
    monkeypatch.setattr(hatch_build.sysconfig, "get_config_var", lambda _: "cc -bundle")
    assert hatch_build.linker() == {}
