"""How the database of an older version becomes one of this version. Done when a server starts."""
from __future__ import annotations

from pathlib import Path

import sqlalchemy as sa
from alembic import command
from alembic.config import Config

FOLDER = Path(__file__).parent
LOCK = 0x6D6F757365  # "mouse": several processes may start at once, only one may migrate


def migrate(connection: sa.Connection) -> None:
    if connection.dialect.name == "postgresql":
        connection.execute(sa.text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    elif connection.dialect.name == "sqlite":
        connection.exec_driver_sql("PRAGMA busy_timeout = 10000")
    config = Config()
    config.set_main_option("script_location", str(FOLDER))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
