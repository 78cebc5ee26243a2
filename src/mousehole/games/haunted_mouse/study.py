"""Haunted Mouse: what a balance report counts in a match: which cards win, and whose Bait is used."""
from __future__ import annotations

from typing import Any

from mousehole.games.haunted_mouse.cards import rank_of
from mousehole.games.haunted_mouse.table import Table
from mousehole.games.haunted_mouse.wire import BaitCard, PlayMeld, SetTrap, TakeBait, UseBait
from mousehole.kernel import Choice, Outcome, Seat

Figure = tuple[str, tuple[tuple[str, Any], ...]]  # the message `study-<name>` and its arguments


class Study:
    """Takes notes of one match: `watch` before every answer, `finish` at the end."""

    def __init__(self) -> None:
        self.played: dict[int, dict[Seat, int]] = {}  # cards of a rank that each seat played
        self.used: dict[int, list[int]] = {}          # Bait of a rank: used by others, and by anybody

    def watch(self, s: Table, seat: Seat, choice: Choice) -> None:
        if isinstance(choice, (PlayMeld, SetTrap)):
            for card in s.hands[seat][choice.start:choice.start + choice.length]:
                self.play(rank_of(card), seat)
            for bait in choice.bait:
                self.use(bait, seat)
                self.play(rank_of(bait.card), seat)
        elif isinstance(choice, UseBait):
            self.use(choice.bait, seat)
            self.play(rank_of(choice.bait.card), seat)
        elif isinstance(choice, TakeBait):
            self.use(choice.bait, seat)

    def play(self, rank: int, seat: Seat) -> None:
        by_seat = self.played.setdefault(rank, {})
        by_seat[seat] = by_seat.get(seat, 0) + 1

    def use(self, bait: BaitCard, seat: Seat) -> None:
        counts = self.used.setdefault(rank_of(bait.card), [0, 0])
        counts[0] += bait.owner != seat
        counts[1] += 1

    def finish(self, s: Table, outcome: Outcome) -> list[tuple[Figure, float, float]]:
        """Of the cards of a rank that were played: the winners'. Of the Bait of a rank that was used: by others."""
        found: list[tuple[Figure, float, float]] = []
        for rank, by_seat in sorted(self.played.items()):
            won = sum([many for seat, many in by_seat.items() if seat in outcome.winners])
            found.append((("winning", (("rank", rank),)), won, sum(by_seat.values())))
        for rank, (others, everybody) in sorted(self.used.items()):
            found.append((("bait", (("rank", rank),)), others, everybody))
        return found
