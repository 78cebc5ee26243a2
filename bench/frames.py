"""How many bytes an answer sends to each viewer, and where they go.

    python -m bench.frames                  whole matches with quick bots at four seats, in all games

Every answer of a match is sent to every seat and to a spectator, once as the change that a server sends and once as
a whole state, for comparison. Prints the size of a frame, in the middle and the 99th percentile, beside its goal;
the processor time for making one; and what the bytes of the changes are spent on.
"""
from __future__ import annotations

import argparse
from collections import Counter
from time import process_time
from typing import Any

import msgspec

from mousehole.games import GAMES
from mousehole.kernel import CLOCK, Rng
from mousehole.table import journal
from mousehole.table.box import open_box
from mousehole.table.changes import Broadcast
from mousehole.table.frames import Known, StateBroadcast, encode
from mousehole.table.live import Live
from mousehole.testkit.sent import live_table

SEATS = 4  # or as near as the game allows
NOW = 1_700_000_000_000
GOAL = (2_000, 12_000)  # bytes: in the middle, 99th percentile
PARTS = ("view", "asked", "questions", "events", "ended")


def answer(live: Live, rng: Rng) -> None:
    """Play on as the game's policy would; interrupts now and then."""
    assert live.match is not None
    asked = [q for q in live.questions if q.decision.seat != CLOCK and (not q.is_interrupt or rng.below(8) == 0)]
    q = (asked or live.questions)[rng.below(len(asked or live.questions))]
    choice = live.match.game.policy(live.match.s, q.decision, rng) if q.decision.seat != CLOCK else None
    choice = choice or q.decision.options[rng.below(len(q.decision.options))]
    live.apply(journal.Answered(at=0, seat=q.decision.seat, choice=live.box.codec.plain(choice),
                                since=live.position_at + 10))


class Sizes:
    """What was sent in one game."""

    def __init__(self) -> None:
        self.changes: list[int] = []
        self.states: list[int] = []
        self.cpu = [0.0, 0.0]  # of changes, of states
        self.parts: Counter[str] = Counter()

    def play(self, game: str, seed: int) -> None:
        box = open_box(game)
        seats = max(box.game.facts.fewest, min(SEATS, box.game.facts.most))
        options: dict[str, Any] = {"move_limit": 120} if game == "mousekeeping" else {}
        live, rng = live_table(box, seats, options, seed), Rng.numbered(seed)
        viewers = [None, *range(seats)]
        first = Broadcast(live, 0, NOW)
        known: dict[int | None, Known] = {viewer: first.known(viewer) for viewer in viewers}
        while live.status == "playing":
            before = live.number
            answer(live, rng)
            told = [viewer for viewer in viewers if not live.is_hidden(viewer, live.number)]
            for way in ((0, 1), (1, 0))[live.number % 2]:  # whatever comes second is quicker: take turns
                began = process_time()
                if way == 0:
                    moment = Broadcast(live, before, NOW)
                    changes = [moment.told(viewer, known[viewer]) for viewer in told]
                else:
                    whole = StateBroadcast(live, before, NOW)
                    states = [encode(whole.state(viewer)) for viewer in told]
                self.cpu[way] += process_time() - began
            known.update({viewer: moment.known(viewer) for viewer in told})
            self.changes += [len(each) for each in changes]
            self.states += [len(each) for each in states]
            for each in changes:
                fields = msgspec.json.decode(each)
                self.parts["all"] += len(each)
                self.parts.update({name: len(encode(fields[name])) for name in PARTS if name in fields})

    def row(self, game: str) -> str:
        change, state = [[at(part, sizes) for part in (0.5, 0.99)] for sizes in (self.changes, self.states)]
        cpu = [1e6 * spent / len(self.changes) for spent in self.cpu]
        shares = ", ".join([f"{name} {100 * self.parts[name] // self.parts['all']}%" for name in PARTS])
        is_met = all([size <= goal for size, goal in zip(change, GOAL, strict=True)])
        return (f"| {game} | {len(self.changes)} | {change[0]:,} / {change[1]:,} | {'met' if is_met else 'missed'} "
                f"| {state[0]:,} / {state[1]:,} | {cpu[0]:.0f} / {cpu[1]:.0f} | {shares} |")


def at(part: float, sizes: list[int]) -> int:
    return sorted(sizes)[min(int(part * len(sizes)), len(sizes) - 1)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--matches", type=int, default=10)
    args = parser.parse_args()
    print(f"| game | frames | change, bytes: p50 / p99 | goal {GOAL[0]:,} / {GOAL[1]:,} | whole state: p50 / p99 "
          "| µs: change / state | a change's bytes |\n|---|---|---|---|---|---|---|")
    for game in GAMES:
        sizes = Sizes()
        for seed in range(args.matches):
            sizes.play(game, seed)
        print(sizes.row(game), flush=True)


if __name__ == "__main__":
    main()
