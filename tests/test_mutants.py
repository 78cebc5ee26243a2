"""The faults that `python -m tests.mutants` plants: each is one small change, and still a program."""
from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

from tests.mutants.__main__ import PARTS, ROOT, files_of, modules_of, sample
from tests.mutants.meeting import MODULE, Case, Cases, Place, place_of
from tests.mutants.notes import Notes, state_of
from tests.mutants.page import Tally, faults, updated
from tests.mutants.planting import mutants_of

SOURCE = '''
"""A docstring is not code."""
from __future__ import annotations


def fits(size: int = 3, name: str = "nest") -> bool:
    """Nor is this one."""
    assert size < 100, "never so many"
    if not name or size <= 4 and name == "größe":
        print("small")
        size += 1
    return len(name) < size
'''


def planted() -> list[str]:
    return [f"{mutant.line}: {mutant.before} → {mutant.after}" for mutant in mutants_of(Path("a.py"), SOURCE)]


def test_every_kind_of_fault_is_planted_once_and_only_where_code_runs() -> None:
    assert planted() == [
        '6: "nest" → (\'nest?\')', "6: 3 → (4)",
        '9: "größe" → (\'größe?\')', "9: 4 → (5)", '9: name == "größe" → (name != \'größe\')', "9: not name → (name)",
        '9: not name or size <= 4 and name == "größe" → (not name and (size <= 4 and name == \'größe\'))',
        "9: size <= 4 → (size < 4)", '9: size <= 4 and name == "größe" → (size <= 4 or name == \'größe\')',
        '10: "small" → (\'small?\')', '10: print("small") → pass', "11: 1 → (2)", "11: size += 1 → size -= 1",
        "12: len(name) < size → (len(name) <= size)", "12: return len(name) < size → return None"]


def test_each_mutant_differs_from_the_source_in_one_place_and_can_be_parsed() -> None:
    for mutant in mutants_of(Path("a.py"), SOURCE):
        ast.parse(mutant.source)
        lines = zip(SOURCE.splitlines(), mutant.source.splitlines(), strict=True)
        changed = [number for number, (old, new) in enumerate(lines, 1) if old != new]
        assert changed == [mutant.line]


def test_a_sample_is_the_same_for_the_same_seed_and_takes_all_modules_in_turn() -> None:
    every = [mutants_of(Path(name), SOURCE) for name in ("a.py", "b.py")]
    first = sample(every, 2, 1)

    assert [str(mutant.path) for mutant in first] == ["a.py", "b.py", "a.py", "b.py"]
    assert first == sample(every, 2, 1) != sample(every, 2, 2)
    assert len(sample(every, 99, 1)) == 2 * len(every[0])


def test_every_part_has_modules_and_its_tests_are_there() -> None:
    for part in PARTS.values():
        assert modules_of(part)
        assert files_of(ROOT, part.tests)


def test_a_line_belongs_to_the_innermost_function_or_to_the_module() -> None:
    source = "A = 1\n\n\n@some\n@thing\ndef outer(n=2):\n    def inner():\n        return 3\n    return inner\n"
    lines = [place_of(Path("a.py"), source, line).line for line in (1, 6, 7, 8, 9)]
    assert lines == [MODULE, MODULE, 4, 7, 4]


def test_tests_that_enter_the_function_come_first_the_quickest_before_all_and_only_while_patience_lasts() -> None:
    here, there = Place("a.py", 3), Place("a.py", 9)
    tests = Cases([Case("slow", "slow::enters", 5.0, frozenset({here})),
                   Case("slow", "slow::next", 1.0, frozenset({there})),
                   Case("quick", "quick::first", 0.5, frozenset()),
                   Case("quick", "quick::enters", 2.0, frozenset({here})),
                   Case("quick", "quick::too", 0.1, frozenset({here})), Case("else", "else", 0.1, frozenset({there}))],
                  {"slow": frozenset({here, there}), "quick": frozenset({here}), "else": frozenset({there})})

    assert [test.id for test in tests.near(here, 99)] == ["quick::too", "quick::enters", "slow::enters", "quick::first",
                                                          "slow::next"]
    assert [test.id for test in tests.near(here, 3)] == ["quick::too", "quick::enters", "quick::first"]
    assert [test.id for test in tests.near(here, 0)] == ["quick::too"]
    assert tests.near(Place("a.py", 20), 99) == []


