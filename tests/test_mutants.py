"""The faults that `python -m tests.mutants` plants: each is one small change, and still a program."""
from __future__ import annotations

import ast
from pathlib import Path

from tests.mutants.__main__ import PARTS, ROOT, found_in, sample
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
        assert list((ROOT / "src/mousehole").glob(part.modules))
        assert found_in(ROOT, [*part.near, *part.far])
