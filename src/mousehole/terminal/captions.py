"""The lines around the board: what is played, what is asked, how it ended."""
from __future__ import annotations

from typing import TYPE_CHECKING

from mousehole.terminal.labels import Labels

if TYPE_CHECKING:
    from mousehole.kernel import Decision, Seat
    from mousehole.terminal.sitting import Sitting


def head(table: Sitting, seat: Seat | None, labels: Labels, width: int) -> str:
    """The first line: what is played, who looks, how much time is left."""
    who = labels("spectator") if seat is None else table.words.name(seat)
    left, time = table.seconds_left(), ""
    if left is not None:
        time = f"⏱ {int(left) // 60}:{int(left) % 60:02d}"
    text = f" {table.words.message('title')} · {who}"
    return f"{text}{' ' * max(1, width - len(text) - len(time) - 2)}{time}"


def prompt(table: Sitting, asked: list[Decision], labels: Labels) -> str:
    """What must be known about the table, if anything; then what is asked, or how it ended."""
    wrong = [table.condition] if table.condition else []
    outcome = table.outcome()
    if outcome is not None:
        lines = [" ".join([*wrong, table.words.outcome(outcome)])]
        if not table.game.facts.cooperative:
            lines.append(" · ".join([f"{table.words.name(at)}: {score}" for at, score in enumerate(outcome.scores)]))
        return "\n".join(lines)
    clock = table.clock_asks()
    known = [*wrong, clock] if clock else wrong
    return " ".join([*known, *([table.words.prompt(d) for d in asked] or ([] if known else [labels("waiting")]))])
