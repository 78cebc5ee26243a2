"""Order: the compiled build takes longest and only one core, so it is started first and the rest runs beside it."""
from __future__ import annotations

import pytest


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: "test_compiled" not in item.nodeid)
