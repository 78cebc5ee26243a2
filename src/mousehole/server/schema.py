"""The tables of the database."""
from __future__ import annotations

import sqlalchemy as sa

metadata = sa.MetaData()

tables = sa.Table(
    "tables", metadata,
    sa.Column("id", sa.String(40), primary_key=True),
    sa.Column("created", sa.BigInteger, nullable=False),
    # for the lobby
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("title", sa.String(80), nullable=False),
    sa.Column("listed", sa.Boolean, nullable=False),
    sa.Column("status", sa.String(12), nullable=False),
    sa.Column("seats", sa.Integer, nullable=False),
    sa.Column("free", sa.Integer, nullable=False),
    sa.Column("names", sa.Text, nullable=False),
    sa.Column("finished", sa.Integer, nullable=False, server_default="0"),  # matches that are over
    sa.Column("code", sa.String(16), nullable=False, server_default=""),    # the short one, to type
    # which process drives its clock and bots, and until when (ms)
    sa.Column("lease_owner", sa.String(40), nullable=False),
    sa.Column("lease_until", sa.BigInteger, nullable=False),
    sa.Index("tables_by_status", "status", "listed", "created"),
    sa.Index("tables_by_code", "code"),
)

entries = sa.Table(
    "entries", metadata,
    sa.Column("table_id", sa.String(40), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("data", sa.Text, nullable=False),
)

# The latest snapshot of a table, to load it quickly: a cache that may be deleted at any time.
snapshots = sa.Table(
    "snapshots", metadata,
    sa.Column("table_id", sa.String(40), primary_key=True),
    sa.Column("number", sa.Integer, nullable=False),  # of the last entry that is in it
    sa.Column("data", sa.Text, nullable=False),
)

# Browsers that want to be told when it is a seat's turn, and what they were told (`push`).
subscriptions = sa.Table(
    "subscriptions", metadata,
    sa.Column("table_id", sa.String(40), primary_key=True),
    sa.Column("place", sa.String(64), primary_key=True),   # hash of the address
    sa.Column("seat_key", sa.String(128), nullable=False),  # hash of the key of its seat
    sa.Column("endpoint", sa.Text, nullable=False),
    sa.Column("p256dh", sa.String(128), nullable=False),
    sa.Column("auth", sa.String(64), nullable=False),
    sa.Column("language", sa.String(16), nullable=False),
    sa.Column("seen", sa.Integer, nullable=False),
    sa.Column("since", sa.BigInteger, nullable=False),
    sa.Column("step", sa.Integer, nullable=False),
    sa.Column("next_at", sa.BigInteger, nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Index("subscriptions_by_place", "place"),
)

# One row that is written to see whether anything can be.
health = sa.Table("health", metadata, sa.Column("beat", sa.BigInteger, nullable=False))
