"""The engine for browsers, built from these sources; tests of it are skipped where it cannot be built."""
from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from mousehole.server.site import ENGINE

ROOT = Path(__file__).resolve().parents[1]


def built_engine() -> Path:
    """Nothing is done if nothing has changed; one process builds, the others wait for it."""
    done = subprocess.run([sys.executable, str(ROOT / "web" / "build.py"), "engine"], capture_output=True, text=True,
                          check=False)
    if done.returncode:
        pytest.skip(f"the engine cannot be built here: {(done.stderr or done.stdout)[-300:]}")
    return ENGINE
