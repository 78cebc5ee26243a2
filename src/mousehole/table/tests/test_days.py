"""The deal of the day: the same cards and the same bots for everybody."""
from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from mousehole.games import GAMES, load_game
from mousehole.kernel import CLOCK, BadSetup, Choice, Interrupt, Refused, Seat
from mousehole.kernel.log import BadLog, Log, verify
from mousehole.table import clocks, days, fairness, journal, verbs
from mousehole.table.keys import hashed
from mousehole.table.live import Live
from mousehole.table.match import Match
from mousehole.table.tests.scene import code
from mousehole.testkit import daily

VECTORS = json.loads(daily.PATH.read_text())
NOON = 1_794_916_800_000  # of 2026-11-17, UTC
DAY = "2026-11-17"


@pytest.mark.parametrize("row", VECTORS, ids=lambda row: f"{row['game']} {row['day']}")
def test_the_published_rule_gives_these_seeds_and_deals(row: dict[str, str]) -> None:
    assert daily.vector(row["game"], row["day"]) == row


def test_every_game_has_vectors_of_the_same_days() -> None:
    by_game = {game: [row["day"] for row in VECTORS if row["game"] == game] for game in GAMES}
    assert len({tuple(listed) for listed in by_game.values()}) == 1
    assert len(by_game["mousekeeping"]) >= 3


def opened(game_id: str) -> Live:
    live = Live("table", verbs.open_day(game_id, DAY, bytes(32), hashed("host"), NOON))
    live.apply(verbs.sit(live, 0, "Anna", hashed("key"), NOON))
    for seat, level in days.deal_of(game_id).bots.items():
        live.apply(verbs.set_bot(live, seat, level, NOON))
    for entry in verbs.start(live, "", NOON, [0]):
        live.apply(entry)
    return live


def person(match: Match) -> Choice:
    """Somebody who always takes another option than the first, and is the same every time."""
    d = next(d for d in match.pending() if d.seat == 0 and not isinstance(d.options[0], Interrupt))
    return d.options[(7 * len(match.log.answers)) % len(d.options)]


def in_the_terminal(game_id: str, most: int) -> Log:
    """As `LocalTable` does: `days.next_question` and `days.bot_for`."""
    match, bots = daily.dealt(game_id, DAY), days.deal_of(game_id).bots
    while match.pending() and len(match.log.answers) < most:
        d = days.next_question(match.pending(), bots)
        if d is not None:
            bot = days.bot_for(match.game, match.log, d, quick(bots[d.seat]))
            chosen = bot.choose(match.game.view(match.s, d.seat), d)
            assert chosen is not None
            match.play(d.seat, chosen, 0)
        elif any(each.seat == 0 and not isinstance(each.options[0], Interrupt) for each in match.pending()):
            match.play(0, person(match), 0)
        else:
            match.play(CLOCK, next(each for each in match.pending() if each.seat == CLOCK).options[0], 0)
    return match.log


def quick(level: str) -> str:
    """The way is the same for all levels; this one thinks less."""
    return "search:4" if level in ("juniper", "old-whiskers") else level


def at_a_table(game_id: str, most: int) -> Log:
    """As a host does: `clocks.thoughts`, whatever the order in which things could arrive."""
    live = opened(game_id)
    assert live.match is not None
    while live.status == "playing" and len(live.match.log.answers) < most:
        match, thought = live.match, next(iter(clocks.thoughts(live, 0, "greedy")), None)
        if thought is not None:
            d = thought.question.decision
            bot = days.bot_for(match.game, match.log, d, quick(thought.level))
            answer(live, d.seat, bot.choose(match.game.view(match.s, d.seat), d))
        elif any(q.decision.seat == 0 and not q.is_interrupt for q in live.questions):
            answer(live, 0, person(match))
        else:
            clock = verbs.let_clock_answer(live, NOON + 10_000_000)
            assert clock is not None
            live.apply(journal.Answered(at=NOON, seat=CLOCK, choice=clock.choice, since=0))
    return live.match.log


def answer(live: Live, seat: Seat, choice: Choice | None) -> None:
    assert choice is not None
    question = next(q for q in live.open_to(seat) if choice in q.decision.options)
    for entry in verbs.answer(live, seat, question.n, live.box.codec.plain(choice), NOON, "by"):
        live.apply(entry)


@pytest.mark.parametrize("game_id", GAMES)
def test_the_same_answers_give_the_same_match_to_the_last_byte_wherever_it_is_played(game_id: str) -> None:
    most = 60
    there, again, here = at_a_table(game_id, most), at_a_table(game_id, most), in_the_terminal(game_id, most)
    assert there.write() == again.write()
    untimed = [(seat, choice) for seat, choice, _ in there.answers]
    assert untimed == [(seat, choice) for seat, choice, _ in here.answers]
    assert (there.seed, there.options, there.edition, there.fairness) == (
        here.seed, here.options, here.edition, here.fairness)


def test_people_come_first_then_bots_in_order_and_never_out_of_turn() -> None:
    match = daily.dealt("head-of-mousehold", DAY)
    assert len(match.pending()) == 2, "both choose in secret"
    assert days.next_question(match.pending(), [1]) is None
    while any(d.seat == 0 for d in match.pending()):
        match.play(0, person(match), 0)
    found = days.next_question(match.pending(), [1])
    assert found is not None
    assert found.seat == 1


def test_a_finished_deal_is_verified_as_public_and_any_other_is_found_out() -> None:
    match = daily.dealt("mousekeeping", DAY)
    while match.pending():
        match.play(0, person(match), 0)
    verify(match.game, match.log)
    proved = fairness.check(match.log)
    assert proved
    assert (proved.day, proved.commitment, proved.contributed) == (DAY, "", 0)
    with pytest.raises(BadLog, match="no contributions"):
        fairness.check(match.log, noted_commitment="00")
    match.log.fairness = days.origin("2026-11-16")
    with pytest.raises(BadLog, match="not the deal of 2026-11-16"):
        fairness.check(match.log)


def test_nothing_about_a_deal_can_be_changed() -> None:
    live = opened("head-of-mousehold")
    assert not live.opened.hints
    assert not live.opened.take_backs
    live.status = "over"
    changes: list[Callable[[], object]] = [
        lambda: verbs.set_options(live, {"events": False}, NOON), lambda: verbs.set_bot(live, 1, "pip", NOON),
        lambda: verbs.set_up(live, NOON, hints=True), lambda: verbs.rearrange(live, [1, 0], NOON)]
    for change in changes:
        with pytest.raises(Refused) as no:
            change()
        assert code(no.value) == "day-fixed"


@pytest.mark.parametrize("day", ["", "today", "2026-11-31", "2026-11-19", "2025-11-01", "20261117", "2026-1-1"])
def test_only_days_of_the_last_year_are_dealt(day: str) -> None:
    with pytest.raises(BadSetup):
        days.read_day(day, NOON)


def test_somewhere_it_is_tomorrow_already() -> None:
    assert days.read_day("2026-11-18", NOON) == "2026-11-18"
    assert days.read_day("2025-11-17", NOON) == "2025-11-17"


def test_what_is_dealt_is_a_legal_table() -> None:
    for game_id in GAMES:
        deal = days.deal_of(game_id)
        assert set(deal.bots) == set(range(1, deal.seats))
        load_game(game_id, deal.edition).facts.checked(deal.seats, deal.options)