def test_a_test_that_was_not_watched_to_its_end_is_asked_last_if_it_imports_the_module() -> None:
    here, module = Place("a.py", 3), Place("a.py", MODULE)
    tests = Cases([Case("one", "one::cut", 1.0, frozenset(), was_cut=True), Case("one", "one::whole", 1.0, frozenset()),
                   Case("two", "two::enters", 2.0, frozenset({here})), Case("two", "two::other", 1.0, frozenset()),
                   Case("else", "else::cut", 1.0, frozenset(), was_cut=True)],
                  {"one": frozenset({module}), "two": frozenset({here, module}), "else": frozenset()})

    assert [test.id for test in tests.near(here, 99)] == ["two::enters", "two::other", "one::cut"]


MEET = """
import sys
from pathlib import Path
from tests.mutants import meeting
from tests.mutants.meeting import are_failing, inside, place_of, watch
from tests.mutants.notes import Notes
meeting.GRACE, meeting.STALE = 2.0, 2000  # fewer calls than it takes to import the tests
folder, module = Path(sys.argv[1]), Path(sys.argv[1], "src", "nest.py")
source = module.read_text()
with inside(folder):
    tests = watch(folder, ["test_nest.py", "test_else.py"], ["src/nest.py"], Notes(folder / "notes", "one"))
    met = tests.near(place_of(Path("src/nest.py"), source, 5), 9)
    print([test.id for test in met], are_failing(met))
    print([(test.id, test.was_cut) for test in tests.tests])
    made = tests.near(place_of(Path("src/nest.py"), source, 7), 9)
    print(sorted([test.id for test in made]))
    for fault in ("return n + 3", "return n * 2", "while n: pass", "("):
        module.write_text(source.replace("return n + 2", fault))
        print(fault, are_failing(met))
"""


def test_a_fault_is_met_by_the_tests_that_come_by_and_noticed_if_one_fails_or_never_ends(tmp_path: Path) -> None:
    (tmp_path / "src").mkdir()
    (tmp_path / "src/nest.py").write_text("def size(n):\n    return n\n\ndef larger(n):\n    return n + 2\n\nN = 7\n")
    (tmp_path / "test_else.py").write_text("from nest import size\n\ndef test_size(): assert size(1) == 1\n")
    (tmp_path / "test_nest.py").write_text("from nest import larger\n\ndef test_two(): assert larger(2) == 4\n\n"
                                           "def step(): pass\n\ndef test_long(): [step() for _ in range(3000)]\n")

    done = subprocess.run([sys.executable, "-c", MEET, tmp_path], cwd=ROOT, capture_output=True, text=True, check=False,
                          timeout=300)

    assert done.stdout.splitlines() == [
        "['test_nest.py::test_two', 'test_nest.py::test_long'] False",
        "[('test_nest.py::test_two', False), ('test_nest.py::test_long', True), ('test_else.py::test_size', False)]",
        "['test_else.py::test_size', 'test_nest.py::test_long', 'test_nest.py::test_two']", "return n + 3 True",
        "return n * 2 False", "while n: pass True", "( True"], done.stderr


ENDLESS = """
import sys
import time
from pathlib import Path
from tests.mutants.meeting import Case, TimeIsUp, are_failing, inside, watch
from tests.mutants.notes import Notes
folder = Path(sys.argv[1])
notes = Notes(folder / "notes", "one")
with inside(folder):
    for seconds in (-1, 1):
        end = time.monotonic() + seconds
        try:
            watch(folder, ["test_quick.py", "test_endless.py"], [], notes, end)
        except TimeIsUp as up:
            print("watching", up)
        print(are_failing([Case("test_endless.py", "test_endless.py::test_it", 1e6, frozenset())], end))
        watch(folder, ["test_quick.py"], [], notes)  # however long that takes here
"""


def test_a_run_ends_when_its_minutes_are_over_whatever_it_is_doing(tmp_path: Path) -> None:
    (tmp_path / "test_quick.py").write_text("def test_it(): pass\n")
    (tmp_path / "test_endless.py").write_text("import time\n\ndef test_it(): time.sleep(3600)\n")

    done = subprocess.run([sys.executable, "-c", ENDLESS, tmp_path], cwd=ROOT, capture_output=True, text=True,
                          check=False, timeout=300)

    said = done.stdout.splitlines()
    assert said == ["watching test_quick.py", "None", "watching test_endless.py", "None"], done.stderr


