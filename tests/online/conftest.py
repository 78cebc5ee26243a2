"""One server for all tests that do not want to break it."""
from __future__ import annotations

from collections.abc import Iterator

import pytest

from mousehole.testkit.online import Server


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("server")
    with Server(f"sqlite:///{folder}/tables.db", folder) as running:
        yield running
