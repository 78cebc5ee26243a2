"""Browsers that want to be told when it is a seat's turn."""
from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "subscriptions",
        sa.Column("table_id", sa.String(40), primary_key=True),
        sa.Column("place", sa.String(64), primary_key=True),
        sa.Column("seat_key", sa.String(128), nullable=False),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("p256dh", sa.String(128), nullable=False),
        sa.Column("auth", sa.String(64), nullable=False),
        sa.Column("language", sa.String(16), nullable=False),
        sa.Column("seen", sa.Integer, nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("step", sa.Integer, nullable=False),
        sa.Column("next_at", sa.BigInteger, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False))
    op.create_index("subscriptions_by_place", "subscriptions", ["place"])


def downgrade() -> None:
    op.drop_index("subscriptions_by_place", "subscriptions")
    op.drop_table("subscriptions")
