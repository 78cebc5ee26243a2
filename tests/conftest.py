"""Order and patience.

The compiled build takes longest and only one core, so it is started first and the rest runs beside it. A browser on a
busy machine may be late once. Tests of tables over sockets are never run again: they wait long enough for any machine,
and what does not come by then would not have come for players either.
"""
from __future__ import annotations

import pytest


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: "test_compiled" not in item.nodeid)
    for item in items:
        if "tests/browser/" in item.nodeid:
            item.add_marker(pytest.mark.flaky(reruns=2))
