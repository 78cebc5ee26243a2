"""What bots remark: little, each level in its own way, and only about what everybody at the table has seen.

A remark is chosen from events as spectators see them, from the result, and from public numbers. Nothing hidden can
have a part in it.
"""
from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from hashlib import blake2b

from mousehole.bots.levels import LEVELS
from mousehole.games import remarks
from mousehole.kernel import Event, Outcome, Seat

QUIET = 20  # entries of the journal between two remarks at a table
ONE_IN = 3  # so many moments is remarked on
SPEAKERS = tuple([name.lower().replace(" ", "-") for name in LEVELS])


def speakers(levels: Mapping[Seat, str]) -> dict[Seat, str]:
    """Return the bots that have something to say, by seat. `greedy` is what Bramble is called elsewhere."""
    named = {seat: "bramble" if level == "greedy" else level.lower() for seat, level in levels.items()}
    return {seat: level for seat, level in named.items() if level in SPEAKERS}


def about(game_id: str, events: Sequence[Event], levels: Mapping[Seat, str], said: Collection[str],
          salt: str) -> tuple[Seat, str] | None:
    """Return who remarks on one of these events, and what (`MOMENT-LEVEL`); None: nobody does.

    `said`: what has been said in this match; nothing is said twice. `salt`: anything public that changes.
    """
    known = remarks(game_id)
    for at, event in enumerate(events):
        seen = event.seen_by(None)
        if known is None or seen is None:
            continue
        for seat, level in speakers(levels).items():
            moment = known.moment(seen, seat)
            remark = f"{moment}-{level}"
            if moment and remark not in said and _falls(f"{salt} {at} {seat} {moment}"):
                return seat, remark
    return None


def at_the_end(outcome: Outcome, is_team: bool, levels: Mapping[Seat, str], salt: str) -> tuple[Seat, str] | None:
    """Return who says something about the result, and what: mostly whoever won."""
    found = speakers(levels)
    if not found:
        return None
    winners = [seat for seat in found if seat in outcome.winners]
    seats = winners or list(found)
    seat = seats[_drawn(salt) % len(seats)]
    moment = "won" if seat in outcome.winners else "lost"
    return seat, f"{'together-' if is_team else ''}{moment}-{found[seat]}"


def _falls(salt: str) -> bool:
    return _drawn(salt) % ONE_IN == 0


def _drawn(salt: str) -> int:
    return int.from_bytes(blake2b(salt.encode(), digest_size=4).digest())
