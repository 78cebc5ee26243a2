"""The second worker is measured on matches that were played, and judged by its goal."""
from __future__ import annotations

from bench.workers import line, run


def test_a_run_takes_longer_than_it_tells_itself() -> None:
    whole, told = run("mousekeeping", 20, 2)
    assert 0 < told < whole


def test_the_goal_is_met_or_missed() -> None:
    assert line("mousekeeping", 2000, 18.0, 10.0).endswith("18.0 s with one worker, 10.0 s with two: 1.80 × "
                                                           "(goal 1.8 ×: met)")
    assert line("mousekeeping", 2000, 17.9, 10.0).endswith("1.79 × (goal 1.8 ×: missed)")
