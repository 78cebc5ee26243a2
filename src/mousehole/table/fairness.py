"""Shuffles that anybody can check: `docs/fairness.md` defines how, and explains why nobody can choose the deal.

The server commits to its seed before anybody takes a seat; the seats commit to their nonces before any
nonce is revealed. The seed of a match is made of all of these. Matches that began before seats had
commitments (scheme 1) are checked by their own scheme.
"""
from __future__ import annotations

from hashlib import blake2b
from typing import Any

from mousehole.kernel.log import BadLog, Log

SCHEME = 2


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
          noted_commitments: dict[int, str] | None = None) -> str | None:
    """Say in one line what the log proves about its seed; None: nothing. BadLog: it contradicts itself or the notes."""
    told = log.fairness
    if told is None:
        if noted_commitment or noted_nonces or noted_commitments:
            raise BadLog("the log does not say where its seed comes from")
        return None
    try:
        if told["scheme"] not in (1, SCHEME):
            raise BadLog(f"the seed was made by scheme {told['scheme']}, which is unknown here")
        seed, nonces = bytes.fromhex(told["server_seed"]), [str(nonce) for nonce in told["nonces"]]
        table, match, committed = str(told["table"]), int(told["match"]), str(told["commitment"])
        commitments = None if told["scheme"] == 1 else [str(each) for each in told["commitments"]]
    except (KeyError, TypeError, ValueError) as error:
        if isinstance(error, BadLog):
            raise
        raise BadLog("what the log says about its seed lacks a part, or is unreadable") from None
    if len(seed) != 32 or commitment(seed) != committed:
        raise BadLog("the server's seed is not the one it had committed itself to")
    if len(nonces) != log.seats or (commitments is not None and len(commitments) != log.seats):
        raise BadLog(f"there are {log.seats} seats, but the parts of {len(nonces)} in the seed")
    for seat, nonce in enumerate(nonces):
        if commitments is not None and nonce and seat_commitment(table, match, nonce) != commitments[seat]:
            raise BadLog(f"seat {seat + 1}'s nonce is not the one it had committed itself to")
    if joint_seed(seed, table, match, nonces, commitments).hex() != log.seed:
        raise BadLog("the seed is not made of the server's part and the parts of the seats")
    if noted_commitment is not None and noted_commitment.lower() != committed:
        raise BadLog("the commitment is not the one that was noted before the match")
    for seat, nonce in (noted_nonces or {}).items():
        if not 0 <= seat < len(nonces) or nonces[seat] != nonce.lower():
            raise BadLog(f"seat {seat + 1}'s contribution to the seed is not the one that was noted")
    for seat, noted in (noted_commitments or {}).items():
        if commitments is None or not 0 <= seat < len(commitments) or commitments[seat] != noted.lower():
            raise BadLog(f"seat {seat + 1}'s commitment is not the one that was noted")
    return _summary(committed, nonces, commitments)


def _summary(committed: str, nonces: list[str], commitments: list[str] | None) -> str:
    parts = len([nonce for nonce in nonces if nonce])
    told = f"shuffled fairly: commitment {committed}, and {parts} of {len(nonces)} seats had a part in the seed"
    if commitments is None:
        return told + " (scheme 1: nobody had committed to a nonce)"
    silent = [str(seat + 1) for seat, each in enumerate(commitments) if each and not nonces[seat]]
    return told + (f"; not revealed, and therefore played by a bot: seat {', '.join(silent)}" if silent else "")
