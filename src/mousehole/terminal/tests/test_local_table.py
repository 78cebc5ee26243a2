"""A local table: bots, the clock, and what must not be revealed."""
from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

from mousehole.games import load_game
from mousehole.kernel import BadSetup, Options, Rng
from mousehole.kernel.log import Log
from mousehole.table.ladder import Played
from mousehole.table.match import Match
from mousehole.terminal import shelf
from mousehole.terminal.invitation import Invitation
from mousehole.terminal.local_table import LocalTable
from mousehole.terminal.seating import PERSON, Seating
from mousehole.terminal.stopwatch import Stopwatch
from mousehole.terminal.tests.people import HandClock, new_match, new_table


def test_a_stopwatch_stands_still_while_it_is_stopped() -> None:
    clock = HandClock()
    watch = Stopwatch(500, clock)
    clock.seconds = 1
    watch.stop()
    clock.seconds = 9
    assert watch.now() == 1500
    watch.go()
    watch.go()
    clock.seconds = 10
    assert watch.now() == 2500


def test_a_bot_that_thought_too_long_is_not_heard() -> None:
    table = new_table("mousekeeping", ("greedy", PERSON), {"move_limit": 60, "first_player": 0})
    turn = table.bot_turn()
    assert turn is not None
    choice = turn.bot.choose(turn.view, turn.decision)

    assert table.bot_says(turn, choice)
    assert not table.bot_says(turn, choice)
    assert table.position == 1


def test_a_refusal_changes_nothing_and_is_not_kept() -> None:
    table = new_table("mousekeeping", (PERSON,), {"move_limit": 60})
    kept: list[Log] = []
    table.keep = kept.append
    other = table.game.box.layouts_of(443)[0]

    refusal = table.play(0, other)

    assert refusal is not None
    assert refusal == table.why_not(0, other)
    assert (table.position, kept) == (0, [])


