"""The examples that learn run, at a small size; each prints its table and draws its curve."""
from __future__ import annotations

import re
import runpy
import sys
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

pytest.importorskip("numpy", reason="NumPy is not installed: pip install 'mousehole[research]'")

FOLDER = Path(__file__).resolve().parents[1] / "examples" / "learning"


@pytest.mark.parametrize("words", ["cfr", "ppo mousekeeping", "ppo mousewarming-party", "dmc"])
def test_an_example_learns_a_little_and_says_how_it_fares(words: str, tmp_path: Path,
                                                          capsys: pytest.CaptureFixture[str],
                                                          monkeypatch: pytest.MonkeyPatch) -> None:
    file, *rest = words.split()
    picture = tmp_path / "curve.svg"
    monkeypatch.setattr(sys, "argv", [f"{file}.py", *rest, "--small", "--picture", str(picture)])
    monkeypatch.syspath_prepend(str(FOLDER))
    runpy.run_path(str(FOLDER / f"{file}.py"), run_name="__main__")
    said = capsys.readouterr().out
    for bot in ("pip", "bramble", "juniper"):
        assert re.search(rf"^\| {bot} \| -?\d", said, re.M), f"no row for {bot}"
    assert ET.fromstring(picture.read_text("utf-8")).tag.endswith("svg")  # noqa: S314  our own
    if file == "cfr":
        found = re.search(r"exploitability ([\d.]+), by OpenSpiel ([\d.]+|\()", said)
        assert found and float(found[1]) < 0.01
        assert found[2] == "(" or found[1] == found[2], "both compute the same"
