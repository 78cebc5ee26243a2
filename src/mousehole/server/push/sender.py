"""Encrypts a message for one browser, signs it with the host's key, and gives it to the browser's push service."""
from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from typing import Any, NamedTuple

from mousehole.kernel import BadSetup
from mousehole.server.push.keys import read, written

TIMEOUT = 10.0     # seconds for a push service to answer
MAX_REPLY = 1000   # bytes of its answer that are read
GONE = (404, 410)  # the browser has unsubscribed


class Outcome(Enum):
    SENT = "sent"
    GONE = "gone"
    FAILED = "failed"


class Address(NamedTuple):
    """Where a browser can be reached, and its keys for the encryption."""

    endpoint: str
    p256dh: str
    auth: str


class Sender:
    """Blocks while it sends: call it in a thread. Redirects are never followed."""

    def __init__(self, key: str, contact: str) -> None:
        try:
            from py_vapid import Vapid02
        except ImportError:
            raise BadSetup("push notifications need the package pywebpush: pip install 'mousehole[push]'",
                           "push-package", {}) from None
        self.vapid = Vapid02.from_raw(written(read(key)).encode())
        self.contact = contact

    @property
    def public(self) -> str:
        """The key that browsers subscribe with."""
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
        return written(self.vapid.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))

    def send(self, to: Address, text: str, seconds: int) -> Outcome:
        """`seconds`: how long the service keeps the message for a browser that is offline."""
        import requests
        from pywebpush import WebPushException, webpush
        try:
            webpush({"endpoint": to.endpoint, "keys": {"p256dh": to.p256dh, "auth": to.auth}}, text,
                    vapid_private_key=self.vapid, vapid_claims={"sub": self.contact}, ttl=seconds, timeout=TIMEOUT,
                    headers={"Urgency": "high"}, requests_session=_careful_session())
        except WebPushException as error:
            is_gone = error.response is not None and error.response.status_code in GONE
            return Outcome.GONE if is_gone else Outcome.FAILED
        except (requests.RequestException, ValueError):  # not there; or keys that no browser has made
            return Outcome.FAILED
        return Outcome.SENT


def _careful_session() -> Any:
    import requests

    class Careful(requests.Session):
        """Follows nobody anywhere else, and reads hardly anything."""

        def post(self, url: Any, data: Any = None, json: Any = None, **more: Any) -> Any:
            headers: Mapping[str, str] = more.pop("headers", {})
            with super().post(url, data=data, json=json, headers=headers, allow_redirects=False, stream=True,
                              **more) as reply:
                reply._content = next(reply.iter_content(MAX_REPLY), b"")
                if 300 <= reply.status_code < 400:
                    reply.status_code = 502
                return reply

    return Careful()
