"""How well values foretell results."""
from __future__ import annotations

import pytest

from mousehole.kernel import BadSetup
from mousehole.research.predictions import Seen, calibration_error, line, squared_error, watched


def test_errors_are_what_they_are_called() -> None:
    assert squared_error([1.0, 0.0], [1.0, 0.5]) == 0.125
    assert calibration_error([0.72, 0.72, 0.72, 0.72], [1.0, 1.0, 1.0, 0.0]) == pytest.approx(0.03)
    assert line("x", [Seen(1.0, 0.5, 1.0), Seen(0.0, 0.5, 0.0)]) == \
        "| x | 2 | 0.2500 | 0.2500 | 0.0000 | 0.000 | 0.000 |"


def test_what_was_learned_foretells_better_than_the_hand_written_evaluation() -> None:
    seen = watched("haunted-mouse", 30)
    results = [each.result for each in seen]
    assert squared_error([each.judged for each in seen], results) < squared_error(
        [each.evaluated for each in seen], results)


def test_where_nothing_was_learned_there_is_nothing_to_compare() -> None:
    with pytest.raises(BadSetup, match="nothing was learned"):
        watched("mousekeeping", 1)