def test_a_disk_that_is_full_does_not_end_the_match(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("where a folder should be")
    table = new_table("mousekeeping", (PERSON,), {"move_limit": 60})
    table.keep = shelf.keeper(tmp_path / "file" / "match.log", table.seating)

    assert table.play(0, table.decisions(0)[0].options[0]) is None
    assert str(tmp_path) in table.condition

    table.keep = shelf.keeper(tmp_path / "match.log", table.seating)
    assert table.play(0, table.decisions(0)[0].options[0]) is None
    assert table.condition == ""
    assert len(Log.read((tmp_path / "match.log").read_text()).answers) == 2


def test_secrets_are_found_where_there_are_some() -> None:
    assert new_table("haunted-mouse", (PERSON, PERSON)).has_secrets(0, 1)
    assert not new_table("mousekeeping", (PERSON, PERSON)).has_secrets(0, 1)


def test_what_one_person_draws_is_not_told_to_the_other() -> None:
    table = new_table("haunted-mouse", (PERSON, PERSON), seed=3)
    rng = Rng.numbered(5)
    for _ in range(400):
        if table.is_over:
            break
        seat = table.must_answer()[0]
        d = table.decisions(seat)[0]
        table.play(seat, d.options[rng.below(len(d.options))])
    drawn = [[line for line in table.told[seat] if "drew" in line] for seat in (0, 1)]

    assert any(line.startswith("Player 1 drew a card.") for line in drawn[1])
    assert not any(line.startswith("Player 1 drew a card.") for line in drawn[0])


def test_a_wait_is_not_cut_short_where_that_would_tell_who_cannot_interrupt() -> None:
    """House Mouse asks the clock alone while a declared Power may be cancelled."""
    alone, shared = [new_table("house-mouse", (PERSON, sitter), seed=5, watch=Stopwatch(time=HandClock()))
                     for sitter in ("greedy", PERSON)]
    skipped = []
    for table in (alone, shared):
        rng = Rng.numbered(1)
        for _ in range(600):
            pending = table.match.pending()
            questions = [d for d in pending if d.seat >= 0 and not d.options[0].__class__.__mro__[1].__name__
                         .startswith("Interrupt")]
            if pending and not questions:
                skipped.append(table.skip_clock())
                table.match.tick(table.match.due() or 0)
            elif questions:
                d = questions[0]
                table.match.play(d.seat, d.options[rng.below(len(d.options))], table.match.now)
            else:
                break
        assert skipped
        if table is shared:
            assert not any(skipped)
        skipped.clear()


def test_people_sit_first_and_bots_fill_up() -> None:
    assert Seating.of(4, 2, ["Pip", "Juniper"]).sitters == [PERSON, PERSON, "Pip", "Juniper"]
    with pytest.raises(BadSetup, match="0 to 2"):
        Seating.of(2, 3, ["Pip"])


def test_the_seating_is_saved_beside_the_log(tmp_path: Path) -> None:
    seating, path, match = Seating([PERSON, "Pip"]), tmp_path / "a.log", new_match("mousekeeping", 2)
    shelf.keep(path, match.log, seating)

    found = shelf.seating_of(path, 2)
    assert found is not None
    assert found.sitters == seating.sitters
    assert shelf.seating_of(path, 3) is None
    shelf.seats_path(path).write_text("{}")
    assert shelf.seating_of(path, 2) is None


def test_links_are_read() -> None:
    assert Invitation.read("http://host:80/t/abc#key=XYZ") == Invitation("http://host:80", "abc", "XYZ")
    assert Invitation.read("https://host/games/t/abc").socket == "wss://host/games/api/socket"


def test_after_enough_wins_the_next_rung_of_the_ladder_is_offered() -> None:
    options: Options = {"burrows": "open"}
    table = _won_party(options)
    assert [action.id for action in table.actions()] == ["climb", "replay", "again", "menu"]
    assert "hidden burrows" in table.actions()[0].words
    assert [played.won for played in table.played()] == [True]


def test_earlier_wins_of_the_same_people_count() -> None:
    options = load_game("mousewarming-party").facts.checked(1, {})
    earlier = [Played(options, True)] * 2
    table = _won_party({}, earlier)
    stands = table.standing()
    assert stands is not None
    assert (stands.wins, stands.up and stands.up.name) == (3, "one-golden")


def _won_party(options: Options, played: Sequence[Played] = ()) -> LocalTable:
    """The first numbered match that the policy wins."""
    game = load_game("mousewarming-party")
    for number in range(12):
        match = Match(game, 1, Rng.numbered(number).seed, options, {"name": "standard", "check": ""})
        table = LocalTable(match, Seating.of(1, 1, []), played=played)
        while not table.is_over:
            d = table.decisions(0)[0]
            choice = game.policy(match.s, d, Rng.numbered(1))
            assert choice is not None
            table.play(0, choice)
        if (outcome := table.outcome()) and outcome.winners:
            return table
    raise AssertionError("no win")


def test_a_move_is_taken_back_at_once_or_by_everybody_here(tmp_path: Path) -> None:
    table = new_table("mousekeeping", (PERSON, PERSON), {"move_limit": 60, "first_player": 0})
    kept: list[Log] = []
    table.keep = kept.append
    assert "no move to take back" in table.taken_back()
    before = table.view(0)
    for seat in (0, 1):
        assert table.play(seat, table.decisions(seat)[0].options[0]) is None
    assert table.taken_back() == ""  # of whoever moved last
    assert (table.must_answer(), len(table.match.log.answers)) == ([1], 1)
    assert table.play(1, table.decisions(1)[0].options[0]) is None
    position = table.position
    assert table.taken_back() == ""
    assert table.position > position
    assert table.taken_back() == ""
    assert table.view(0) == before
    assert "You took back a move." in table.told[0]
    assert "Player 1 took back a move." in table.told[1]
    assert len(kept[-1].taken_back or []) == 3
    again = Match.resumed(table.game, Log.read(kept[-1].write()))
    assert again.log.taken_back == kept[-1].taken_back


def test_what_chance_has_shown_is_taken_back_only_if_all_agree() -> None:
    table = new_table("mousewarming-party", (PERSON, PERSON), {})
    while True:  # until somebody's answer draws from chance
        seat = table.must_answer()[0]
        drawn = table.match.s.rng.drawn
        assert table.play(seat, table.decisions(seat)[0].options[0]) is None
        if table.match.s.rng.drawn != drawn:
            break
    assert "Does everybody agree" in table.taken_back()
    assert table.taken_back() == ""
    alone = new_table("mousewarming-party", (PERSON, "greedy"), {})
    while alone.match.s.rng.drawn == drawn or not alone.must_answer():
        turn = alone.bot_turn()
        if turn is not None:
            alone.bot_says(turn, turn.bot.choose(turn.view, turn.decision))
        else:
            alone.play(0, alone.decisions(0)[0].options[0])
    assert "bots don’t agree" in alone.taken_back() or not alone.match.log.answers


def test_a_partner_proposes_now_and_then_and_says_what_to_type() -> None:
    lines = list[str]()
    for remarks in (True, False):
        table = new_table("mousekeeping", (PERSON, "greedy"), {"move_limit": 60, "first_player": 0}, remarks=remarks)
        while not table.is_over:
            asking = table.to_consult()
            if asking is not None:
                assert asking[0] == 1 and remarks
                table.tell_proposal(1, table.proposal_of(*asking))
                assert table.to_consult() is None  # once per position
            turn = table.bot_turn()
            if turn is not None:
                table.bot_says(turn, turn.bot.choose(turn.view, turn.decision))
            else:
                d = table.decisions(0)[0]
                best = table.game.policy(table.match.s, d, Rng.numbered(table.position))
                assert best is not None and table.play(0, best) is None
        lines = [line for line in table.told[0] if "(bot): If you choose “Go to room " in line]
        assert bool(lines) is remarks
        assert len(lines) <= 60 / 6
        assert all([line.endswith("]") for line in lines])
