"""What is measured comes to an end."""
from __future__ import annotations

from bench.measure import searched


def test_a_search_against_the_clock_is_measured_to_an_end() -> None:
    assert searched("mousekeeping")() > 0
