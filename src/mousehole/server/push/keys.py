"""The host's key (VAPID): by its signature push services know who calls. A secret number, as 43 characters."""
from __future__ import annotations

import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode

ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551  # of the curve P-256


def new_key() -> str:
    return written((secrets.randbelow(ORDER - 1) + 1).to_bytes(32, "big"))


def is_key(text: str) -> bool:
    try:
        raw = read(text)
    except ValueError:
        return False
    return len(raw) == 32 and 0 < int.from_bytes(raw, "big") < ORDER


def written(raw: bytes) -> str:
    return urlsafe_b64encode(raw).decode().rstrip("=")


def read(text: str) -> bytes:
    """Raises ValueError. Base64 for URLs, with or without the signs that fill it up."""
    if not text.isascii() or set(text) & set("+/ \n"):
        raise ValueError("not base64 for URLs")
    return urlsafe_b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4))
