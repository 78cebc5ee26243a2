"""Time limits: when a seat's time is up and a bot answers for it, and when a bot may answer at the earliest."""
from __future__ import annotations

from dataclasses import dataclass

from mousehole.kernel import CLOCK, Decision, Seat
from mousehole.table import days
from mousehole.table.live import Live, OpenQuestion
from mousehole.table.pace import pace_of_people, seconds_for
from mousehole.table.seals import Seal, is_sealed


def deadline(live: Live, question: OpenQuestion) -> int | None:
    """Return the playing time after which the seat itself can no longer answer, or the game's clock answers."""
    seat = question.decision.seat
    if seat == CLOCK:
        return live.match.due() if live.match else None
    if not live.opened.move_seconds and not live.opened.game_seconds:
        return None
    if question.is_interrupt or live.chairs[seat].who == "bot":
        return None
    limits = []
    if live.opened.move_seconds:
        limits.append(question.since + 1000 * live.opened.move_seconds)
    if live.opened.game_seconds:
        limits.append(live.position_at + left(live, seat, live.position_at))
    return min(limits, default=None)


def seconds(live: Live, decision: Decision) -> int | None:
    """Return how long a question is open in total; None: no limit."""
    if decision.seat == CLOCK:
        return decision.seconds
    if live.chairs[decision.seat].who == "bot":
        return None
    return live.opened.move_seconds or live.opened.game_seconds or None


def left(live: Live, seat: Seat, since: int) -> int:
    """Return the seat's time left for the match, in ms, if it is asked and thinks until then."""
    spent = live.chairs[seat].spent
    if any([not q.is_interrupt for q in live.open_to(seat)]):
        spent += since - live.position_at
    return max(1000 * live.opened.game_seconds - spent, 0)


def shown_left(live: Live, seat: Seat, since: int) -> int:
    """Return the same as others may know it: to them, a seat with a sealed question thinks until the seal is broken."""
    if live.seal is None or seat not in live.seal.spent:
        return left(live, seat, since)
    return max(1000 * live.opened.game_seconds - live.seal.spent[seat] - (since - live.seal.since), 0)


def shown_deadline(live: Live, seal: Seal, seat: Seat) -> int | None:
    """Return when the time of a seat with a sealed question is up, as far as others know."""
    if live.chairs[seat].who == "bot":
        return None
    limits = []
    if live.opened.move_seconds:
        limits.append(seal.since + 1000 * live.opened.move_seconds)
    if live.opened.game_seconds:
        limits.append(seal.since + shown_left(live, seat, seal.since))
    return min(limits, default=None)


def is_late(live: Live, question: OpenQuestion, since: int) -> bool:
    limit = deadline(live, question)
    return limit is not None and since > limit


@dataclass(frozen=True)
class Thought:
    """A bot should look at a question. Its answer may be given at `ready` (playing time), not earlier.

    When it is ready depends only on what everybody knows, so that timing reveals nothing about what a seat holds.
    """

    question: OpenQuestion
    level: str
    ready: int


def thoughts(live: Live, pace: int, stand_in: str) -> list[Thought]:
    """Return everything that bots may have to answer in this position, soon or once somebody's time is up.

    `pace`: the host's setting, in ms. While a clock runs, no bot is quicker than a person could be.
    """
    if live.status != "playing" or live.is_paused or live.match is None or live.asked_back is not None:
        return []  # while somebody waits for consent to a take-back, no bot plays on
    wanted, pending = [], live.match.pending()
    only = days.next_question(pending, _bots(live)) if live.opened.day else None
    people = pace_of_people(live.match.log.answers, lambda seat: not live.chairs[seat].is_played_by_bot) \
        if any([d.seat == CLOCK for d in pending]) else None

    def ready(question: OpenQuestion, level: str) -> int:
        begun = question.since if is_sealed(question.decision) else live.position_at  # nobody waits for what is hidden
        return begun + int(1000 * seconds_for(pending, question.decision, level, pace / 1000, people))

    for question in live.questions:
        seat = question.decision.seat
        if seat == CLOCK or (live.opened.day and question.decision != only):
            continue
        if live.chairs[seat].is_played_by_bot:
            level = live.chairs[seat].level
            wanted.append(Thought(question, level, ready(question, level)))
        elif (limit := deadline(live, question)) is not None:
            wanted.append(Thought(question, stand_in, max(limit + 1, ready(question, stand_in))))
    return wanted


def _bots(live: Live) -> list[Seat]:
    return [seat for seat, chair in enumerate(live.chairs) if chair.is_played_by_bot]
