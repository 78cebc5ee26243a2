"""Where browsers can be reached that want to be told about a seat. They are forgotten with their table."""
from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import NamedTuple

import sqlalchemy as sa

from mousehole.server.push.sender import Address
from mousehole.server.schema import entries, subscriptions, tables
from mousehole.server.store import Store

MAX_PER_SEAT = 4  # browsers; the one that subscribed first is forgotten


class Subscription(NamedTuple):
    """`seen`: the table's last entry that was looked at. `since`: the turn that was told about; `step`: how often.

    `next_at`: when to look again even if nothing happens, ms; 0: never.
    """

    table: str
    place: str     # hash of the address
    seat_key: str  # hash of the key of its seat
    address: Address
    language: str
    seen: int
    since: int
    step: int
    next_at: int


def place_of(endpoint: str) -> str:
    return blake2b(endpoint.encode(), digest_size=16).hexdigest()


class Subscriptions:
    def __init__(self, store: Store) -> None:
        self.store = store

    async def add(self, table: str, seat_key: str, to: Address, language: str, now: int) -> None:
        """Subscribe, or subscribe anew: the same browser is told once."""
        place, s = place_of(to.endpoint), subscriptions.c

        def added(connection: sa.Connection) -> None:
            mine = sa.and_(s.table_id == table, s.seat_key == seat_key)
            connection.execute(sa.delete(subscriptions).where(s.table_id == table, s.place == place))
            old = sa.select(s.place).where(mine).order_by(s.created.desc()).offset(MAX_PER_SEAT - 1)
            if places := list(connection.execute(old).scalars()):
                connection.execute(sa.delete(subscriptions).where(mine, s.place.in_(places)))
            connection.execute(sa.insert(subscriptions).values(
                table_id=table, place=place, seat_key=seat_key, endpoint=to.endpoint, p256dh=to.p256dh, auth=to.auth,
                language=language, seen=-1, since=0, step=0, next_at=0, created=now))

        await self.store.do(added)

    async def forget(self, endpoint: str) -> None:
        """Forget a browser, at all tables. Whoever knows its address may do that: nobody else was told it."""
        await self.store.do(lambda connection: connection.execute(
            sa.delete(subscriptions).where(subscriptions.c.place == place_of(endpoint))))

    async def drop(self, each: Subscription) -> None:
        await self.store.do(lambda connection: connection.execute(
            sa.delete(subscriptions).where(subscriptions.c.table_id == each.table,
                                           subscriptions.c.place == each.place)))

    async def drop_closed(self) -> None:
        """Forget those whose table is closed, or gone."""
        on = sa.select(tables.c.id).where(tables.c.status != "closed")
        await self.store.do(lambda connection: connection.execute(
            sa.delete(subscriptions).where(subscriptions.c.table_id.not_in(on))))

    async def to_look_at(self, now: int, limit: int) -> Sequence[Subscription]:
        """Return those at whose table something has happened, or whose time has come."""
        s = subscriptions.c
        last = sa.select(sa.func.max(entries.c.number)).where(entries.c.table_id == s.table_id).scalar_subquery()
        rows = sa.select(subscriptions).join(tables, tables.c.id == s.table_id).where(
            tables.c.status == "playing", sa.or_(last > s.seen, sa.and_(s.next_at > 0, s.next_at <= now))).limit(limit)
        async with self.store.reading() as connection:
            return [Subscription(row.table_id, row.place, row.seat_key, Address(row.endpoint, row.p256dh, row.auth),
                                 row.language, row.seen, row.since, row.step, row.next_at)
                    for row in await connection.execute(rows)]

    async def claim(self, before: Subscription, after: Subscription) -> bool:
        """Note what was decided; False: another process was quicker, and has told them."""
        s = subscriptions.c
        return await self.store.update(sa.update(subscriptions).where(
            s.table_id == before.table, s.place == before.place, s.seen == before.seen, s.since == before.since,
            s.step == before.step, s.next_at == before.next_at).values(
                seen=after.seen, since=after.since, step=after.step, next_at=after.next_at)) == 1
