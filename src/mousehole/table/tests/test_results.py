"""The results of a table: worked out from its journal, and cleared by an entry of it."""
from __future__ import annotations

from typing import Any

from mousehole.games.mousekeeping.feats import FEATS, feats
from mousehole.games.mousekeeping.wire import Catch, View
from mousehole.kernel import CLOCK, Rng
from mousehole.table import frames, journal, verbs
from mousehole.table.feats import feats_of
from mousehole.table.results import results, results_of
from mousehole.table.tests.scene import Scene
from mousehole.table.tests.test_ladder import Team
from mousehole.table.wire import Feat


def test_every_finished_match_is_there_and_nothing_else() -> None:
    scene = Scene(2, 1).start().play_on()
    first = frames.ended(scene.live)
    assert first is not None
    scene.start().play_on(5)
    found = results_of("table", scene.entries)
    assert [each.match for each in found] == [1]
    only = found[0]
    assert (only.game, only.names, only.bots) == ("mousekeeping", ["P0", ""], ["", "random"])
    assert (only.scores, only.winners, only.ranking) == (first.scores, first.winners, first.ranking)
    assert only.ms > 0
    assert only.options["move_limit"] == 60
    assert only.at <= scene.now
    assert results("table", [journal.write(entry) for entry in scene.entries]) == found


def test_who_sat_there_then_counts_and_not_who_sits_there_now() -> None:
    scene = Scene(2, 2).start().play_on()
    scene.do(verbs.leave(scene.live, 1, scene.now))
    scene.do(verbs.set_bot(scene.live, 1, "random", scene.now))
    scene.start().play_on()
    assert [each.names for each in results_of("table", scene.entries)] == [["P0", "P1"], ["P0", ""]]


def test_cleared_results_are_not_shown_and_the_replays_stay() -> None:
    scene = Scene(2, 1).start().play_on()
    scene.do(verbs.clear_results(scene.live, scene.now))
    assert results_of("table", scene.entries) == []
    scene.start().play_on()
    assert [each.match for each in results_of("table", scene.entries)] == [2]
    assert list(scene.rebuilt().finished) == [1, 2]


def test_a_move_that_was_taken_back_is_in_no_result() -> None:
    from mousehole.table import takebacks
    scene = Scene(2, 2).start()
    scene.answer(0)
    scene.do(*takebacks.take_back(scene.live, 0, scene.now, False))
    scene.play_on()
    assert results_of("table", scene.entries)[0].feats[0].value == 60, "moves that count"


def test_a_ladder_and_its_feats_are_in_the_results() -> None:
    team = Team(burrows="open")
    won = [team.play() for _ in range(4)]
    assert {True, False} == set(won)
    found = results_of("table", team.entries)
    assert [bool(each.winners) for each in found] == won
    assert {each.rung for each in found} == {"open"}
    for each in found:
        assert [feat.name for feat in each.feats] == (["quickest-party"] if each.winners else [])
        assert all([0 < feat.value < 100 and feat.least for feat in each.feats])


def shift(*catches: tuple[int, int], clock: int | None = 600) -> View:
    """Catches by moves needed and used."""
    caught = tuple([Catch(124, 212, needed, used) for needed, used in catches])
    return View(None, 2, None, 124, None, 0, (), None, (0, 0), len(caught), (), sum(used for _, used in catches), 124,  # type: ignore[arg-type]
                0, clock, None, False, 0, True, caught, "time-up", ())


def test_the_fastest_mouse_is_the_shortest_time_between_two_catches() -> None:
    times: list[tuple[int, Any]] = [(0, 4000), (1, 9000), (0, 10_500), (1, 30_000), (CLOCK, 600_000)]
    found = feats(shift((2, 2), (1, 1), (1, 1)), times, False)
    assert found == {"fastest-mouse": 1500, "longest-shift": 4, "perfect-mice": 3}
    assert [name for name, (_, is_less_better) in FEATS.items() if is_less_better] == ["fastest-mouse"]
    assert feats(shift((1, 3)), times, False)["perfect-mice"] == 0


def test_without_a_clock_no_mouse_is_fast_and_without_a_mouse_there_is_none() -> None:
    assert "fastest-mouse" not in feats(shift((1, 1), clock=None), [(0, 1)], False)
    assert feats(shift(), [(CLOCK, 600_000)], False) == {"longest-shift": 0}


def test_games_without_feats_have_none() -> None:
    scene = Scene(2, 2, "head-of-mousehold", Rng.numbered(3).seed).start().play_on()
    match, outcome = scene.live.match, scene.live.outcome()
    assert match is not None
    assert outcome is not None
    assert feats_of(scene.live.box, outcome, match.log, match.s) == []


def test_feats_are_sent_with_the_end() -> None:
    scene = Scene(1, 1).start().play_on()
    end = frames.ended(scene.live)
    assert end is not None
    assert Feat("longest-shift", 60, "count", False) in end.feats
