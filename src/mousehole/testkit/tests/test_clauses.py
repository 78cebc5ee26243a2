"""The clause plugin: what it counts, and what it refuses."""
from __future__ import annotations

from pathlib import Path

import pytest

pytest_plugins = ["pytester"]

BOOK = "# Toy\n- **TOY-1** One.\n- **TOY-2** Two.\n"
TESTS = """
from mousehole.testkit.clauses import rule

@rule("TOY-1")
def test_one():
    pass
"""


@pytest.fixture
def run(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> pytest.Pytester:
    """A folder with a toy rulebook. Of all plugins there are, only those a test names are loaded: that is quick."""
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")
    (pytester.path / "games" / "toy").mkdir(parents=True)
    (pytester.path / "games" / "toy" / "RULES.md").write_text(BOOK)
    return pytester


def outcome(run: pytest.Pytester, tests: str, *args: str) -> tuple[int, str]:
    run.makepyfile(tests)
    result = run.runpytest_subprocess("-p", "mousehole.testkit.clauses", "-p", "xdist", "--clause-games",
                                      str(run.path / "games"), *args)
    return int(result.ret), "\n".join(result.outlines + result.errlines)


def test_the_table_says_which_clauses_are_tested(run: pytest.Pytester) -> None:
    code, text = outcome(run, TESTS)

    assert code == 0
    assert "1 of 2" in text
    assert "untested: TOY-2" in text


@pytest.mark.parametrize("workers", ["0", "2"])
def test_all_clauses_can_be_required_also_under_xdist(run: pytest.Pytester, workers: str) -> None:
    code, text = outcome(run, TESTS, "--require-all-clauses", "-n", workers)
    assert code == 1
    assert "1 without a passing test" in text

    code, _ = outcome(run, TESTS + '\n@rule("TOY-2")\ndef test_two():\n    pass\n', "--require-all-clauses")
    assert code == 0


@pytest.mark.parametrize("part", [("-k", "one"), ("test_asking.py",)])
def test_a_run_of_some_tests_need_not_prove_all_clauses(run: pytest.Pytester, part: tuple[str, ...]) -> None:
    run.makepyfile(test_asking=TESTS)
    code, _ = outcome(run, TESTS, "--require-all-clauses", *part)
    assert code == 0


def test_the_folder_of_games_is_found_from_anywhere(run: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> None:
    run.makepyfile(TESTS)
    run.makepyprojecttoml("[tool.pytest.ini_options]")
    run.mkdir("elsewhere")
    monkeypatch.chdir(run.path / "elsewhere")
    result = run.runpytest_subprocess("-p", "mousehole.testkit.clauses", "--clause-games", "games", "..")
    assert int(result.ret) == 0


def test_a_failing_test_proves_nothing(run: pytest.Pytester) -> None:
    code, text = outcome(run, TESTS.replace("pass", "assert False"), "--require-all-clauses")

    assert code == 1
    assert "0 of 2" in text
    assert "failing: TOY-1" in text


def test_an_unknown_clause_is_an_error(run: pytest.Pytester) -> None:
    code, text = outcome(run, TESTS.replace("TOY-1", "TOY-9"))

    assert code == pytest.ExitCode.USAGE_ERROR
    assert "TOY-9" in text


def test_every_game_has_a_rulebook() -> None:
    from mousehole.games import OURS
    from mousehole.testkit.clauses import GAMES as FOLDER
    from mousehole.testkit.clauses import rulebooks
    assert set(rulebooks(Path(FOLDER))) == {package.rpartition(".")[2] for package in OURS.values()}
