"""The page's own unit tests: what is not drawing (web/tests, Vitest)."""
from __future__ import annotations

import subprocess
import sys
from pathlib import Path

BUILD = Path(__file__).resolve().parents[1] / "web" / "build.py"


def test_the_unit_tests_of_the_page_pass() -> None:
    done = subprocess.run([sys.executable, BUILD, "test"], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
