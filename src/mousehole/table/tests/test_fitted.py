"""The chances that are shown were fitted, for everything that can be set up, and hold on games that were not."""
from __future__ import annotations

import pytest

from mousehole.bots.calibration import SetUp, foretold, one_game, reliability
from mousehole.bots.chances import Fit
from mousehole.bots.hints import hints
from mousehole.bots.simulation import rng_of
from mousehole.games import (
    OURS,
    edition_names,
    edition_text,
    facts_of,
    is_scored,
    judge_of,
    load_game,
    rated_by,
    setups,
)
from mousehole.games.mousewarming_party.wire import TakeMouse
from mousehole.kernel.edition import Edition
from mousehole.table.advice import hint_line
from mousehole.table.box import open_box
from mousehole.table.fitted import (
    LARGEST_ERROR,
    NAME,
    Family,
    HeldOut,
    chances_of,
    file_of,
    fitted_of,
    read,
    rows_of,
    written,
)
from mousehole.words import Words

WITH_WINNERS = [game_id for game_id in OURS if not is_scored(game_id)]


@pytest.mark.parametrize(("game_id", "edition"), [
    (game_id, edition) for game_id in WITH_WINNERS for edition in edition_names(game_id)])
def test_every_way_to_set_up_an_edition_was_fitted(game_id: str, edition: str) -> None:
    """A few fits may be too far off to be used; then there is an order of choices instead."""
    assert read(file_of(game_id).read_text("utf-8")).version == facts_of(game_id).version, \
        f"{game_id} has changed: mousehole calibrate {game_id}"
    game = load_game(game_id, edition)
    wanted = set()
    for seats, options, opening in setups(game):
        for number in seats:
            mode = game.mode(game.start(number, rng_of(1), options))
            mice = "+".join(sorted([choice.mouse for choice in opening]))
            wanted.add(mode.replace("casting", mice) if mice else mode)
    rows = {row.mode: row for row in rows_of(game_id) if row.check == game.check}
    chances = chances_of(game)
    assert chances is not None
    assert wanted <= set(rows)
    assert len(wanted & set(chances.fits)) >= 0.95 * len(wanted)


@pytest.mark.parametrize("game_id", WITH_WINNERS)
def test_no_chance_is_shown_that_was_off_by_more_than_five_points(game_id: str) -> None:
    for edition in edition_names(game_id):
        chances = chances_of(load_game(game_id, edition))
        assert all(fit.error <= LARGEST_ERROR == 0.05 for fit in (chances.fits.values() if chances else ()))
    for row in rows_of(game_id):
        assert row.held_out[-1].samples >= 1000


def test_a_file_can_be_read_as_it_was_written() -> None:
    for game_id in WITH_WINNERS:
        found = read(file_of(game_id).read_text("utf-8"))
        assert read(written("As before.", found)) == \
            found._replace(rows=tuple(sorted(found.rows)), families=tuple(sorted(found.families)))
    assert NAME.endswith(".toml")


def test_every_pair_of_mice_and_every_rung_of_the_ladder_has_a_row() -> None:
    modes = {row.mode for row in rows_of("mousewarming-party") if row.edition == "standard"}
    assert len([mode for mode in modes if mode.startswith("hidden 2 ") and "+" in mode]) == 15
    assert {"open 0", "hidden 0", "hidden 1", "hidden 2", "hidden 2 casting"} <= modes


def test_two_mice_that_seldom_win_are_not_called_likely_to() -> None:
    """Hidden burrows, slingshot and traveler: the hand-written evaluation says one half in mid-game; few are won."""
    game = load_game("mousewarming-party")
    pair = (TakeMouse("slingshot"), TakeMouse("traveler"))
    setup = SetUp((2,), {"burrows": "hidden", "abilities": True}, pair)
    found = [each for number in range(60) for each in one_game(game, setup, 2, "bramble", 99, number)]
    chances = chances_of(game)
    assert chances is not None
    fit = chances.fits["hidden 0 slingshot+traveler"]
    seen = reliability(foretold(fit, found, 1))
    assert seen.won < 0.25
    assert abs(seen.told - seen.won) < 0.12


