"""How many matches of a table are over, and a row to try whether the database can be written to."""
from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

# Every match but a last one that still runs; one that was broken off counts, too.
COUNTED = """
UPDATE tables SET finished = (
    SELECT COUNT(*) FROM entries WHERE entries.table_id = tables.id AND entries.data LIKE '%"is":"Started"%'
) - CASE WHEN status = 'playing' THEN 1 ELSE 0 END
"""


def upgrade() -> None:
    op.add_column("tables", sa.Column("finished", sa.Integer, nullable=False, server_default="0"))
    op.execute(COUNTED)
    op.create_table("health", sa.Column("beat", sa.BigInteger, nullable=False))
    op.execute("INSERT INTO health (beat) VALUES (0)")


def downgrade() -> None:
    op.drop_table("health")
    op.drop_column("tables", "finished")
