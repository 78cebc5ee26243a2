"""Sheets about everything on the table: the ten Daily Events, and what a player may wonder about.

The words are in the catalogues: `sheet-<name>` says what it does. Nothing here can be used by choice, so there is
nothing to try.
"""
from __future__ import annotations

from mousehole.games.head_of_mousehold.wire import Thing, View
from mousehole.kernel import Choice, Value

EVENTS = {"total-black-out": "HEAD-30", "mouse-held-hostage": "HEAD-31", "false-start": "HEAD-32",
          "cheese-heist": "HEAD-33", "blind-tasting": "HEAD-34", "heroic-sprint": "HEAD-35",
          "miraculous-sleeping-pills": "HEAD-36", "mice-at-the-front": "HEAD-37", "defective-trap": "HEAD-38",
          "lineup-change": "HEAD-39"}
THINGS = {"event": "HEAD-14", "trap": "HEAD-22", "speed": "HEAD-21", "slowest": "HEAD-23", "mouse": "HEAD-21",
          "squeaker": "HEAD-24", "face-down": "HEAD-17", "cheese": "HEAD-26", "hostage": "HEAD-31",
          "meeples": "HEAD-12", "clan": "HEAD-40"}


def sheets(v: View) -> list[tuple[str, Value, str, list[Choice]]]:
    """Name, title, clause, nothing to try: today's event and those before it first, then all things."""
    if not v.has_events:
        clauses = {name: clause for name, clause in THINGS.items() if name not in ("event", "hostage")}
    else:
        today = {name: EVENTS[name] for name in (v.event, *reversed(v.revealed)) if name in EVENTS}
        clauses = {**today, **THINGS, **EVENTS}
    return [(name, Thing(name), clause, []) for name, clause in clauses.items()]
