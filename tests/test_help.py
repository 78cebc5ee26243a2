"""Every module that is a program says how it is used when it is asked for help, and does nothing else."""
from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
STARTED_BY_TESTS = {"tests.browser.dealing"}  # is a server, whatever it is told
# All in one process: most of the time would go into importing the same things again.
ASK = """
import contextlib, io, runpy, sys, warnings
warnings.simplefilter("ignore", RuntimeWarning)  # of modules that others have imported by now
for name in sys.argv[1:]:
    said, sys.argv = io.StringIO(), [name, "--help"]
    try:
        with contextlib.redirect_stdout(said):
            runpy.run_module(name, run_name="__main__", alter_sys=True)
        code = "no exit"
    except SystemExit as done:
        code = done.code or 0
    except Exception as error:
        code = repr(error)
    print(name, "helps" if code == 0 and said.getvalue().startswith("usage: ") else code, flush=True)
"""


def programs() -> list[str]:
    found = list[str]()
    for folder, top in ((ROOT / "src", "mousehole"), (ROOT, "bench"), (ROOT, "tests")):
        for path in sorted((folder / top).rglob("*.py")):
            text = path.read_text("utf-8")
            if not path.name.startswith("test_") and re.search(r'^if __name__ == "__main__":$', text, re.M):
                found.append(".".join(path.relative_to(folder).with_suffix("").parts).removesuffix(".__main__"))
    return [name for name in found if name not in STARTED_BY_TESTS]


def test_a_program_that_is_asked_for_help_helps_and_writes_nothing(tmp_path: Path) -> None:
    names = programs()
    assert {"mousehole.cli", "mousehole.testkit.daily", "bench", "bench.load", "tests.mutants"} <= set(names)

    asked = subprocess.run([sys.executable, "-c", ASK, *names], cwd=tmp_path, capture_output=True, text=True,
                           check=False, timeout=300, stdin=subprocess.DEVNULL,
                           env={"PYTHONPATH": f"{ROOT / 'src'}:{ROOT}", "PYTHONDONTWRITEBYTECODE": "1"})

    assert asked.stdout.splitlines() == [f"{name} helps" for name in names], asked.stderr
    assert not list(tmp_path.iterdir())
