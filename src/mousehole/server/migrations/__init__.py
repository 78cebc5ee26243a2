"""Migrates the database of an older version to this one, when a server starts."""
from __future__ import annotations

from pathlib import Path

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from alembic.util import CommandError

from mousehole.kernel import BadSetup

FOLDER = Path(__file__).parent
LOCK = 0x6D6F757365  # "mouse": several processes may start at once, only one may migrate


def migrate(connection: sa.Connection, revision: str = "head") -> None:
    if connection.dialect.name == "postgresql":
        connection.execute(sa.text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    is_file = connection.dialect.name == "sqlite"
    if is_file:
        connection.exec_driver_sql("PRAGMA busy_timeout = 10000")
    config = _config()
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, revision)
    except CommandError:
        raise BadSetup("the database was written by a newer Mousehole than this one", "newer-database", {}) from None
    if is_file:
        connection.exec_driver_sql("PRAGMA busy_timeout = 1000")


def newest() -> str:
    """Return the revision that this version migrates to."""
    return str(ScriptDirectory.from_config(_config()).get_current_head())


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(FOLDER))
    return config
