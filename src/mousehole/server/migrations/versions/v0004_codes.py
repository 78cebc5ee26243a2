"""The short code of every table."""
from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from mousehole.table.codes import code_of

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("tables", sa.Column("code", sa.String(16), nullable=False, server_default=""))
    tables = sa.table("tables", sa.column("id", sa.String), sa.column("code", sa.String))
    connection = op.get_bind()
    known = list(connection.execute(sa.select(tables.c.id)).scalars())
    if known:
        rows = [{"table": id, "is": code_of(id)} for id in known]
        connection.execute(sa.update(tables).where(tables.c.id == sa.bindparam("table"))
                           .values(code=sa.bindparam("is")), rows)
    op.create_index("tables_by_code", "tables", ["code"])


def downgrade() -> None:
    op.drop_index("tables_by_code", "tables")
    op.drop_column("tables", "code")
