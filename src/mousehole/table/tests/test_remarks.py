"""What bots remark: sparse, each level in its own way, and only about what everybody has seen."""
from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from mousehole.bots.driver import answers
from mousehole.bots.levels import LEVELS
from mousehole.games import GAMES, is_scored, remarks
from mousehole.kernel import CLOCK, Event, Interrupt, Refused, Rng, Seat
from mousehole.table import journal, verbs
from mousehole.table import remarks as remarking
from mousehole.table.box import open_box
from mousehole.table.journal import AnyEntry
from mousehole.table.keys import hashed
from mousehole.table.live import Live
from mousehole.table.remarking import AT_THE_END, remark
from mousehole.table.remarks import QUIET, SPEAKERS, about, at_the_end
from mousehole.words import LANGUAGES, Words

SEATS = 3
NOW = 1_000_000


def news(game_id: str, number: int) -> list[list[Event]]:
    """What happens in a match of quick bots, answer by answer, as the rules tell it: with everything hidden in it."""
    box, rng = open_box(game_id), Rng.numbered(number)
    s = box.game.start(SEATS, Rng.numbered(1000 + number), {"move_limit": 60} if game_id == "mousekeeping" else {})
    told = list[list[Event]]()
    for _ in answers(box.game, s, lambda d: box.game.policy(s, d, rng), rng):
        told.append(list(s.events))
        s.events.clear()
    return told


@pytest.mark.parametrize("game_id", GAMES)
def test_every_moment_of_every_game_has_words_for_every_level(game_id: str) -> None:
    known = remarks(game_id)
    assert known is not None and len(SPEAKERS) == len(LEVELS) == 5
    texts = list[str]()
    for language in LANGUAGES:
        words = Words(game_id, language)
        for moment in known.MOMENTS:
            texts += [words.message(f"remark-{moment}-{level}") for level in SPEAKERS]
    assert len(set(texts)) == len(texts), "each level speaks in its own way"
    assert all([0 < len(text) < 72 for text in texts]), "short"


@pytest.mark.parametrize("game_id", GAMES)
def test_the_moments_come_up_and_remarks_are_few(game_id: str) -> None:
    known = remarks(game_id)
    assert known is not None
    moments, spoken = set[str](), list[int]()
    for number in range(8):
        told, said, last, count = news(game_id, number), set[str](), -QUIET, 0
        for at, events in enumerate(told):
            moments |= {known.moment(event, seat) for event in events for seat in range(SEATS)}
            found = about(game_id, events, dict.fromkeys(range(SEATS), "pip"), said, f"{number} {at}")
            if found is not None and at - last >= QUIET:
                said.add(found[1])
                last, count = at, count + 1
        spoken.append(count)
    assert moments == {"", *known.MOMENTS}
    assert max(spoken) <= 2 and sum(spoken) > 0


@pytest.mark.parametrize("game_id", GAMES)
def test_nothing_hidden_has_a_part_in_a_remark(game_id: str) -> None:
    """Events that look the same to spectators are remarked on in the same way, whatever else is in them."""
    seen = list[Event]()

    class Spy:
        MOMENTS = ("any",)

        @staticmethod
        def moment(event: Event, seat: Seat) -> str:
            seen.append(event)
            return ""

    told = [event for events in news(game_id, 1) for event in events]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(remarking, "remarks", lambda game: Spy)
        about(game_id, told, {0: "juniper"}, (), "")
    assert seen == [shown for event in told if (shown := event.seen_by(None)) is not None]
    assert all([event == event.seen_by(None) for event in seen])


def table(game_id: str = "haunted-mouse", **more: Any) -> Any:
    """A table with a person and two bots, of which a test applies and keeps the entries."""
    opened = verbs.open_table(game_id, SEATS, {}, "standard", bytes(32), hashed("host"), NOW, **more)
    live: Any = Live("table", opened)
    live.entries = [opened]

    def do(entries: list[AnyEntry]) -> None:
        for entry in entries:
            live.entries.append(journal.read(journal.write(entry)))
            live.apply(live.entries[-1])

    live.do = do
    do([verbs.sit(live, 0, "Anna", hashed("key"), NOW), verbs.set_bot(live, 1, "old-whiskers", NOW),
        verbs.set_bot(live, 2, "greedy", NOW)])
    do(verbs.start(live, "", NOW))
    return live


def play(live: Any, redeal: bool = False) -> list[tuple[int, list[AnyEntry]]]:
    """Play to the end as the host does; return what was remarked after which answer. `redeal`: other secrets there."""
    found, now, looked, n = list[tuple[int, list[AnyEntry]]](), NOW, 0, 0
    while live.status == "playing":
        n, now = n + 1, now + 3000
        if clock := verbs.let_clock_answer(live, now):
            live.do([clock])
        else:
            q = next(q for q in live.questions if q.decision.seat != CLOCK
                     and not isinstance(q.decision.options[0], Interrupt))
            choice = live.box.codec.plain(live.box.game.policy(live.match.s, q.decision, Rng.numbered(n)))
            live.do(verbs.answer(live, q.decision.seat, q.n, choice, now, "greedy"))
        true = live.match.s
        if redeal and live.status == "playing":
            live.match.s = live.box.game.imagine(live.box.game.view(true, 0), Rng.numbered(7 * n))
        said, looked = remark(live, looked, now), live.number
        live.match.s = true
        if said:
            found.append((n, said))
            live.do(said)
    return found


@pytest.mark.parametrize("game_id", ["haunted-mouse", "head-of-mousehold", "house-mouse"])
def test_other_secrets_make_no_difference(game_id: str) -> None:
    true, redealt = play(table(game_id)), play(table(game_id), redeal=True)
    assert true and [(n, said) for n, said in true] == redealt


def test_remarks_are_chat_of_the_bot_and_far_apart() -> None:
    live = table()
    found = play(live)
    spoken = [each for each in live.chat if each.remark]
    assert len(spoken) == len(found) > 1
    assert all([live.chairs[each.seat].who == "bot" for each in spoken])
    assert {each.remark.rpartition("-")[2] for each in spoken} <= {"whiskers", "bramble"}
    assert len({each.remark for each in spoken}) == len(spoken)
    gaps = [b.number - a.number for a, b in pairwise(spoken[:-1])]
    assert all([gap >= QUIET for gap in gaps])
    assert spoken[-1].remark.startswith(AT_THE_END)
    assert remark(live, 0, NOW) == []  # the last word has been said
    again = Live.rebuilt("table", live.entries)
    assert [each.remark for each in again.chat] == [each.remark for each in live.chat]


def test_the_host_switches_them_off_and_mutes_one() -> None:
    assert play(table(remarks=False)) == []
    live = table()
    live.do([verbs.mute(live, 1, True, NOW), verbs.mute(live, 2, True, NOW)])
    assert play(live) == []
    live.do([verbs.set_up(live, NOW, remarks=False)])
    assert not live.opened.remarks


def test_strangers_among_bots_say_nothing() -> None:
    live = table()
    live.chairs[1].level = live.chairs[2].level = "random"
    assert play(live) == []


def test_the_last_word_fits_the_result() -> None:
    box = open_box("haunted-mouse")
    live = table()
    play(live)
    outcome = live.outcome()
    for seat in range(SEATS):
        found = at_the_end(outcome, False, {seat: "quill"}, "")
        assert found == (seat, "won-quill" if seat in outcome.winners else "lost-quill")
    assert not is_scored(box.game.facts.id) and is_scored("mousekeeping")  # where nobody wins, nobody says so
    with pytest.raises(Refused):
        verbs.say(live, 0, "", NOW)
