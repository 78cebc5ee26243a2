"""Lets tests meet a fault: which of them come near it, in what order, and whether one of them fails.

Starting Python, importing what comes from elsewhere and running tests that have nothing to do with a fault would take
most of the time. So everything runs in forks of one process that has imported it all except our own code, and each
file of tests is first run once without any fault, to see which functions its tests enter.
"""
from __future__ import annotations

import ast
import importlib
import json
import math
import os
import resource
import signal
import sys
import tempfile
import time
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from types import CodeType, FrameType
from typing import NamedTuple

import pytest

from tests.mutants.notes import Notes

TICK = 0.02
STALE = 20_000  # calls without anything new
GRACE = 10.0  # seconds: to start, and for a machine that is slow just now
MODULE = 0  # where the code of a module itself begins, which is run when it is imported
OURS = ("mousehole", "tests", "bench", "examples", "conftest", "__main__")


class Place(NamedTuple):
    """A function, or what a module does when it is imported."""

    path: str
    line: int


def place_of(path: Path, source: str, line: int) -> Place:
    """Return the innermost function that runs this line."""
    inside = [node for node in ast.walk(ast.parse(source)) if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef))
              and node.body[0].lineno <= line <= (node.end_lineno or node.lineno)]
    if not inside:
        return Place(str(path), MODULE)
    innermost = max(inside, key=lambda node: node.lineno)
    return Place(str(path), min([innermost.lineno, *[each.lineno for each in innermost.decorator_list]]))


class Case(NamedTuple):
    file: str
    id: str
    seconds: float  # of the processor
    entered: frozenset[Place]
    was_cut: bool = False  # it was not watched to its end


class Cases:
    """All tests that may meet a fault, and where each of them comes by."""

    def __init__(self, tests: Sequence[Case], loaded: dict[str, frozenset[Place]]) -> None:
        self.tests = tests
        self.loaded = loaded  # by file: every place that was entered while it ran, or before

    def near(self, place: Place, patience: float) -> list[Case]:
        """Return the tests that may notice a fault there, those that should first, as many as take `patience` seconds.

        What is made once and kept is only entered by the first test that needs it, so all tests of a file that comes
        by at all are asked, but later; and last those that nobody watched to their end, in files that import the
        module. Those of one file stay together, because they may share what they are given.
        """
        files = {file for file, places in self.loaded.items() if place in places}
        asked = [test for test in self.tests if test.file in files or self._may_enter(test, place)]
        turn = {test: 0 if self._enters(test, place) else 1 if test.file in files else 2 for test in asked}
        cost = defaultdict[tuple[int, str], float](float)
        for test in asked:
            cost[turn[test], test.file] += test.seconds
        asked.sort(key=lambda test: (turn[test], cost[turn[test], test.file], test.file, test.seconds))
        return list(within(asked, patience))

    def _may_enter(self, test: Case, place: Place) -> bool:
        return test.was_cut and Place(place.path, MODULE) in self.loaded[test.file]

    def _enters(self, test: Case, place: Place) -> bool:
        return any([entered.path == place.path and place.line in (MODULE, entered.line) for entered in test.entered])


def within(tests: Sequence[Case], patience: float) -> Iterator[Case]:
    spent = 0.0
    for test in tests:
        if spent + test.seconds <= patience or test is tests[0]:
            spent += test.seconds
            yield test


class TimeIsUp(Exception):
    """The run was given only so many minutes."""


def watch(folder: Path, files: Sequence[str], parts: Sequence[str], notes: Notes, end: float = math.inf) -> Cases:
    """Run each file of tests by itself, without any fault, and note which functions of these modules it enters."""
    tests, loaded = list[Case](), dict[str, frozenset[Place]]()
    for file in files:
        if file not in notes.found:
            notes.put(file, watched(folder, file, parts, end))
        seen = notes.found[file]
        tests += [Case(file, id, seconds, frozenset([Place(*place) for place in places]), was_cut)
                  for id, seconds, places, was_cut in seen["tests"]]
        loaded[file] = frozenset([Place(*place) for place in seen["loaded"]])
        bring_in(set(seen["elsewhere"]) - set(sys.modules))
    return Cases(tests, loaded)


def bring_in(modules: set[str]) -> None:
    """Import these, private ones last: `_asyncio` before `asyncio` would leave half of it in Python, half in C."""
    for name in sorted(modules, key=lambda name: (name.startswith("_"), name)):
        with suppress(Exception):  # what can only be imported beside something else is left to the tests
            importlib.import_module(name)


def watched(folder: Path, file: str, parts: Sequence[str], end: float) -> object:
    with tempfile.NamedTemporaryFile() as seen:
        eye = Eye(folder, parts, Path(seen.name))
        ended_well = forked(lambda: eye.run(file), 600, 1800, end)
        if ended_well is None:
            raise TimeIsUp(file)
        if not ended_well:
            sys.exit(f"without any fault, {file} already fails")
        return json.loads(seen.read())


