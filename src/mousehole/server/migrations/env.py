"""Alembic asks for this file: it runs the steps on the connection that the server has opened."""
from __future__ import annotations

from alembic import context

from mousehole.server.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
context.run_migrations()
