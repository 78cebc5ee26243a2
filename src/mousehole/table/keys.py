"""The secrets of seats and hosts: 128 bits, kept only as hashes, compared in constant time."""
from __future__ import annotations

from base64 import urlsafe_b64encode
from hashlib import sha256
from hmac import compare_digest

BYTES = 16


def written(secret: bytes) -> str:
    """Return a new key as used in links."""
    return urlsafe_b64encode(secret).decode().rstrip("=")


def hashed(key: str) -> str:
    """Hash a key for storage. No salt and no stretching: nobody guesses 128 random bits."""
    return sha256(key.encode()).hexdigest()


def fits(key: str, kept: str) -> bool:
    return bool(kept) and compare_digest(hashed(key), kept)
