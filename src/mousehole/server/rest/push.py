"""Browsers ask to be told when it is a seat's turn, or not any more."""
from __future__ import annotations

from litestar import get, post

from mousehole.hosting.clock import now_ms
from mousehole.hosting.refusals import owned_seat, refusal
from mousehole.server.push.endpoints import is_allowed
from mousehole.server.push.keys import read
from mousehole.server.push.reminders import Reminders
from mousehole.server.push.sender import Address
from mousehole.server.requests import key_of
from mousehole.server.rest.common import ABOUT_TABLES, ApiRequest, registry_of
from mousehole.table.rest_types import Forget, PushKey, Subscribe

POINT, SECRET = 65, 16  # bytes of a browser's two keys


@get("/api/push", **ABOUT_TABLES)
async def push_key(request: ApiRequest) -> PushKey:
    """The key that browsers subscribe to push messages with; "": this server sends none."""
    reminders = registry_of(request).reminders
    return PushKey(reminders.sender.public if reminders else "")


@post("/api/tables/{table:str}/push", **ABOUT_TABLES, status_code=200)
async def subscribe(request: ApiRequest, table: str, data: Subscribe) -> PushKey:
    """With a seat's key as bearer: tell this browser when it is that seat's turn and nobody is connected."""
    reminders = _reminders(request)
    if not is_allowed(data.endpoint, registry_of(request).settings.push_hosts):
        raise refusal("foreign-push")
    if not _is_long(data.p256dh, POINT) or not _is_long(data.auth, SECRET):
        raise refusal("bad-request", text="these are no keys of a browser")
    live = (await registry_of(request).table(table)).live
    seat = owned_seat(live, key_of(request))
    to = Address(data.endpoint, data.p256dh, data.auth)
    await reminders.known.add(table, live.chairs[seat].key, to, data.language, now_ms())
    return PushKey(reminders.sender.public)


@post("/api/push/forget", **ABOUT_TABLES, status_code=200)
async def unsubscribe(request: ApiRequest, data: Forget) -> PushKey:
    """Forget this browser, at all tables."""
    reminders = _reminders(request)
    await reminders.known.forget(data.endpoint)
    return PushKey(reminders.sender.public)


def _reminders(request: ApiRequest) -> Reminders:
    found = registry_of(request).reminders
    if found is None:
        raise refusal("no-push")
    return found


def _is_long(text: str, size: int) -> bool:
    try:
        return len(read(text)) == size
    except ValueError:
        return False


handlers = [push_key, subscribe, unsubscribe]
