"""The server of the browser tests: `mousehole serve`, but a file can say what is dealt.

While the file names a deal, the seeds of new matches come from that name and from how many matches it has seen; so a
test meets the same cards whenever it runs. The server has no such setting: it is patched from outside, only here.
"""
from __future__ import annotations

import os
from hashlib import blake2b
from pathlib import Path

from mousehole.cli import main
from mousehole.table import fairness

NAMED = "MOUSEHOLE_TEST_DEALS"  # the folder: `name`, and a file for every match that was dealt from it
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
    main(["serve"])
