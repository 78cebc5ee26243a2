"""A balance report is one page that needs nothing but itself, and its figures are those of the matches."""
from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from mousehole.bots.contest import Contest
from mousehole.bots.ratings import Estimate
from mousehole.games import GAMES, load_game
from mousehole.kernel import Outcome
from mousehole.research.drama import changes_of, drama, follow, skill
from mousehole.research.plots import boxes, dots, histogram, ticks
from mousehole.research.report import page, tables
from mousehole.research.study import (
    Match,
    difference,
    endings,
    glance,
    match_of,
    own_figures,
    seat_wins,
    share_of,
    study,
    values,
    watch,
    watched_among,
)
from tests.test_command_line import answer, mousehole


def test_a_small_report_of_every_game_is_one_self_contained_page(tmp_path: Path) -> None:
    for game_id in GAMES:
        facts = load_game(game_id).facts
        seats = max(2, facts.fewest)
        answer("report", game_id, "--games", "4", "--seats", str(seats), "--bot", "random", "--workers", "1",
               "--out", str(tmp_path))
        text = (tmp_path / f"{game_id}.html").read_text("utf-8")
        assert f"<h2>{seats} seats</h2>" in text
        assert "://" not in text
        assert not re.search(r"<(script|link|img|iframe)|@import|url\(", text)
        pictures = re.findall(r"<svg.*?</svg>", text, re.DOTALL)
        assert len(pictures) >= 3
        for picture in pictures:
            ET.fromstring(picture)  # noqa: S314  our own


@pytest.mark.parametrize(("args", "why"), [
    (["--seats", "two"], "several with commas"), (["--seats", "99"], "players"), (["--games", "0"], "at least 1"),
    (["--bot", "nobody"], "Unknown bot “nobody”")])
def test_a_report_of_nonsense_is_refused(tmp_path: Path, args: list[str], why: str) -> None:
    done = mousehole("report", "mousekeeping", "--out", str(tmp_path), *args)
    assert done.returncode == 2
    assert why in done.stderr


def test_the_same_seed_gives_the_same_page_also_on_several_processes() -> None:
    contest = Contest("mousekeeping", 2, ("greedy",), 1, (("move_limit", 60),))
    alone, together = study(contest, 6), study(contest, 6, workers=2)
    assert alone == together
    assert page(contest, {2: alone}, "x < y") == page(contest, {2: together}, "x < y")
    assert "x &lt; y" in page(contest, {2: alone}, "x < y")


@pytest.mark.parametrize(("game_id", "bot"), [("house-mouse", "greedy"), ("mousewarming-party", "random")])
def test_a_match_is_the_same_whether_it_is_watched_or_not(game_id: str, bot: str) -> None:
    contest = Contest(game_id, 3, (bot,), 1)
    for number in range(3):
        watched, other = watch(contest, number), glance(contest, number)
        assert watched.lines
        assert not other.lines
        watched.lines, watched.figures = [], {}
        assert watched == other


def test_only_the_first_matches_of_a_quick_bot_are_watched_and_the_page_says_so() -> None:
    contest = Contest("house-mouse", 2, ("greedy",), 1)
    matches = study(contest, 6, workers=2, watched=2)
    assert [bool(each.lines) for each in matches] == [True] * 2 + [False] * 4
    assert matches == study(contest, 6, watched=2)
    assert "Only the first 2 games were followed move by move." in page(contest, {2: matches}, "")
    told = tables(contest, {2: matches}, "")
    assert "| 2 seats, 6 games: Seat advantage" in told
    assert "| 2 seats, 2 games: " in told
    assert "followed move by move" not in page(contest, {2: study(contest, 2)}, "")


