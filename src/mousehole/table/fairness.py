"""Shuffles that anybody can check: `docs/fairness.md` defines how, and explains why nobody can choose the deal.

The server commits to its seed before anybody takes a seat; the seats commit to their nonces before any
nonce is revealed. The seed of a match is made of all of these. Matches that began before seats had
commitments (scheme 1) are checked by their own scheme. A deal of the day (scheme 3) has a public seed.
"""
from __future__ import annotations

from hashlib import blake2b
from typing import Any, NamedTuple

from mousehole.kernel.log import BadLog, Log
from mousehole.table import days

SCHEME = 2


class Proved(NamedTuple):
    """What a replay file proves about its seed."""

    commitment: str
    contributed: int          # seats whose nonce is part of the seed
    seats: int
    unrevealed: tuple[int, ...]  # seats, from 0, that committed themselves and did not reveal: a bot played for them
    scheme: int
    day: str = ""             # the seed was never secret: it is that of the deal of this day


def server_seed(root: str, match: int) -> bytes:
    return blake2b(f"mousehole match {match}".encode(), key=bytes.fromhex(root), digest_size=32).digest()


def commitment(seed: bytes) -> str:
    return blake2b(b"mousehole commitment" + seed, digest_size=32).hexdigest()


def seat_commitment(table: str, match: int, nonce: str) -> str:
    return blake2b(f"mousehole nonce\n{table}\n{match}\n{nonce}".encode(), digest_size=32).hexdigest()


def joint_seed(seed: bytes, table: str, match: int, nonces: list[str], commitments: list[str] | None = None) -> bytes:
    """Return the seed of the match. Without `commitments`: of scheme 1."""
    lines = [table, str(match), *nonces] if commitments is None else \
        ["mousehole seed", table, str(match), *[" ".join(part) for part in zip(commitments, nonces, strict=True)]]
    return blake2b("\n".join(lines).encode(), key=seed, digest_size=32).digest()


def revealed(seed: bytes, table: str, match: int, nonces: list[str],
             commitments: list[str] | None = None) -> dict[str, Any]:
    """Return what the head of a replay file says about the seed."""
    told = {"scheme": 1 if commitments is None else SCHEME, "table": table, "match": match,
            "commitment": commitment(seed), "server_seed": seed.hex(), "nonces": nonces}
    return told if commitments is None else told | {"commitments": commitments}


def check(log: Log, noted_commitment: str | None = None, noted_nonces: dict[int, str] | None = None,
          noted_commitments: dict[int, str] | None = None) -> Proved | None:
    """Return what the log proves about its seed; None: nothing. BadLog: it contradicts itself or the notes."""
    told = log.fairness
    if told is None:
        if noted_commitment or noted_nonces or noted_commitments:
            raise BadLog("the log does not say where its seed comes from", "log-no-origin", {})
        return None
    if told.get("scheme") == days.SCHEME:
        if noted_commitment or noted_nonces or noted_commitments:
            raise BadLog("the seed of a deal of the day is made of no contributions", "log-no-origin", {})
        if not days.is_dealt(log):
            raise BadLog(f"this is not the deal of {days.day_of(log)}", "log-day", {"day": days.day_of(log)})
        return Proved("", 0, log.seats, (), days.SCHEME, days.day_of(log))
    try:
        if told["scheme"] not in (1, SCHEME):
            raise BadLog(f"the seed was made by scheme {told['scheme']}, which is unknown here", "log-scheme", {})
        seed, nonces = bytes.fromhex(told["server_seed"]), [str(nonce) for nonce in told["nonces"]]
        table, match, committed = str(told["table"]), int(told["match"]), str(told["commitment"])
        commitments = None if told["scheme"] == 1 else [str(each) for each in told["commitments"]]
    except (KeyError, TypeError, ValueError) as error:
        if isinstance(error, BadLog):
            raise
        raise BadLog("what the log says about its seed is incomplete or unreadable", "log-origin", {}) from None
    if len(seed) != 32 or commitment(seed) != committed:
        raise BadLog("the server's seed is not the one it committed to", "log-server-seed", {})
    if len(nonces) != log.seats or (commitments is not None and len(commitments) != log.seats):
        raise BadLog(f"there are {log.seats} seats, but contributions of {len(nonces)} in the seed", "log-parts",
                     {"seats": log.seats, "found": len(nonces)})
    for seat, nonce in enumerate(nonces):
        if commitments is not None and nonce and seat_commitment(table, match, nonce) != commitments[seat]:
            raise BadLog(f"seat {seat + 1}'s nonce is not the one it committed to", "log-nonce", {"n": seat + 1})
    if joint_seed(seed, table, match, nonces, commitments).hex() != log.seed:
        raise BadLog("the seed does not follow from the contributions of server and seats", "log-seed", {})
    if noted_commitment is not None and noted_commitment.lower() != committed:
        raise BadLog("the commitment is not the one that was noted before the match", "log-commitment", {})
    for seat, nonce in (noted_nonces or {}).items():
        if not 0 <= seat < len(nonces) or nonces[seat] != nonce.lower():
            raise BadLog(f"seat {seat + 1}'s contribution to the seed is not the one that was noted", "log-noted-nonce",
                         {"n": seat + 1})
    for seat, noted in (noted_commitments or {}).items():
        if commitments is None or not 0 <= seat < len(commitments) or commitments[seat] != noted.lower():
            raise BadLog(f"seat {seat + 1}'s commitment is not the one that was noted", "log-noted-commitment",
                         {"n": seat + 1})
    unrevealed = [seat for seat, each in enumerate(commitments or ()) if each and not nonces[seat]]
    return Proved(committed, len([nonce for nonce in nonces if nonce]), len(nonces), tuple(unrevealed),
                  int(told["scheme"]))
