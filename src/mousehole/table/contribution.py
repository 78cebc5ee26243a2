"""A client's contribution to the seeds of a table's matches: when to commit, when to reveal, and what to note.

The page does the same in `web/src/table/contribution.ts`. Rooms are as received from the wire.
"""
from __future__ import annotations

import secrets
from dataclasses import dataclass
from typing import Any

from mousehole.kernel import Seat
from mousehole.table.fairness import seat_commitment


@dataclass(frozen=True)
class Noted:
    """What the replay file can be compared with. `nonce`: our own; "": we did not contribute."""

    commitment: str
    commitments: list[str]
    nonce: str


class Contribution:
    def __init__(self, table: str) -> None:
        self.table = table
        self.nonces: dict[int, str] = {}  # by match
        self.noted: dict[int, Noted] = {}
        self.is_told = False              # on this connection

    def connected(self) -> None:
        self.is_told = False

    def hears(self, room: dict[str, Any], seat: Seat | None) -> list[dict[str, Any]]:
        """Return the messages to send now."""
        if seat is None or room["status"] not in ("gathering", "over"):
            return []
        match, told = room["match"] + 1, room["chairs"][seat]["commitment"]
        if not room["called"] and match in self.noted:  # no match began: what was revealed must not be used again
            del self.nonces[match], self.noted[match]
            self.is_told = False
        nonce = self.nonces.setdefault(match, secrets.token_hex(32))
        mine = seat_commitment(self.table, match, nonce)
        if room["called"]:
            commitments = [chair["commitment"] for chair in room["chairs"]]
            if match in self.noted and self.noted[match].commitments != commitments:
                return []  # a commitment has changed since we were called: never reveal
            self.noted[match] = Noted(room["commitment"], commitments, nonce if told == mine else "")
            return [{"is": "reveal", "nonce": nonce}] if seat in room["called"] and told == mine else []
        if told and self.is_told:  # by us, or by another device of ours, which will reveal
            return []
        self.is_told = True
        return [{"is": "commit", "commitment": mine}]