def test_a_bot_that_thinks_is_always_watched(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mousehole.research.study.WATCHED", 1)
    calm = (("move_limit", 60),)
    for bot, watched in (("greedy", 1), ("search:2", 2)):
        assert len(watched_among(study(Contest("mousekeeping", 1, (bot,), 1, calm), 2))) == watched


def match(won: int, *lines: set[str]) -> Match:
    return Match("home", 10, [3, 4], [float(won == 0), float(won == 1)], [float(won == 0), float(won == 1)], [*lines])


def test_the_seat_advantage_is_counted() -> None:
    first, second = seat_wins([match(0)] * 30 + [match(1)] * 10)
    assert first.mean == 0.75
    assert second.high < first.low


def test_what_winners_did_more_often_is_worth_more() -> None:
    matches = [match(0, {"cheese", "always"}, {"trap", "always"})] * 20 + [match(1, {"cheese"}, {"always"})] * 8
    worth = dict(values(matches + [match(1, {"trap"}, set())] * 20))
    assert worth["cheese"].mean > 0 > worth["trap"].mean
    assert worth["cheese"].low <= worth["cheese"].mean <= worth["cheese"].high
    assert not values(matches[:3])


def test_equals_are_in_alphabetical_order_whatever_the_process() -> None:
    """Lines are kept in sets, and every process has another order of those."""
    lines = {f"line {n}" for n in range(40)}
    worth = values([match(0, lines, set())] * 20 + [match(1, lines, set())] * 10, most=10)
    assert [line for line, _ in worth] == sorted(lines)[:10]


def test_endings_have_intervals_and_the_commonest_comes_first() -> None:
    matches = [match(0), match(0), match(1)]
    matches[2].reason = "time-up"
    assert [name for name, _ in endings(matches)] == ["home", "time-up"]


def test_the_difference_of_two_means_is_that_of_the_textbook() -> None:
    found = difference([2, 4, 6, 8], [1, 3, 5, 7])
    assert found.mean == 1
    assert found.low < 0 < found.high


@pytest.mark.parametrize(("low", "high", "marks"), [
    (0, 1, [0, 0.2, 0.4, 0.6, 0.8, 1]), (0, 97, [0, 20, 40, 60, 80]), (-3, 3, [-3, -2, -1, 0, 1, 2, 3])])
def test_axes_have_round_numbers(low: float, high: float, marks: list[float]) -> None:
    assert ticks(low, high, 6) == marks


def test_plots_are_drawn_to_scale_and_say_what_they_are() -> None:
    drawn = ET.fromstring(dots("Wins", [("a < b", Estimate(0.25, 0.2, 0.3, 9)), ("c", Estimate(0.75, 0.7, 0.8, 9))]))  # noqa: S314
    circles = [float(c.attrib["cx"]) for c in drawn.iter("circle")]
    assert circles[0] < circles[1]
    assert drawn.attrib["aria-label"] == "Wins"
    bars = [float(r.attrib["height"]) for r in ET.fromstring(histogram("n", [1, 1, 2, 3, 3, 3])).iter("rect")]  # noqa: S314
    assert bars[2] > bars[0] > bars[1] > 0
    assert "middle" in boxes("Scores", [("a", [1.0, 2.0, 9.0]), ("b", [4.0])])


def bars(numbers: list[float], most: int = 30) -> list[tuple[str, float]]:
    """What a histogram says about each bar, and how wide the bar is."""
    drawn = ET.fromstring(histogram("n", numbers, most))  # noqa: S314
    return [(str(bar[0].text), float(bar.attrib["width"])) for bar in drawn.iter("rect")]


def test_the_bars_of_a_histogram_share_its_whole_range_equally() -> None:
    few = bars([0.0, 1.0, 2.0, 2.0])
    assert [said for said, _ in few] == ["0: 1", "1: 1", "2: 2"], "one bar per whole number"
    fractions = bars([0.5, 1.0, 1.5])
    assert [said for said, _ in fractions] == ["0.5: 1", "1: 2"], "the highest number is in the last bar"
    many = bars([0.0, 50.0, 100.0], most=4)
    assert [said for said, _ in many] == ["0: 1", "25: 0", "50: 1", "75: 1"]
    assert len({width for _, width in many}) == 1
    assert [said for said, _ in [*bars([5.0, 5.0]), *bars([0.5, 0.5])]] == ["5: 2", "0.5: 2"]


def test_a_team_and_whoever_plays_alone_are_rated_by_points_others_by_places() -> None:
    scores = Outcome("over", (3, 9), ((1,), (0,)), (1,))
    rivals = match_of(Contest("house-mouse", 2, ("greedy",), 1), load_game("house-mouse"), 5, scores)
    assert (rivals.results, rivals.won) == ([0.0, 1.0], [0.0, 1.0])
    team = match_of(Contest("mousekeeping", 2, ("greedy",), 1), load_game("mousekeeping"), 5, scores)
    assert (team.results, team.won) == ([3.0, 9.0], [0.0, 1.0])
    alone = match_of(Contest("house-mouse", 1, ("greedy",), 1), load_game("house-mouse"), 5,
                     Outcome("over", (7,), ((0,),), (0,)))
    assert alone.results == [7.0]


def test_a_game_may_count_figures_of_its_own_in_words_of_its_own() -> None:
    found = watch(Contest("house-mouse", 4, ("greedy",), 1), 0).figures
    hits, of = found["Cards in winning nests", "Powers"]
    assert 0 <= hits < of <= 12
    assert not watch(Contest("mousekeeping", 2, ("greedy",), 1, (("move_limit", 60),)), 0).figures, "it has none"


def test_a_share_is_surer_when_the_matches_agree() -> None:
    alike, apart = share_of([(3, 10)] * 20), share_of([(0, 10), (6, 10)] * 10)
    assert alike.mean == apart.mean == 0.3
    assert (alike.low, alike.high) == (0.3, 0.3)
    assert apart.low < 0.2 < 0.4 < apart.high
    assert share_of([(0, 5), (0, 5)]).high > 0.3, "never seen in two matches says little"


def test_own_figures_are_summed_by_heading_over_the_matches_that_have_them() -> None:
    matches = [match(0), match(0), match(1)]
    matches[0].figures = {("Nests", "full"): (1, 4), ("House", "empty"): (0, 2)}
    matches[1].figures = {("Nests", "full"): (2, 2)}
    shown = own_figures(matches)

    assert list(shown) == ["Nests", "House"]
    line, share = shown["Nests"][0]
    assert (line, share.mean, share.n) == ("full", 0.5, 6)


def test_reports_of_two_editions_stand_side_by_side_with_their_shares_as_markdown(tmp_path: Path) -> None:
    for edition in ("standard", "attic"):
        answer("report", "house-mouse", "--games", "3", "--seats", "2,4", "--bots", "bramble", "--workers", "1",
               "--out", str(tmp_path), "--edition", edition)
    usual, attic = [(tmp_path / f"house-mouse{name}.md").read_text("utf-8") for name in ("", "-attic")]

    assert "Skylight" not in usual and "Skylight" in attic
    assert "--edition attic`" in attic
    assert "| 4 seats, 3 games: Seat advantage: share of wins | share (95% interval) | n |" in usual
    assert "Started with no card in reach worth taking" in usual
    assert "Skylight" in (tmp_path / "house-mouse-attic.html").read_text("utf-8")


def test_the_lead_changes_when_somebody_else_takes_it() -> None:
    assert changes_of([None, 0, 0, None, 0, 1, None, None, 0]) == 2, "a tie in between does not count"
    assert changes_of([]) == changes_of([None, None]) == 0


def test_a_match_is_followed_answer_by_answer() -> None:
    course = follow(Contest("haunted-mouse", 2, ("greedy",), 1), 0)
    assert course == follow(Contest("haunted-mouse", 2, ("greedy",), 1), 0)
    assert course.decisions > 10 and course.options > 2
    assert course.held in (None, 0.0, 0.5, 1.0)
    alone = follow(Contest("mousekeeping", 1, ("greedy",), 1, (("move_limit", 60),)), 0)
    assert alone.decisions <= 60
    assert alone.changes == 0 and alone.held is None, "a team has no leader"


def test_the_better_bot_shows_how_much_is_skill() -> None:
    found = skill(Contest("mousekeeping", 1, ("greedy",), 1, (("move_limit", 60),)), "random", 10)
    assert found and found.mean == 1.0
    assert skill(Contest("head-of-mousehold", 2, ("greedy",), 1, (("events", False),)), "random", 4)
    assert drama(Contest("mousekeeping", 1, ("pip",), 1, (), "tiny"), 2).rival == "random"


def test_two_editions_share_a_page(tmp_path: Path) -> None:
    answer("report", "house-mouse", "--games", "2", "--seats", "2", "--workers", "1", "--out", str(tmp_path),
           "--edition", "attic", "--beside", "tiny")
    text = (tmp_path / "house-mouse-attic-beside-tiny.html").read_text("utf-8")
    assert text.count("<section>") == 2
    assert text.index("Edition “attic”") < text.index("Edition “tiny”")
    for heading in ("Decisions", "Drama: how often the lead changes", "Luck or skill", "Seat advantage"):
        assert text.count(heading) >= 2
    lines = (tmp_path / "house-mouse-attic-beside-tiny.md").read_text("utf-8")
    assert "edition “attic”" in lines and "edition “tiny”" in lines and "--beside tiny`" in lines


@pytest.mark.parametrize(("game", "heading"), [
    ("haunted-mouse", "Bait that was used or drawn: share that belonged to somebody else"),
    ("haunted-mouse", "Cards played in melds and Traps: share played by the winners"),
    ("head-of-mousehold", "Mice at home that were chosen"),
    ("head-of-mousehold", "Mice placed: share placed by the winners"),
    ("house-mouse", "Cards in nests: share in winning nests"),
    ("mousewarming-party", "Food that reached the table, not the pantry")])
def test_which_cards_win_and_which_are_taken(game: str, heading: str) -> None:
    found = {line: share for (head, line), share in watch(Contest(game, 2, ("greedy",), 1), 0).figures.items()
             if head == heading}
    assert len(found) > 1
    assert all([0 <= hits <= of and of > 0 for hits, of in found.values()])