class Eye:
    """Watches one file of tests. Only the beginning of each call is noted, and of a long test only as long as there is
    something new: watching the whole of it would take several times as long as the test.
    """

    def __init__(self, folder: Path, parts: Sequence[str], notes: Path) -> None:
        self.folder, self.parts, self.notes = f"{folder}/", tuple(parts), notes
        self.places: dict[CodeType, Place | None] = {}
        self.now, self.every, self.stale, self.is_testing = set[Place](), set[Place](), 0, False
        self.tests = list[tuple[str, float, list[Place], bool]]()

    def run(self, file: str) -> int:
        before = set(sys.modules)
        sys.dont_write_bytecode = False  # of the tests, which stay as they are
        sys.settrace(self.call)
        done = run_tests([file], self)
        sys.settrace(None)
        elsewhere = [name for name in set(sys.modules) - before if name.partition(".")[0] not in OURS
                     and not (getattr(sys.modules[name], "__file__", None) or "").startswith(self.folder)]
        self.notes.write_text(json.dumps({"tests": self.tests, "loaded": list(self.every | self.now),
                                          "elsewhere": elsewhere}), "utf-8")
        return done

    def call(self, frame: FrameType, event: str, argument: object) -> None:
        code = frame.f_code
        if code not in self.places:
            path = code.co_filename.removeprefix(self.folder)
            line = MODULE if code.co_name == "<module>" else code.co_firstlineno
            self.places[code] = Place(path, line) if path.startswith(self.parts) else None
        self.stale += 1
        if (place := self.places[code]) and place not in self.now:
            self.now.add(place)
            self.stale = 0
        if self.is_testing and self.stale > STALE:  # whatever is imported or set up is seen
            sys.settrace(None)

    @pytest.hookimpl(hookwrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        self.every |= self.now
        self.now, start = set(), time.process_time()
        sys.settrace(self.call)
        yield
        self.tests.append((item.nodeid, time.process_time() - start, sorted(self.now), self.stale > STALE))

    @pytest.hookimpl(hookwrapper=True)
    def pytest_runtest_call(self) -> Iterator[None]:
        self.stale, self.is_testing = 0, True
        yield
        self.is_testing = False


class Chosen:
    """Runs only these tests, in this order."""

    def __init__(self, tests: Sequence[Case]) -> None:
        self.order = {test.id: n for n, test in enumerate(tests)}

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        chosen = [item for item in items if item.nodeid in self.order]
        if chosen:  # else the fault has given them other names
            items[:] = sorted(chosen, key=lambda item: self.order[item.nodeid])


def are_failing(tests: Sequence[Case], end: float = math.inf) -> bool | None:
    """Run these tests until one fails. Taking much too long is failing, too: a fault may be an endless loop.

    Return None if the time was up before it could be seen.
    """
    files = sorted({test.file for test in tests})
    seconds = GRACE + 4 * sum([test.seconds for test in tests])
    are_well = forked(lambda: run_tests(files, Chosen(tests)), seconds, 6 * seconds, end)
    return None if are_well is None else not are_well


def run_tests(files: Sequence[str], plugin: object) -> int:
    import hypothesis
    # Nobody reads how it failed; and the same run plants the same faults and sees them met by the same examples.
    hypothesis.settings.register_profile("mutants", database=None, derandomize=True, print_blob=False,
                                         phases=[hypothesis.Phase.explicit, hypothesis.Phase.generate])
    hypothesis.settings.load_profile("mutants")
    arguments = ["-x", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", "-p", "no:faulthandler", "--tb=no", *files]
    return int(pytest.main(arguments, plugins=[plugin]))


def forked(work: Callable[[], int], seconds: float, waiting: float, end: float = math.inf) -> bool | None:
    """Return whether work in a process of its own ends well, with so many seconds of the processor.

    Waiting is counted, not read from a clock: this program may be paused. Only the `end` of the whole run is a time of
    day (of the monotonic clock); what is not done by then is stopped, and its result is None.
    """
    if time.monotonic() >= end:
        return None
    sys.stdout.flush()
    child = os.fork()
    if not child:
        status = 1
        try:
            resource.setrlimit(resource.RLIMIT_CPU, (int(seconds) + 1, int(seconds) + 2))
            resource.setrlimit(resource.RLIMIT_AS, (8 << 30, 8 << 30))
            nowhere = os.open(os.devnull, os.O_RDWR)
            for stream in (0, 1, 2):
                os.dup2(nowhere, stream)
            status = work()
        finally:
            os._exit(status)
    waited = 0.0
    while True:
        done, status = os.waitpid(child, os.WNOHANG)
        if done:
            return status == 0
        if waited > waiting or time.monotonic() >= end:
            os.kill(child, signal.SIGKILL)
            os.waitpid(child, 0)
            return False if waited > waiting else None
        time.sleep(TICK)
        waited += TICK


@contextmanager
def inside(folder: Path) -> Iterator[None]:
    before, path = Path.cwd(), sys.path.copy()
    move_into(folder)
    try:
        yield
    finally:
        os.chdir(before)
        sys.path[:] = path


def move_into(folder: Path) -> None:
    """Let everything that is imported from now on be imported from this copy of the sources."""
    os.chdir(folder)
    sys.path[:0] = [str(folder / "src"), str(folder)]
    os.environ |= {"PYTHONPATH": str(folder / "src"), "PYTHONDONTWRITEBYTECODE": "1"}
    sys.dont_write_bytecode = True
