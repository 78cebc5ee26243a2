"""The engine for browsers: small enough, and the same games to the byte."""
from __future__ import annotations

import gzip
import json
import subprocess
import sys
from importlib.resources import files
from pathlib import Path

import pytest

from mousehole.games import OURS
from mousehole.kernel import BadSetup
from mousehole.server.site import STATIC, write_site
from tests.building import ROOT, built_engine
from tests.golden import replays

MAX_BYTES = 6_500_000  # gzip


@pytest.fixture(scope="module")
def engine() -> Path:
    return built_engine()


def test_it_is_not_too_large_to_download(engine: Path) -> None:
    loaded = [path for path in engine.iterdir() if path.suffix in (".mjs", ".wasm", ".zip", ".json")]
    assert len(loaded) == 8
    assert sum([len(gzip.compress(path.read_bytes(), 9)) for path in loaded]) <= MAX_BYTES


def test_the_same_seed_and_answers_give_the_same_replay_in_every_byte(engine: Path, tmp_path: Path) -> None:
    sys.path.insert(0, str(ROOT / "web"))
    try:
        import build
    finally:
        sys.path.remove(str(ROOT / "web"))
    stories = {f"{game}/{path.name}": path.read_text("utf-8") for game, package in OURS.items()
               for path in (Path(str(files(package))) / "tests" / "playthroughs").glob("*.txt")}
    assert len({name.split("/")[0] for name in stories}) == len(OURS)
    (tmp_path / "stories.json").write_text(json.dumps(stories))
    done = subprocess.run([build.node()[0], ROOT / "tests" / "golden.mjs", engine, tmp_path / "stories.json",
                           tmp_path / "replays.json"],
                          capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-3000:]
    there, here = json.loads((tmp_path / "replays.json").read_text()), replays(stories)
    assert there.keys() == here.keys()
    assert [name for name in here if there[name] != here[name]] == []
    assert min([text.count("\n") for text in here.values()]) > 5


def test_a_site_is_written_into_new_folders_and_older_sites_only(engine: Path, tmp_path: Path) -> None:
    if not (STATIC / "index.html").exists():
        pytest.skip("the page is not built: make page")
    site = tmp_path / "site"
    for _ in range(2):
        assert write_site(site).files > 100
    for name in ("index.html", "404.html", "sw.js", "manifest.webmanifest", "engine/engine.json", "engine/LICENCES.txt",
                 "engine/pyodide.asm.wasm.gz", "engine/pyodide.asm.wasm.br"):
        assert (site / name).is_file(), name
    assert '<meta name="site"' in (site / "index.html").read_text()
    assert '"/' not in (site / "index.html").read_text(), "it works in a subfolder"
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "letter.txt").touch()
    with pytest.raises(BadSetup, match="not empty"):
        write_site(tmp_path / "mine")
    with pytest.raises(BadSetup, match="make engine"):
        write_site(tmp_path / "new", engine=tmp_path)
    with pytest.raises(BadSetup, match="make page"):
        write_site(tmp_path / "new", static=tmp_path)
    assert sorted([path.name for path in tmp_path.iterdir()]) == ["mine", "site"], "nothing half made is left"


def test_a_site_that_cannot_be_written_whole_leaves_the_older_one(engine: Path, tmp_path: Path) -> None:
    if not (STATIC / "index.html").exists():
        pytest.skip("the page is not built: make page")
    site = tmp_path / "site"
    site.mkdir()
    write_site(site)  # an empty folder will do
    before = (site / "index.html").stat().st_mtime_ns
    (tmp_path / "static" / "engine").mkdir(parents=True)  # where the engine should go
    (tmp_path / "static" / "index.html").touch()
    with pytest.raises(FileExistsError):
        write_site(site, static=tmp_path / "static")
    assert (site / "index.html").stat().st_mtime_ns == before
    assert sorted([path.name for path in tmp_path.iterdir()]) == ["site", "static"]
