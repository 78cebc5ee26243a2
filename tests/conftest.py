"""Order: what takes longest is started first, and many quick tests run beside it and fill up the end.

First the compiled build, then whole servers that are killed, restarted and attacked.

A browser test may be run once more: on a busy machine one or two of three hundred meet a page that is just changing.
All others are never run again. They wait long enough for any machine; what does not come by then never comes.
"""
from __future__ import annotations

import pytest


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: ("test_compiled" not in item.nodeid, "tests/online/" not in item.nodeid))
    for item in items:
        if "tests/browser/" in item.nodeid:
            item.add_marker(pytest.mark.flaky(reruns=1))
