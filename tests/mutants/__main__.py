"""How good are the tests? Plants small faults, one at a time, and counts how many of them a test notices.

    python -m tests.mutants                           # a sample of every part
    python -m tests.mutants kernel --most 40          # of one part, at most so many
    python -m tests.mutants --seed 2                  # other faults; the same seed plants the same ones
    python -m tests.mutants --minutes 6               # as far as it gets; the same command goes on there
    python -m tests.mutants --write docs/mutants.md   # and the figures into this page

Each is planted in a copy of the sources, and met by the tests that enter the function it is in, the quickest first,
then by the others of their files, as many as take `--patience` seconds. Tests that take much too long have noticed it
as well: a fault may be an endless loop.
"""
from __future__ import annotations

import argparse
import os
import random
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from contextlib import suppress
from datetime import UTC, datetime
from multiprocessing import get_context
from pathlib import Path
from typing import NamedTuple

from tests.mutants.meeting import Cases, TimeIsUp, are_failing, inside, move_into, place_of, watch
from tests.mutants.notes import Notes, state_of
from tests.mutants.page import HEAD, Tally, updated
from tests.mutants.planting import Mutant, mutants_of

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = Path("src/mousehole")
LEFT_OUT = ("__pycache__", "static", "handbook", "engine")


class Part(NamedTuple):
    modules: str  # a pattern, below the package
    tests: Sequence[str]  # those beside it, and those that use it from further away


PARTS = {
    "kernel": Part("kernel/*.py", [
        "kernel/tests", "testkit/tests/test_regatta.py", "testkit/tests/test_promises.py",
        "games/mousekeeping/tests/test_rules.py", "games/mousekeeping/tests/test_secrecy.py",
        "games/mousekeeping/tests/test_memory.py", "table/tests/test_match.py"]),
    "table": Part("table/*.py", [
        "table/tests", "server/tests/test_registry.py", "server/tests/test_hosting.py",
        "server/tests/test_take_back.py", "server/tests/test_between_matches.py", "server/tests/test_along.py",
        "browser/tests", "tests/test_wire.py"]),
    "mousekeeping": Part("games/mousekeeping/*.py", [
        "games/mousekeeping/tests", "terminal/tests/test_mousekeeping.py", "table/tests/test_days.py",
        "table/tests/test_remarks.py", "table/tests/test_results.py", "table/tests/test_guide.py",
        "testkit/tests/test_positions.py"]),
}


def copied(folder: Path) -> Path:
    """Copy the sources to where faults can be planted."""
    if folder.exists():
        return folder
    folder.mkdir()
    shutil.copytree(ROOT / "src", folder / "src", ignore=shutil.ignore_patterns(*LEFT_OUT))
    for name in ("tests", "web", "docs", "bench", "examples", "pyproject.toml", "README.md"):
        (folder / name).symlink_to(ROOT / name)
    # Byte code is compared with the source itself: a fault may be planted within the same second, and be as long.
    subprocess.run([sys.executable, "-m", "compileall", "-q", "--invalidation-mode", "checked-hash", folder / "src"],
                   check=True)
    return folder


def files_of(folder: Path, names: Sequence[str]) -> list[str]:
    """Return the files of these tests; one that is gone is an error."""
    paths = [Path(name) if name.startswith("tests/") else PACKAGE / name for name in names]
    missing = [str(path) for path in paths if not (folder / path).exists()]
    if missing:
        sys.exit(f"there are no tests {', '.join(missing)}")
    return [str(file.relative_to(folder)) for path in paths
            for file in ([folder / path] if path.suffix else sorted((folder / path).glob("**/test_*.py")))]


def modules_of(part: Part) -> list[Path]:
    return [path.relative_to(ROOT) for path in sorted((ROOT / PACKAGE).glob(part.modules))
            if path.name != "__init__.py"]


class Planter:
    """Plants faults in a copy of its own."""

    def __init__(self, folder: Path, tests: Cases, patience: float, end: float) -> None:
        self.folder, self.tests, self.patience, self.end = folder, tests, patience, end

    def is_noticed(self, mutant: Mutant) -> bool | None:
        """Return whether a test fails; None: there is no time left to try."""
        if time.monotonic() >= self.end:
            return None
        path = self.folder / mutant.path
        before = path.read_text("utf-8")
        met = self.tests.near(place_of(mutant.path, before, mutant.line), self.patience)
        path.write_text(mutant.source, "utf-8")
        try:
            return are_failing(met, self.end) if met else False
        finally:
            path.write_text(before, "utf-8")


planter: Planter  # of this process: each has one


def begin(folder: Path, tests: Cases, patience: float, end: float) -> None:
    global planter  # noqa: PLW0603
    mine = folder.with_name(f"copy-{os.getpid()}")
    shutil.copytree(folder, mine, symlinks=True)
    planter = Planter(mine, tests, patience, end)
    move_into(planter.folder)