@pytest.mark.parametrize(("game_id", "seats"), [
    ("haunted-mouse", 2), ("haunted-mouse", 4), ("house-mouse", 3), ("head-of-mousehold", 3)])
def test_chances_hold_on_a_few_fresh_games(game_id: str, seats: int) -> None:
    """A small sample, so it finds only what is far off: a changed policy or evaluation needs `mousehole calibrate`."""
    game = load_game(game_id)
    chances = chances_of(game)
    assert chances is not None
    found = [each for number in range(40) for each in one_game(game, SetUp((seats,), {}), seats, "bramble", 77, number)]
    told = [(chances.fits[each.mode].chance(each.value, each.progress, each.even), each.won) for each in found]
    high = [pair for pair in told if pair[0] > 1.4 / seats]
    seen = reliability(high)
    assert abs(seen.told - seen.won) < 0.2
    assert reliability(told).brier < 1 / seats * (1 - 1 / seats)  # better than to know nothing


def test_own_editions_get_no_percentage_but_an_order() -> None:
    """Another printing of the same game: nobody knows whether the chances hold for it."""
    text = edition_text("haunted-mouse").replace("about = ", "about = 'Ours.' # ", 1)
    own, ours = open_box("haunted-mouse", text=text), open_box("haunted-mouse")
    assert own.edition["check"] == Edition(text).check
    assert chances_of(own.game) is None
    s = ours.game.start(2, rng_of(1))
    [d, *_] = ours.game.advance(s)
    for box, has_share in ((ours, True), (own, False)):
        found = hints(box.game, box.game.view(s, d.seat), d, rng_of(2), 200, 3,
                      chances=chances_of(box.game))
        lines = [hint_line(Words("haunted-mouse"), hint) for hint in found]
        assert any("%" in line for line in lines) is has_share
        assert [hint.rank for hint in found] == [1, 2, 3]


@pytest.mark.parametrize("game_id", WITH_WINNERS)
def test_chances_rest_on_what_quill_has_learned(game_id: str) -> None:
    """Fitted to what her judge makes of positions. In editions that nobody has learned, the evaluation rates them."""
    for edition in edition_names(game_id):
        game = load_game(game_id, edition)
        chances = chances_of(game)
        assert chances is not None, f"after training: mousehole calibrate {game_id} --again --edition {edition}"
        assert chances.judge is judge_of(game)
        assert (chances.judge is not None) is (edition == "standard")


def test_a_fit_to_what_another_judge_makes_of_positions_is_not_used(monkeypatch: pytest.MonkeyPatch) -> None:
    found, game = fitted_of("haunted-mouse"), load_game("haunted-mouse")
    assert {row.rated_by for row in found.rows if row.edition == "standard"} == {rated_by(game)}
    for stranger in ("0123456789abcdef", ""):
        other = found._replace(rows=tuple([row._replace(rated_by=stranger) for row in found.rows]))
        monkeypatch.setattr("mousehole.table.fitted.fitted_of", lambda game_id, other=other: other)
        chances_of.cache_clear()
        assert chances_of(game) is None
    chances_of.cache_clear()


def test_a_fit_of_another_version_is_not_used(monkeypatch: pytest.MonkeyPatch) -> None:
    fitted_of.cache_clear()
    with monkeypatch.context() as patch:
        patch.setattr("mousehole.table.fitted.read", lambda text: read(text)._replace(version=0))
        assert rows_of("haunted-mouse") == ()
    fitted_of.cache_clear()
    assert rows_of("haunted-mouse")


