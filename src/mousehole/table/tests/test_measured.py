"""What the form says about the strength of a team comes from data that fits the game."""
from __future__ import annotations

import pytest

from mousehole.bots.levels import bot_names, kept_pace
from mousehole.games import GAMES, edition_names, facts_of
from mousehole.table.box import open_box
from mousehole.table.frames import facts
from mousehole.table.measured import measured_of, teams_of


@pytest.mark.parametrize("game_id", GAMES)
def test_every_row_is_about_options_editions_and_bots_that_there_are(game_id: str) -> None:
    known = facts_of(game_id)
    for edition, options, games, won in [*measured_of(game_id), *[row[1:] for row in teams_of(game_id)]]:
        assert edition in edition_names(game_id)
        assert {**known.checked(2, {}), **options} == known.checked(2, dict(options))
        assert 0 < won < games >= 200
    assert {row.level for row in teams_of(game_id)} <= set(bot_names())


def test_the_form_is_told_how_strong_each_level_is_as_a_team() -> None:
    told = facts(open_box("mousewarming-party"), ["standard"], [*bot_names()]).teams
    share = {(row.level, *row.options.values()): row.won / row.games for row in told}
    assert len(share) == len(told), "one row for one team"
    plain = ("hidden", 0, False)
    assert share["pip", *plain] < share["bramble", *plain] < 2 * share["pip", *plain]  # a careful partner, less clever
    levels = ("pip", "bramble", "juniper", "old-whiskers", "quill")
    sets = {key[1:] for key in share}
    assert len(sets) == 12
    for each in sets:  # with abilities, those who thought ahead by hand were once weaker than Bramble
        assert sorted(levels, key=lambda level: share[level, *each]) == [*levels]
    assert facts(open_box("haunted-mouse"), ["standard"], []).teams == []


def test_where_a_clock_runs_the_form_is_told_how_quick_each_level_is() -> None:
    told = facts(open_box("mousekeeping"), ["standard"], [*bot_names()]).paces
    assert [(row.level, row.least, row.most) for row in told if row.level in ("pip", "old-whiskers")] == [
        ("pip", 5, 12), ("old-whiskers", 2, 8)]
    for row in told:
        assert [kept_pace(row.level, people) for people in (0.5, 99.0)] == [row.least, row.most]
    assert facts(open_box("house-mouse"), ["standard"], [*bot_names()]).paces == []
