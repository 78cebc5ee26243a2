"""The order of all tests: some processes begin with the slow ones, and each test is run once."""
from __future__ import annotations

from tests.conftest import spread

SLOW = [f"tests/online/test_faults.py::test_{n}" for n in range(3)] + [
    f"tests/online/test_{file}.py::test_{n}" for file in ("attacks", "links", "tables") for n in range(2)]
QUICK = [f"src/mousehole/kernel/tests/test_log.py::test_{n}" for n in range(30)]


def blocks(order: list[str], processes: int) -> list[list[str]]:
    """What xdist gives each process at first."""
    found, rest = [], order
    for left in range(processes, 0, -1):
        found.append(rest[:len(rest) // left])
        rest = rest[len(rest) // left:]
    return found


def test_half_of_the_processes_begin_with_the_slow_tests_and_files_stay_whole() -> None:
    tests = [*QUICK, *SLOW, "tests/test_compiled.py::test_it"]
    order = spread(tests, 4, str)

    assert sorted(order) == sorted(tests)
    first = [[test for test in block if test not in QUICK] for block in blocks(order, 4)]
    assert all([block[:len(slow)] == slow for block, slow in zip(blocks(order, 4), first, strict=True)])
    assert [len(slow) for slow in first] == [6, 4, 0, 0]
    assert first[0][0] == "tests/test_compiled.py::test_it"
    assert [sum(["test_faults" in test for test in slow]) for slow in first[:2]] == [1, 2]
    for file in ("attacks", "links", "tables"):
        assert len([slow for slow in first if any([f"test_{file}" in test for test in slow])]) == 1


def test_in_browsers_the_longest_is_begun_first_and_then_whole_matches() -> None:
    tests = [f"tests/browser/test_{file}.py::test_{n}" for file in ("aids", "pages", "sharing", "sizes", "story_house")
             for n in range(4)] + ["tests/browser/test_without_server.py::test_it"]
    first = [block[0] for block in blocks(spread(tests, 4, str), 4)]

    assert first[0] == "tests/browser/test_without_server.py::test_it"
    assert first[1] == "tests/browser/test_sharing.py::test_0"
    assert not [test for test in first[2:] if "sharing" in test or "story" in test]


def test_none_is_lost_however_few_there_are() -> None:
    for processes in (1, 2, 3, 7):
        for tests in ([], SLOW[:1], SLOW, QUICK[:2], [*QUICK, *SLOW]):
            assert sorted(spread(tests, processes, str)) == sorted(tests)