def test_the_interval_of_a_chance_is_never_smaller_than_the_error_of_its_fit() -> None:
    box = open_box("haunted-mouse")
    chances = chances_of(box.game)
    assert chances is not None
    s = box.game.start(2, rng_of(1))
    [d, *_] = box.game.advance(s)
    [best, *_] = hints(box.game, box.game.view(s, d.seat), d, rng_of(2), 200, chances=chances)
    assert best.chance is not None
    assert best.chance.high - best.chance.low >= 4 * chances.fits["2"].error - 1e-9
    assert isinstance(chances.fits["2"], Fit)


LIFT = (0.1, 1.2, 0.0, 1.0, -0.1, 1.5)


def checked(check: str, name: str, error: float) -> Family:
    seen = HeldOut(1200, 0.5, 0.48, 0.2, error)
    return Family("standard", check, name, 24, (0, 1, 2), (seen,) * 4, seen, seen._replace(won=0.6), 0.0)


def test_what_better_play_changes_is_read_as_it_was_written() -> None:
    found = read(file_of("haunted-mouse").read_text("utf-8"))
    found = found._replace(rows=tuple([min(found.rows)._replace(lift=LIFT)]), families=(checked("a", "2", 0.03),))
    assert read(written("As before.", found)) == found


@pytest.mark.parametrize(("error", "is_shown"), [(0.049, True), (0.051, False), (None, True)])
def test_chances_of_both_levels_are_shown_if_they_hold_for_both(
        monkeypatch: pytest.MonkeyPatch, error: float | None, is_shown: bool) -> None:
    """Where few games were played, they are checked together with those of other modes only."""
    game = load_game("haunted-mouse")
    found = fitted_of("haunted-mouse")
    families = [checked(game.check, name, 0.01) for name in ("all", "3", "4", "5")]
    found = found._replace(rows=tuple([row._replace(lift=LIFT) for row in found.rows]),
                           families=(*families, *([checked(game.check, "2", error)] if error else [])))
    monkeypatch.setattr("mousehole.table.fitted.fitted_of", lambda game_id: found)
    chances_of.cache_clear()
    chances = chances_of(game)
    chances_of.cache_clear()
    assert chances is not None
    assert ("2" in chances.fits) is is_shown
    assert "3" in chances.fits
    if not is_shown:
        return
    fit = chances.fits["2"]
    alone_off = next(row.held_out[-1].error for row in found.rows if (row.check, row.mode) == (game.check, "2"))
    assert fit.error == max(error or 0.0, alone_off, 0.01)
    alone = Fit(fit.weights, 0.0).chance(0.7, 1.0)
    assert fit.lift is not None
    assert fit.chance(0.7, 1.0) != alone


def test_no_chance_is_shown_if_nobody_has_checked_what_better_play_changes(monkeypatch: pytest.MonkeyPatch) -> None:
    game = load_game("haunted-mouse")
    found = fitted_of("haunted-mouse")
    found = found._replace(rows=tuple([row._replace(lift=LIFT) for row in found.rows]), families=())
    monkeypatch.setattr("mousehole.table.fitted.fitted_of", lambda game_id: found)
    chances_of.cache_clear()
    assert chances_of(game) is None
    chances_of.cache_clear()


def test_an_error_that_so_few_games_always_have_is_no_reason_to_show_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    game = load_game("haunted-mouse")
    found, off = fitted_of("haunted-mouse"), checked(game.check, "2", 0.08)
    for by_chance, is_shown in ((0.07, True), (0.02, False), (None, False)):
        now = found._replace(rows=tuple([row._replace(lift=LIFT) for row in found.rows]),
                             families=(checked(game.check, "all", 0.01), off._replace(by_chance=by_chance)))
        monkeypatch.setattr("mousehole.table.fitted.fitted_of", lambda game_id, now=now: now)
        chances_of.cache_clear()
        chances = chances_of(game)
        assert chances is not None
        assert ("2" in chances.fits) is is_shown
    chances_of.cache_clear()
