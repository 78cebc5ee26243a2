"""Order: what takes longest is started first, and many quick tests run beside it and fill up the end.

First the compiled build, then whole servers that are killed, restarted and attacked.

No test is ever run again. They wait long enough for any machine; what does not come by then never comes.
"""
from __future__ import annotations

import pytest


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: ("test_compiled" not in item.nodeid, "tests/online/" not in item.nodeid))
