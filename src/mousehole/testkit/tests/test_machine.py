"""The Hypothesis machine plays any game, and finds a planted bug."""
from __future__ import annotations

from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from mousehole.kernel import Choice, Seat
from mousehole.testkit import machine
from mousehole.testkit.regatta.game import FACTS, Regatta


@settings(max_examples=80, deadline=None, derandomize=True)
@given(st.data())
def test_any_race(data: st.DataObject) -> None:
    machine.play_any_match(Regatta(FACTS, None), data)


class ChangesWhatItRefuses(Regatta):
    def play(self, s: Any, seat: Seat, choice: Choice) -> Choice:
        s.ghost += self.why_not(s, seat, choice) is not None
        return super().play(s, seat, choice)


def test_a_refusal_that_costs_something_is_found() -> None:
    @settings(max_examples=80, deadline=None, derandomize=True, database=None, phases=[Phase.generate],
              suppress_health_check=list(HealthCheck))  # to find it is enough: making it small takes a minute
    @given(st.data())
    def any_race(data: st.DataObject) -> None:
        machine.play_any_match(ChangesWhatItRefuses(FACTS, None), data)

    with pytest.raises(AssertionError):
        any_race()
