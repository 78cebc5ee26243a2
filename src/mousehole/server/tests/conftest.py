"""Tables have the same names in every run."""
from __future__ import annotations

import secrets
from itertools import count

import pytest


@pytest.fixture(autouse=True)
def _same_matches_every_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """The shuffle depends on the table's name: a match could be over, or show something, sooner than a test expects."""
    number = count(1)
    monkeypatch.setattr(secrets, "token_urlsafe", lambda _: f"table-{next(number)}")
