"""Lets tests meet a fault: which of them come near it, in what order, and whether one of them fails.

Starting Python, importing what comes from elsewhere and running tests that have nothing to do with a fault would take
most of the time. So everything runs in forks of one process that has imported it all except our own code, and each
file of tests is first run once without any fault, to see which functions its tests enter.
"""
from __future__ import annotations

import ast
import importlib
import json
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


class Cases:
    """All tests that may meet a fault, and where each of them comes by."""

    def __init__(self, tests: Sequence[Case], loaded: dict[str, frozenset[Place]]) -> None:
        self.tests = tests
        self.loaded = loaded  # by file: every place that was entered while it ran, or before

    def near(self, place: Place, patience: float) -> list[Case]:
        """Return the tests that may notice a fault there, those that should first, as many as take `patience` seconds.

        What is made once and kept is only entered by the first test that needs it, so all tests of a file that comes
        by at all are asked, but last. Those of one file stay together, because they may share what they are given.
        """
        files = [file for file, places in self.loaded.items() if place in places]
        asked = [test for test in self.tests if test.file in files]
        cost = defaultdict[tuple[bool, str], float](float)
        for test in asked:
            cost[not self._enters(test, place), test.file] += test.seconds
        asked.sort(key=lambda test: (away := not self._enters(test, place), cost[away, test.file], test.file,
                                     test.seconds))
        return list(within(asked, patience))

    def _enters(self, test: Case, place: Place) -> bool:
        return any([entered.path == place.path and place.line in (MODULE, entered.line) for entered in test.entered])


def within(tests: Sequence[Case], patience: float) -> Iterator[Case]:
    spent = 0.0
    for test in tests:
        if spent + test.seconds <= patience or test is tests[0]:
            spent += test.seconds
            yield test


def watch(folder: Path, files: Sequence[str], parts: Sequence[str]) -> Cases:
    """Run each file of tests by itself, without any fault, and note which functions of these modules it enters."""
    tests, loaded = list[Case](), dict[str, frozenset[Place]]()
    elsewhere = set[str]()
    for file in files:
        with tempfile.NamedTemporaryFile() as notes:
            eye = Eye(folder, parts, Path(notes.name))
            if not forked(lambda eye=eye, file=file: eye.run(file), 600, 1800):  # type: ignore[misc]
                sys.exit(f"without any fault, {file} already fails")
            seen = json.loads(notes.read())
        tests += [Case(file, id, seconds, frozenset([Place(*place) for place in places]))
                  for id, seconds, places in seen["tests"]]
        loaded[file] = frozenset([Place(*place) for place in seen["loaded"]])
        elsewhere |= set(seen["elsewhere"])
        for name in sorted(elsewhere - set(sys.modules)):
            with suppress(Exception):  # what can only be imported beside something else is left to the tests
                importlib.import_module(name)
    return Cases(tests, loaded)


class Eye:
    """Watches one file of tests. Only the beginning of each call is noted, and of a long test only as long as there is
    something new: watching the whole of it would take several times as long as the test.
    """

    def __init__(self, folder: Path, parts: Sequence[str], notes: Path) -> None:
        self.folder, self.parts, self.notes = f"{folder}/", tuple(parts), notes
        self.places: dict[CodeType, Place | None] = {}
        self.now, self.every, self.stale, self.is_testing = set[Place](), set[Place](), 0, False
        self.tests = list[tuple[str, float, list[Place]]]()

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
        self.tests.append((item.nodeid, time.process_time() - start, sorted(self.now)))

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


def are_failing(tests: Sequence[Case]) -> bool:
    """Run these tests until one fails. Taking much too long is failing, too: a fault may be an endless loop."""
    files = sorted({test.file for test in tests})
    seconds = GRACE + 4 * sum([test.seconds for test in tests])
    return not forked(lambda: run_tests(files, Chosen(tests)), seconds, 6 * seconds)


def run_tests(files: Sequence[str], plugin: object) -> int:
    import hypothesis
    # Nobody reads how it failed; and the same run plants the same faults and sees them met by the same examples.
    hypothesis.settings.register_profile("mutants", database=None, derandomize=True, print_blob=False,
                                         phases=[hypothesis.Phase.explicit, hypothesis.Phase.generate])
    hypothesis.settings.load_profile("mutants")
    arguments = ["-x", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", "-p", "no:faulthandler", "--tb=no", *files]
    return int(pytest.main(arguments, plugins=[plugin]))


def forked(work: Callable[[], int], seconds: float, waiting: float) -> bool:
    """Return whether work in a process of its own ends well, with so many seconds of the processor.

    Waiting is counted, not read from a clock: this program may be paused.
    """
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
        if waited > waiting:
            os.kill(child, signal.SIGKILL)
            os.waitpid(child, 0)
            return False
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
