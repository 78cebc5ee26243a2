"""Ensures that only one server uses a database file: two would not know about each other's tables."""
from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from mousehole.kernel import BadSetup
from mousehole.server.database import OURS_ALONE, file_of


def lock_of(file: Path) -> Path:
    return file.with_name(f"{file.name}.lock")


@contextmanager
def alone_with(url: str) -> Iterator[None]:
    """Take the lock; BadSetup: another server has this database. The lock ends with its process, however that ends."""
    file = file_of(url)
    try:
        import fcntl
    except ImportError:  # not on Windows
        file = None
    if file is None:
        yield
        return
    handle = os.open(lock_of(file), os.O_CREAT | os.O_RDWR, OURS_ALONE)
    try:
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise BadSetup(f"another server uses {file}: stop it, or give this one a --db of its own", "other-server",
                           {"file": str(file)}) from None
        yield
    finally:
        os.close(handle)


def is_served(url: str) -> bool:
    """Whether a server uses this database now; unknown if it is not a file."""
    file = file_of(url)
    if file is None or not lock_of(file).exists():
        return False
    try:
        with alone_with(url):
            return False
    except BadSetup:
        return True
