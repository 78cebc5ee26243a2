"""Shuffles that anybody can check: the server commits itself before the players add their part to the seed.

    server seed  = BLAKE2b-256(key = the table's secret root, "mousehole match 1")
    commitment   = BLAKE2b-256("mousehole commitment" + server seed)           told before the first seat is taken
    seed         = BLAKE2b-256(key = server seed, table id, match, the nonces of all seats, one a line)

The server cannot choose the deal once a nonce has come that it did not foresee; players cannot, because they do not
know the server seed. It comes with the replay, and then everything can be checked without the server.
"""
from __future__ import annotations

from hashlib import blake2b
from typing import Any

from mousehole.kernel.log import BadLog, Log

SCHEME = 1


def server_seed(root: str, match: int) -> bytes:
    return blake2b(f"mousehole match {match}".encode(), key=bytes.fromhex(root), digest_size=32).digest()


def commitment(seed: bytes) -> str:
    return blake2b(b"mousehole commitment" + seed, digest_size=32).hexdigest()


def joint_seed(seed: bytes, table: str, match: int, nonces: list[str]) -> bytes:
    return blake2b("\n".join([table, str(match), *nonces]).encode(), key=seed, digest_size=32).digest()


def revealed(seed: bytes, table: str, match: int, nonces: list[str]) -> dict[str, Any]:
    """What the head of a replay tells."""
    return {"scheme": SCHEME, "table": table, "match": match, "commitment": commitment(seed),
            "server_seed": seed.hex(), "nonces": nonces}


def check(log: Log, noted_commitment: str | None = None, noted_nonces: dict[int, str] | None = None) -> str | None:
    """What the log shows about its seed, in one line; None: nothing. BadLog: it does not fit, or not what was noted."""
    told = log.fairness
    if told is None:
        if noted_commitment or noted_nonces:
            raise BadLog("the log does not say where its seed comes from")
        return None
    try:
        if told["scheme"] != SCHEME:
            raise BadLog(f"the seed was made by scheme {told['scheme']}, which is unknown here")
        seed, nonces = bytes.fromhex(told["server_seed"]), [str(nonce) for nonce in told["nonces"]]
        table, match, committed = str(told["table"]), int(told["match"]), str(told["commitment"])
    except (KeyError, TypeError, ValueError) as error:
        if isinstance(error, BadLog):
            raise
        raise BadLog("what the log says about its seed lacks a part, or is unreadable") from None
    if len(seed) != 32 or commitment(seed) != committed:
        raise BadLog("the server's seed is not the one it had committed itself to")
    if len(nonces) != log.seats:
        raise BadLog(f"there are {log.seats} seats, but the parts of {len(nonces)} in the seed")
    if joint_seed(seed, table, match, nonces).hex() != log.seed:
        raise BadLog("the seed is not made of the server's part and the parts of the seats")
    if noted_commitment is not None and noted_commitment.lower() != committed:
        raise BadLog("the commitment is not the one that was noted before the match")
    for seat, nonce in (noted_nonces or {}).items():
        if not 0 <= seat < len(nonces) or nonces[seat] != nonce.lower():
            raise BadLog(f"seat {seat}'s part in the seed is not the one that was noted")
    parts = len([nonce for nonce in nonces if nonce])
    return f"shuffled fairly: commitment {committed}, and {parts} of {len(nonces)} seats had a part in the seed"