def plant(mutant: Mutant) -> bool | None:
    return planter.is_noticed(mutant)


def run(name: str, asked: argparse.Namespace, scratch: Path, end: float) -> Tally:
    part = PARTS[name]
    modules = modules_of(part)
    every = [mutants_of(path, (ROOT / path).read_text("utf-8")) for path in modules]
    chosen = sample(every, asked.each, asked.seed)[:asked.most]
    notes = Notes(asked.notes / f"{name}.jsonl", state_of(sources(), asked.patience))
    with suppress(TimeIsUp):
        plant_all(chosen, part, [str(path) for path in modules], notes, asked, scratch, end)
    planted = [mutant for mutant in chosen if mutant.digest() in notes.found]
    if len(planted) < len(chosen):
        print(f"{name}: {len(planted)} of {len(chosen)} faults, then the time was up; the same command goes on there")
    run_with = f"{name} --each {asked.each} --most {asked.most} --seed {asked.seed} --patience {asked.patience:g}"
    return Tally(name, modules, sum(map(len, every)), len(planted),
                 [mutant for mutant in planted if not notes.found[mutant.digest()]], run_with)


def plant_all(chosen: Sequence[Mutant], part: Part, modules: Sequence[str], notes: Notes, asked: argparse.Namespace,
              scratch: Path, end: float) -> None:
    if time.monotonic() >= end:
        raise TimeIsUp
    whole = copied(scratch / "whole")
    with inside(whole):
        files = files_of(whole, part.tests)
        tests = watch(whole, files, modules, notes, end)
    left = [mutant for mutant in chosen if mutant.digest() not in notes.found]
    print(f"{len(tests.tests)} tests in {len(files)} files, {len(left)} faults to plant", flush=True)
    with get_context("fork").Pool(asked.processes, begin, (whole, tests, asked.patience, end)) as pool:
        for number, (mutant, is_noticed) in enumerate(zip(left, pool.imap(plant, left), strict=True), 1):
            if is_noticed is not None:
                notes.put(mutant.digest(), is_noticed)
                print(f"{number:4} of {len(left)}  {'noticed ' if is_noticed else 'SURVIVED'}  {mutant.told()}",
                      flush=True)


def sources() -> list[Path]:
    """Return every file that tests or code may depend on."""
    return [path for folder in ("src", "tests") for path in (ROOT / folder).rglob("*")
            if path.is_file() and not set(LEFT_OUT).intersection(path.parts)]


def sample(every: Sequence[list[Mutant]], each: int, seed: int) -> list[Mutant]:
    """Return at most `each` of every module, in turn, so that a run that ends early has been everywhere."""
    luck = random.Random(seed)
    shuffled = [luck.sample(mutants, len(mutants)) for mutants in every]
    return [mutants[n] for n in range(each) for mutants in shuffled if n < len(mutants)]


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.mutants", description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("parts", nargs="*", metavar="PART", help=f"{', '.join(PARTS)}; all of them if none is named")
    parser.add_argument("--each", type=int, default=20, metavar="N", help="faults per module, at most")
    parser.add_argument("--most", type=int, default=120, metavar="N", help="faults per part, at most")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=60.0, metavar="N", help="for everything together, at most")
    parser.add_argument("--patience", type=float, default=20.0, metavar="SECONDS", help="of tests for each fault")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1, metavar="N")
    parser.add_argument("--notes", type=Path, default=ROOT / "build" / "mutants", metavar="FOLDER",
                        help="where findings are kept, for the next run to go on there; away with it to begin anew")
    parser.add_argument("--write", type=Path, metavar="FILE")
    asked = parser.parse_args()
    if unknown := [name for name in asked.parts if name not in PARTS]:
        parser.error(f"there is no part {', '.join(unknown)}")
    tallies = list[Tally]()
    end = time.monotonic() + 60 * asked.minutes
    parts = asked.parts or list(PARTS)
    with tempfile.TemporaryDirectory() as scratch:
        for n, name in enumerate(parts):  # each may take its share of the time that is left
            now = time.monotonic()
            tallies.append(run(name, asked, Path(scratch).resolve(), now + (end - now) / (len(parts) - n)))
    day = datetime.now(UTC).date().isoformat()
    print("", *HEAD, *[each.row(day) for each in tallies], "",
          *[f"- `{mutant.told()}`" for each in tallies for mutant in each.survivors], sep="\n")
    if asked.write:
        page = asked.write.read_text("utf-8")
        asked.write.write_text(updated(page, [each for each in tallies if each.planted], day), "utf-8")


if __name__ == "__main__":
    main()
