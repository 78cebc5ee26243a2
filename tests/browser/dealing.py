"""The server of the browser tests: `mousehole serve`, but a file can say what is dealt; and for a test of links or of a
newer page, the environment says which addresses this machine has, and where the built page is.

While the file names a deal, the seeds of new matches come from that name and from how many matches it has seen; so a
test meets the same cards whenever it runs. The server has no such setting: it is patched from outside, only here.
"""
from __future__ import annotations

import os
from hashlib import blake2b
from pathlib import Path

from mousehole.cli import main
from mousehole.server import addresses
from mousehole.server.rest import pages
from mousehole.table import fairness

NAMED = "MOUSEHOLE_TEST_DEALS"  # the folder: `name`, and a file for every match that was dealt from it
ADDRESSES = "MOUSEHOLE_TEST_ADDRESSES"
STATIC = "MOUSEHOLE_TEST_STATIC"
fairly = fairness.joint_seed


def dealt(seed: bytes, table: str, match: int, nonces: list[str], commitments: list[str] | None = None) -> bytes:
    folder = Path(os.environ[NAMED])
    kept = folder / f"{table}-{match}"  # a match that is taken up again after a restart is the same one
    if kept.exists():
        return kept.read_bytes()
    name = (folder / "name").read_text()
    if not name:
        return fairly(seed, table, match, nonces, commitments)
    count = folder / f"count-{blake2b(name.encode(), digest_size=8).hexdigest()}"
    before = int(count.read_text()) if count.exists() else 0
    count.write_text(str(before + 1))
    kept.write_bytes(blake2b(f"{name} {before}".encode(), digest_size=32).digest())
    return kept.read_bytes()


if __name__ == "__main__":
    fairness.joint_seed = dealt
    if named := os.environ.get(ADDRESSES):
        addresses.of_this_machine = named.split(",").copy
    if STATIC in os.environ:
        pages.STATIC = Path(os.environ[STATIC])
    main(["serve"])
