"""The faults that `python -m tests.mutants` plants: each is one small change, and still a program."""
from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

from tests.mutants.__main__ import PARTS, ROOT, files_of, modules_of, sample
from tests.mutants.meeting import MODULE, Case, Cases, Place, place_of
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


MEET = """
import sys
from pathlib import Path
from tests.mutants import meeting
from tests.mutants.meeting import are_failing, inside, place_of, watch
meeting.GRACE, meeting.STALE = 2.0, 2000  # fewer calls than it takes to import the tests
folder, module = Path(sys.argv[1]), Path(sys.argv[1], "src", "nest.py")
source = module.read_text()
with inside(folder):
    tests = watch(folder, ["test_nest.py", "test_else.py"], ["src/nest.py"])
    met = tests.near(place_of(Path("src/nest.py"), source, 5), 9)
    print([test.id for test in met], are_failing(met))
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
    (tmp_path / "test_nest.py").write_text("from nest import larger\n\ndef test_two(): assert larger(2) == 4\n")

    done = subprocess.run([sys.executable, "-c", MEET, tmp_path], cwd=ROOT, capture_output=True, text=True, check=False,
                          timeout=300)

    assert done.stdout.splitlines() == ["['test_nest.py::test_two'] False",
                                        "['test_else.py::test_size', 'test_nest.py::test_two']", "return n + 3 True",
                                        "return n * 2 False", "while n: pass True", "( True"], done.stderr
