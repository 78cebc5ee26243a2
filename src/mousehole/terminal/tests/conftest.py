"""Tests save nothing in the home directory of the person who runs them."""
from __future__ import annotations

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("MOUSEHOLE_HOME", str(tmp_path / "home"))
    return tmp_path / "home"
