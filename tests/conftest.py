"""Order and patience.

The compiled build takes longest and only one core, so it is started first and the rest runs beside it. Tests of real
processes and sockets wait for what comes within some seconds; on a busy machine that may be too late once.
"""
from __future__ import annotations

import pytest


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: "test_compiled" not in item.nodeid)
    for item in items:
        if "tests/online/" in item.nodeid or "tests/browser/" in item.nodeid:
            item.add_marker(pytest.mark.flaky(reruns=2))
