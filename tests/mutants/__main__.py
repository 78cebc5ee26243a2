"""How good are the tests? Plants small faults, one at a time, and counts how many of them a test notices.

    python -m tests.mutants                           # a sample of every part
    python -m tests.mutants kernel --each 20          # of each module of one part, at most so many
    python -m tests.mutants --minutes 5               # and of each part, no more than fit into this time
    python -m tests.mutants --write docs/mutants.md   # and the figures into this page

The same seed plants the same faults. Each is planted in a copy of the sources, and met first by the tests beside its
module; if none of them fails, by those that use it from further away. Tests that take much too long have noticed it as
well: a fault may be an endless loop.
"""
from __future__ import annotations

import argparse
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from tests.mutants.planting import Mutant, mutants_of

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = Path("src/mousehole")
LEFT_OUT = shutil.ignore_patterns("__pycache__", "static", "handbook", "engine")
MARKS = re.compile(r"(?<=<!-- figures -->\n).*(?=<!-- end of figures -->)", re.DOTALL)


class Part(NamedTuple):
    modules: str  # a pattern, below the package
    near: Sequence[str]
    far: Sequence[str]


PARTS = {
    "kernel": Part("kernel/*.py", ["kernel/tests"],
                   ["testkit/tests/test_regatta.py", "testkit/tests/test_promises.py", "games/mousekeeping/tests"]),
    "table": Part("table/*.py", ["table/tests"],
                  ["server/tests/test_registry.py", "server/tests/test_hosting.py", "server/tests/test_take_back.py",
                   "server/tests/test_between_matches.py", "server/tests/test_along.py", "browser/tests",
                   "tests/test_wire.py"]),
    "mousekeeping": Part("games/mousekeeping/*.py", ["games/mousekeeping/tests"],
                         ["terminal/tests/test_mousekeeping.py", "table/tests/test_days.py",
                          "table/tests/test_remarks.py", "table/tests/test_results.py", "table/tests/test_guide.py"]),
}


class Copy:
    """The sources, where faults can be planted, and the tests that are run on them."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        shutil.copytree(ROOT / "src", folder / "src", ignore=LEFT_OUT)
        for name in ("tests", "web", "docs", "bench", "examples", "pyproject.toml", "README.md"):
            (folder / name).symlink_to(ROOT / name)
        # Byte code is compared with the source itself: a fault may be planted within the same second, and be as long.
        subprocess.run([sys.executable, "-m", "compileall", "-q", "--invalidation-mode", "checked-hash",
                        folder / "src"], check=True)

    def notices(self, mutant: Mutant, tests: Sequence[str], seconds: float) -> bool:
        path = self.folder / mutant.path
        before = path.read_text("utf-8")
        path.write_text(mutant.source, "utf-8")
        try:
            return self.fails(tests, seconds)
        finally:
            path.write_text(before, "utf-8")

    def fails(self, tests: Sequence[str], seconds: float) -> bool:
        environment = os.environ | {"PYTHONPATH": str(self.folder / "src"), "PYTHONDONTWRITEBYTECODE": "1"}
        command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", "--tb=no",
                   *tests]
        try:
            done = subprocess.run(command, cwd=self.folder, env=environment, capture_output=True, timeout=seconds,
                                  check=False)
        except subprocess.TimeoutExpired:
            return True
        return done.returncode != 0


def found_in(folder: Path, names: Sequence[str]) -> list[str]:
    """Return where these tests are; one that is gone is an error."""
    paths = [Path(name) if name.startswith("tests/") else PACKAGE / name for name in names]
    missing = [str(path) for path in paths if not (folder / path).exists()]
    if missing:
        sys.exit(f"there are no tests {', '.join(missing)}")
    return [str(path) for path in paths]


class Tally(NamedTuple):
    part: str
    modules: int
    possible: int
    planted: int
    survivors: list[Mutant]

    def score(self) -> str:
        return f"{(self.planted - len(self.survivors)) / max(self.planted, 1):.0%}"


def run(copy: Copy, name: str, each: int, seed: int, minutes: float) -> Tally:
    part = PARTS[name]
    modules = [path for path in sorted((ROOT / PACKAGE).glob(part.modules)) if path.name != "__init__.py"]
    every = [mutants_of(path.relative_to(ROOT), path.read_text("utf-8")) for path in modules]
    chosen = sample(every, each, seed)
    end = time.monotonic() + 60 * minutes
    rings = [Ring(copy, found_in(copy.folder, tests)) for tests in (part.near, part.far)]
    survivors, planted = list[Mutant](), 0
    while planted < len(chosen) and time.monotonic() < end:
        mutant = chosen[planted]
        is_noticed = any(ring.notices(mutant) for ring in rings)
        planted += 1
        print(f"{planted:4} of {len(chosen)}  {'noticed' if is_noticed else 'SURVIVED'}  {mutant.told()}", flush=True)
        if not is_noticed:
            survivors.append(mutant)
    return Tally(name, len(modules), sum(map(len, every)), planted, survivors)


def sample(every: Sequence[list[Mutant]], each: int, seed: int) -> list[Mutant]:
    """Return at most `each` of every module, in turn, so that a run that ends early has been everywhere."""
    luck = random.Random(seed)
    shuffled = [luck.sample(mutants, len(mutants)) for mutants in every]
    return [mutants[n] for n in range(each) for mutants in shuffled if n < len(mutants)]


class Ring:
    """Tests that meet a fault together. What they may take follows from what they take without any."""

    def __init__(self, copy: Copy, tests: Sequence[str]) -> None:
        self.copy, self.tests, self.seconds = copy, tests, 0.0

    def notices(self, mutant: Mutant) -> bool:
        if not self.seconds:
            start = time.monotonic()
            if self.copy.fails(self.tests, 900):
                sys.exit(f"without any fault, {' '.join(self.tests)} already fail")
            self.seconds = 10 + 4 * (time.monotonic() - start)
        return self.copy.notices(mutant, self.tests, self.seconds)


def told(tallies: Sequence[Tally], command: str) -> str:
    rows = [f"| {each.part} | {each.modules} | {each.possible} | {each.planted} | "
            f"{each.planted - len(each.survivors)} | {each.score()} |" for each in tallies]
    lines = [f"`{command}`", "", "| part | modules | possible | planted | noticed | score |",
             "|---|---|---|---|---|---|", *rows, ""]
    if any(each.survivors for each in tallies):
        lines += ["Not noticed:", "", *[f"- `{mutant.told()}`" for each in tallies for mutant in each.survivors], ""]
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.mutants", description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("parts", nargs="*", metavar="PART", help=f"{', '.join(PARTS)}; all of them if none is named")
    parser.add_argument("--each", type=int, default=3, metavar="N", help="faults per module, at most")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=60.0, metavar="N", help="for each part, at most")
    parser.add_argument("--write", type=Path, metavar="FILE")
    asked = parser.parse_args()
    if unknown := [name for name in asked.parts if name not in PARTS]:
        parser.error(f"there is no part {', '.join(unknown)}")
    with tempfile.TemporaryDirectory() as folder:
        copy = Copy(Path(folder))
        tallies = [run(copy, name, asked.each, asked.seed, asked.minutes) for name in asked.parts or PARTS]
    names = "".join([f" {name}" for name in asked.parts])
    text = told(tallies, f"python -m tests.mutants{names} --each {asked.each} --seed {asked.seed}")
    print(f"\n{text}")
    if asked.write:
        page = asked.write.read_text("utf-8")
        asked.write.write_text(MARKS.sub(lambda _: f"{text}\n", page), "utf-8")


if __name__ == "__main__":
    main()
