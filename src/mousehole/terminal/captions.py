"""The lines around the board: what is played, what is asked, how it ended."""
from __future__ import annotations

from typing import TYPE_CHECKING

from mousehole.terminal.labels import Labels

if TYPE_CHECKING:
    from mousehole.kernel import Decision, Seat
    from mousehole.terminal.sitting import Sitting


def time_text(seconds: float) -> str:
    return f"{int(seconds) // 60}:{int(seconds) % 60:02d}"


def head(table: Sitting, seat: Seat | None, labels: Labels, width: int) -> str:
    """Return the first line: the game, the viewer, the time left."""
    who = labels("spectator") if seat is None else \
        table.words.name(seat) if len(table.people) > 1 else table.words_for(seat).who(seat)
    left, time = table.seconds_left(), ""
    if left is not None:
        time = f"⏱ {time_text(left)}"
    text = f" {table.words.message('title')} · {who}"
    return f"{text}{' ' * max(1, width - len(text) - len(time) - 2)}{time}"


def asked(table: Sitting, d: Decision) -> str:
    """Say what is asked; if several people share the screen, also who is asked."""
    words = table.words_for(d.seat if d.seat in table.people else None)
    text = words.prompt(d)
    return table.words_for(None).message("ask-for", {"seat": d.seat, "ask": text}) if len(table.people) > 1 else text


def prompt(table: Sitting, seat: Seat | None, mine: list[Decision], labels: Labels) -> str:
    """Return what must be known about the table, if anything; then what is asked, or how it ended."""
    words = table.words_for(seat)
    wrong = [table.condition] if table.condition else []
    outcome = table.outcome()
    if outcome is not None:
        lines = [" ".join([*wrong, words.outcome(outcome)])]
        if not table.game.facts.cooperative:
            lines.append(" · ".join([words.pair(words.who(at), score) for at, score in enumerate(outcome.scores)]))
        return "\n".join(lines)
    clock = table.clock_asks()
    known = [*wrong, clock] if clock else wrong
    return " ".join([*known, *([asked(table, d) for d in mine] or ([] if known else [labels("waiting")]))])