ASYNCHRONOUS = """
from tests.mutants.meeting import bring_in
bring_in({"_asyncio", "asyncio", "asyncio.tasks"})
import asyncio
async def is_task(): return asyncio.current_task() is not None
print(asyncio.run(is_task()))
"""


def test_what_is_imported_beforehand_works_as_it_does_elsewhere() -> None:
    done = subprocess.run([sys.executable, "-c", ASYNCHRONOUS], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.stdout == "True\n", done.stderr


def test_minutes_are_for_all_parts_together(tmp_path: Path) -> None:
    parts = ["kernel", "mousekeeping"]
    done = subprocess.run([sys.executable, "-m", "tests.mutants", *parts, "--minutes", "0", "--most", "9", "--notes",
                           tmp_path], cwd=ROOT, capture_output=True, text=True, check=False, timeout=300)

    assert [line for line in done.stdout.splitlines() if ":" in line] == [
        f"{name}: 0 of 9 faults, then the time was up; the same command goes on there" for name in parts], done.stderr


def test_findings_are_kept_until_sources_change_even_if_the_last_was_cut_off(tmp_path: Path) -> None:
    source, path = tmp_path / "a.py", tmp_path / "notes" / "kernel.jsonl"
    source.write_text("a = 1\n")
    state = state_of([source], 20.0)
    Notes(path, state).put("first", {"tests": [1]})
    Notes(path, state).put("second", False)
    path.write_text(path.read_text() + '["third", tr')

    kept = Notes(path, state_of([source], 20.0))
    assert kept.found == {"first": {"tests": [1]}, "second": False}
    kept.put("third", True)
    assert Notes(path, state).found["third"] is True

    assert state_of([source], 10.0) != state
    source.write_text("a = 2\n")
    assert state_of([source], 20.0) != state
    assert not Notes(path, state_of([source], 20.0)).found
    assert not Notes(path, state).found


PAGE = """# Page
<!-- figures -->
| part | date | modules | possible | planted | noticed | score | run with |
|---|---|---|---|---|---|---|---|
| kernel | 2026-11-01 | 7 | 342 | 28 | 27 | 96% | `kernel --each 4` |
| table | 2026-11-02 | 2 | 30 | 3 | 2 | 67% | `table --each 2` |

Not noticed, and nobody has written below what became of it:

- `src/table.py:7  1  →  (2)`
- `b.py:3  old  →  gone`
<!-- end of figures -->

What became of them:
- `b.py:900  size += 1  →  size -= 1`: nobody
  can notice it.
- `src/other.py:1  1  →  (2)`: has a test now.
"""


def test_figures_are_written_without_touching_what_people_wrote() -> None:
    survivors = [mutant for mutant in mutants_of(Path("b.py"), SOURCE) if mutant.line in (11, 12)][1:3]
    tally = Tally("game", [Path("b.py")], 40, 4, survivors, "game --each 9")

    page = updated(PAGE, [tally], "2026-11-18")

    assert page.partition("<!-- end")[2] == PAGE.partition("<!-- end")[2]
    assert page.partition("<!-- end")[0].splitlines() == [
        *PAGE.splitlines()[:6], "| game | 2026-11-18 | 1 | 40 | 4 | 2 | 50% | `game --each 9` |",
        *PAGE.splitlines()[6:10],
        "- `b.py:12  len(name) < size  →  (len(name) <= size)`"]
    assert updated(page, [tally], "2026-11-18") == page


def test_a_part_that_is_tried_again_replaces_its_row_and_nothing_is_listed_that_was_written_about() -> None:
    again = Tally("kernel", [Path("b.py")], 342, 40, [], "kernel --each 9")

    page = updated(PAGE, [again], "2026-11-18")

    assert page.splitlines()[4] == "| kernel | 2026-11-18 | 1 | 342 | 40 | 40 | 100% | `kernel --each 9` |"
    assert "b.py:3" not in page
    assert "- `src/table.py:7  1  →  (2)`" in page
    assert PAGE.partition("<!-- end")[2] == page.partition("<!-- end")[2]


def test_every_fault_that_survived_has_been_written_about() -> None:
    figures, _, rest = (ROOT / "docs/mutants.md").read_text("utf-8").partition("<!-- end of figures -->")

    assert list(faults(figures).values()) == []
    assert faults(rest)
    assert all([(ROOT / fault.path).exists() for fault in faults(rest)])
