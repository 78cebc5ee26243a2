"""A push service on this machine: takes messages as those of the browsers' makers do, and reads them as a browser does.

What is not encrypted (RFC 8291) or not signed (RFC 8292) as it must be is refused, and written down.
"""
from __future__ import annotations

import json
import secrets
import threading
import time
from base64 import urlsafe_b64decode
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from types import TracebackType
from typing import Any

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from mousehole.server.push.keys import read, written

DAY = 86_400


class Browser:
    """One that has subscribed: its keys, and what it was told."""

    def __init__(self, endpoint: str) -> None:
        self.endpoint = endpoint
        self.private = ec.generate_private_key(ec.SECP256R1())
        self.secret = secrets.token_bytes(16)
        self.told: list[dict[str, Any]] = []
        self.is_gone = False

    @property
    def point(self) -> bytes:
        return self.private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    def subscription(self, language: str = "en") -> dict[str, str]:
        return {"endpoint": self.endpoint, "p256dh": written(self.point), "auth": written(self.secret),
                "language": language}

    def opened(self, body: bytes) -> bytes:
        """Decrypt a message of one record, step by step as RFC 8291 says."""
        salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        sender, sealed = body[21:21 + length], body[21 + length:]
        assert length == 65, "the sender's key"
        assert len(sealed) <= size, "one record"
        shared = self.private.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender))
        key = _hkdf(self.secret, shared, b"WebPush: info\0" + self.point + sender, 32)
        content = _hkdf(salt, key, b"Content-Encoding: aes128gcm\0", 16)
        nonce = _hkdf(salt, key, b"Content-Encoding: nonce\0", 12)
        padded = AESGCM(content).decrypt(nonce, sealed, None)
        text, mark, filling = padded.rpartition(b"\x02")
        assert mark and not filling.strip(b"\0"), "the last record ends with a 2"
        return text


def _hkdf(salt: bytes, key: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(key)


class PushService:
    """`with PushService() as service`: `service.origin` is what a host must allow."""

    def __init__(self) -> None:
        self.browsers: dict[str, Browser] = {}
        self.refused: list[str] = []
        self.redirect = ""  # where to send callers instead
        self.called = 0
        self.server = ThreadingHTTPServer(("127.0.0.1", 0), _handler(self))
        self.origin = f"http://127.0.0.1:{self.server.server_address[1]}"

    def __enter__(self) -> PushService:
        threading.Thread(target=self.server.serve_forever, args=(0.05,), daemon=True).start()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.server.shutdown()
        self.server.server_close()

    def browser(self) -> Browser:
        path = f"/push/{secrets.token_urlsafe(12)}"
        self.browsers[path] = Browser(self.origin + path)
        return self.browsers[path]

    def take(self, path: str, headers: Any, body: bytes) -> int:
        """Return the status that a push service would reply with."""
        self.called += 1
        browser = self.browsers.get(path)
        if browser is None or browser.is_gone:
            return 410
        try:
            self._check(headers)
            text = browser.opened(body)
        except Exception as error:  # whatever is wrong with it, the test wants to know
            self.refused.append(f"{type(error).__name__}: {error}")
            return 400
        browser.told.append(json.loads(text) | {"ttl": int(headers["TTL"])})
        return 201

    def _check(self, headers: Any) -> None:
        assert headers["Content-Encoding"] == "aes128gcm", "encrypted"
        assert 0 < int(headers["TTL"]) <= 28 * DAY, "kept for a while"
        scheme, _, given = headers["Authorization"].partition(" ")
        assert scheme == "vapid", "signed"
        parts = dict([part.strip().split("=", 1) for part in given.split(",")])
        head, claims, signature = parts["t"].split(".")
        assert _json(head)["alg"] == "ES256"
        told = _json(claims)
        assert told["aud"] == self.origin, "for this service"
        assert time.time() < told["exp"] <= time.time() + DAY, "for a day at most"
        assert told["sub"].startswith(("mailto:", "https:")), "whom to ask"
        raw = read(signature)
        point = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), read(parts["k"]))
        try:
            point.verify(encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big")),
                         f"{head}.{claims}".encode(), ec.ECDSA(SHA256()))
        except InvalidSignature:
            raise AssertionError("a wrong signature") from None


def _json(part: str) -> Any:
    return json.loads(urlsafe_b64decode(part + "=" * (-len(part) % 4)))


def _handler(service: PushService) -> type[BaseHTTPRequestHandler]:
    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers.get("Content-Length", 0)))
            if service.redirect:
                self.send_response(307)
                self.send_header("Location", service.redirect)
            else:
                self.send_response(service.take(self.path, self.headers, body))
            self.send_header("Content-Length", "0")
            self.end_headers()

        def log_message(self, format: str, *args: Any) -> None:
            """Nothing: tests read what was taken."""

    return Handler
