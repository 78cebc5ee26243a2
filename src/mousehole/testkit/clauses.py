"""pytest plugin: tests cite rulebook clauses with `@rule("KEEP-3")`; prints how much of each rulebook is tested.

A clause that no RULES.md has is an error. `--require-all-clauses` fails a run that leaves one without a test,
unless only some tests were asked for (`-k`, or a file).
Works under xdist: marks travel with the reports.
"""
from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

GAMES = Path(__file__).resolve().parents[1] / "games"
CLAUSE = re.compile(r"^- \*\*([A-Z]+-\d+)\*\* ", re.M)

rule = pytest.mark.rule


def rulebooks(games: Path) -> dict[str, list[str]]:
    """Return the clauses of every game's RULES.md, by folder."""
    return {book.parent.name: CLAUSE.findall(book.read_text("utf-8")) for book in sorted(games.glob("*/RULES.md"))}


class Clauses:
    def __init__(self, games: Path, require_all: bool) -> None:
        self.games = games
        self.books = rulebooks(games)
        self.known = {clause for book in self.books.values() for clause in book}
        self.require_all = require_all
        self.passed: Counter[str] = Counter()
        self.failed: Counter[str] = Counter()

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        for item in items:
            for mark in item.iter_markers("rule"):
                for clause in mark.args:
                    if clause not in self.known:
                        raise pytest.UsageError(f"{item.nodeid} cites {clause}: "
                                                f"no RULES.md has that clause in the folders of {self.games}")
                    item.user_properties.append(("clause", clause))

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        clauses = [str(value) for name, value in report.user_properties if name == "clause"]
        if report.failed:
            self.failed.update(clauses)
        elif report.when == "call" and report.passed:
            self.passed.update(clauses)

    def missing(self) -> list[str]:
        return [clause for book in self.books.values() for clause in book if not self.passed[clause]]

    def pytest_sessionfinish(self, session: pytest.Session, exitstatus: int) -> None:
        is_worker = hasattr(session.config, "workerinput")
        if self.require_all and not is_worker and exitstatus == 0 and self.missing():
            session.exitstatus = pytest.ExitCode.TESTS_FAILED

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        if not self.passed and not self.failed:
            return
        terminalreporter.section("clauses tested")
        for game, book in self.books.items():
            done = [clause for clause in book if self.passed[clause]]
            untested = [clause for clause in book if not self.passed[clause] and not self.failed[clause]]
            terminalreporter.line(f"{game:20s} {len(done)} of {len(book)}")
            if failed := [clause for clause in book if self.failed[clause]]:
                terminalreporter.line(f"  failing: {' '.join(failed)}")
            if untested and done:
                terminalreporter.line(f"  untested: {' '.join(untested)}")
        if self.require_all and self.missing():
            terminalreporter.line(f"--require-all-clauses: {len(self.missing())} without a passing test", red=True)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--require-all-clauses", action="store_true", help="fail if a clause has no passing test")
    parser.addoption("--clause-games", default=str(GAMES), help="the folder of games whose RULES.md count")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*clauses): the rulebook clauses this test proves")
    games = config.rootpath / config.getoption("--clause-games")
    is_part = bool(config.option.keyword) or any([".py" in arg for arg in config.args])  # some tests, so some clauses
    require_all = config.getoption("--require-all-clauses") and not is_part
    config.pluginmanager.register(Clauses(games, require_all), "clauses")
