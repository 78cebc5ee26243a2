"""Order: the compiled build takes longest and only one core, so it is started first and the rest runs beside it.

No test is ever run again. They wait long enough for any machine, and what does not come by then would not have come for
players either.
"""
from __future__ import annotations

import pytest


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: "test_compiled" not in item.nodeid)
