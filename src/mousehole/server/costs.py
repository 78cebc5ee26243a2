"""The cost of everything that a client can request. Costs are defined here and nowhere else.

Estimates, from measurements of interpreted games on one slow core. What depends on the size of the reply – most of the
work is encoding it – is charged per byte once the size is known.
"""
from __future__ import annotations

from typing import Any

from mousehole.server.budget import Cost
from mousehole.table import wire

CPU_PER_BYTE = 0.06 / 1000   # milliseconds to make and send one byte of a view
CPU_PER_VIEWER = 0.03        # milliseconds per additional viewer of a broadcast
CONNECTION = Cost(cpu=0.5)   # to accept a connection, whatever is sent on it…
UPGRADE = Cost(cpu=2.5)      # …and to upgrade it to a WebSocket
HELLO = Cost(cpu=2.0, bytes=500)
REFUSAL = Cost(cpu=0.1, bytes=200)
TURNED_AWAY = Cost(cpu=1.0, bytes=500)  # the same for a request, which has been read, routed and worded by then
FILE = Cost(cpu=0.2)         # of the page
PREVIEW = Cost(cpu=0.8)      # to look up what a link leads to, and to write it into the page
LOADED = Cost(cpu=5.0)       # to read a table from its journal
TURN = 0.3                   # milliseconds: anything more expensive waits for its address's turn

# Messages from viewers.
SAID: dict[type, Cost] = {
    wire.Answer: Cost(cpu=0.6, bytes=200),
    wire.TakeBack: Cost(cpu=30.0, bytes=2_000),
    wire.Agree: Cost(cpu=5.0, bytes=500),
    wire.Hint: Cost(cpu=6.0, bytes=2_000, thought=500),
    wire.Consult: Cost(cpu=2.0, bytes=500, thought=150),
    wire.Guide: Cost(cpu=0.3, bytes=1_000),
    wire.AskAid: Cost(cpu=1.0, bytes=2_000),
    wire.Say: Cost(cpu=0.5, bytes=500),
    wire.Mute: Cost(cpu=0.5),
    wire.Remove: Cost(cpu=1.0),
    wire.Start: Cost(cpu=3.0),
    wire.Ready: Cost(cpu=1.0),
    wire.Begin: Cost(cpu=1.0),
    wire.SetOptions: Cost(cpu=1.0),
    wire.SetUp: Cost(cpu=10.0),
    wire.Rearrange: Cost(cpu=1.0),
    wire.HandOver: Cost(cpu=1.0),
    wire.Close: Cost(cpu=1.0),
    wire.Commit: Cost(cpu=0.5, bytes=200),
    wire.Reveal: Cost(cpu=3.0, bytes=200),
    wire.Pause: Cost(cpu=0.5),
    wire.Resume: Cost(cpu=0.5),
    wire.Leave: Cost(cpu=1.0),
    wire.Back: Cost(cpu=1.0),
    wire.Resign: Cost(cpu=1.0),
    wire.Rematch: Cost(cpu=3.0),
    wire.Resync: Cost(cpu=0.5, bytes=4_000),
    wire.Ping: Cost(cpu=0.05, bytes=100),
}

# Messages that are broadcast to the table: they cost more with many viewers.
TOLD_TO_ALL = frozenset({
    wire.Answer, wire.TakeBack, wire.Agree, wire.Say, wire.Mute, wire.Remove, wire.Start, wire.Ready, wire.Begin,
    wire.SetOptions, wire.SetUp, wire.Rearrange, wire.HandOver, wire.Close, wire.Commit, wire.Reveal, wire.Pause,
    wire.Resume, wire.Leave, wire.Back, wire.Resign, wire.Rematch})

# REST requests, by the name of the handler.
ASKED: dict[str, Cost] = {
    "open_table": Cost(cpu=5.0),
    "play_on": Cost(cpu=6.0, thought=300),
    "take_seat": Cost(cpu=1.5),
    "invite": Cost(cpu=1.5),
    "set_bot": Cost(cpu=1.5),
    "lobby": Cost(cpu=3.0),
    "mine": Cost(cpu=1.0),
    "look": Cost(cpu=1.0),
    "short_code": Cost(cpu=0.5),
    "list_addresses": Cost(cpu=0.3),
    "table_edition": Cost(cpu=10.0),
    "list_games": Cost(cpu=1.0),
    "words": Cost(cpu=1.0),
    "rules": Cost(cpu=1.0),
    "edition": Cost(cpu=1.0),
    "lesson": Cost(cpu=1.0),
    "try_otherwise": Cost(cpu=5.0),
    "replay": Cost(cpu=2.0, thought=100),
    "replay_states": Cost(cpu=3.0, thought=300),
    "results": Cost(cpu=2.0, thought=300),
    "clear_results": Cost(cpu=1.0),
    "take_along": Cost(cpu=2.0),
    "bring_back": Cost(cpu=3.0, thought=500),
    "push_key": Cost(cpu=0.3),
    "subscribe": Cost(cpu=3.0),
    "unsubscribe": Cost(cpu=2.0),
    "review": Cost(cpu=2.0, thought=300),
    "progress": Cost(cpu=0.3),
    "table_code": Cost(cpu=8.0),
    "seat_code": Cost(cpu=8.0),
    "healthz": Cost(cpu=0.7),
    "readyz": Cost(cpu=1.0),
    "metrics": Cost(cpu=5.0),
    "page": FILE,
    "handbook": FILE,
    "plugin_file": FILE,
    "docs": Cost(cpu=1.0),
}
NEW_REVIEW = Cost(thought=4_000)  # one that nobody has asked for yet
OTHER = Cost(cpu=2.0)  # replies by the framework itself, such as the schema


def of_message(message: Any, viewers: int) -> Cost:
    """Return the cost known in advance; `viewers`: how many look at the table."""
    kind = type(message)
    cost = SAID.get(kind, REFUSAL)
    if kind not in TOLD_TO_ALL:
        return cost
    found = _told.get((kind, viewers))
    if found is None:
        found = Cost(cost.cpu + CPU_PER_VIEWER * viewers, cost.bytes, cost.thought)
        if viewers < FEW:
            _told[kind, viewers] = found
    return found


FEW = 50  # viewers: costs with so many are looked up, not worked out again
_told: dict[tuple[type, int], Cost] = {}


def of_bytes(size: int) -> Cost:
    """Return the cost of the reply to the client."""
    return Cost(cpu=size * CPU_PER_BYTE, bytes=size)
