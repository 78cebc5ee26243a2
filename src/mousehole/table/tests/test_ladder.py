"""A table climbs its game's ladder: wins are counted from its journal, and the host sets what is played next."""
from __future__ import annotations

import pytest

from mousehole.games import GAMES, edition_text, facts_of
from mousehole.kernel import BadSetup, Refused, Rng
from mousehole.table import frames, verbs, wire
from mousehole.table.ladder import ladder_of
from mousehole.table.live import Live, log_of
from mousehole.table.measured import measured_of
from mousehole.table.tests.scene import Scene, code


class Team(Scene):
    """Somebody alone who plays as well as the game's policy does."""

    def __init__(self, number: int = 0, **options: bool | int | str) -> None:
        super().__init__(1, 1, "mousewarming-party", Rng.numbered(number).seed, options=options)

    def play(self) -> bool:
        """The next match; whether it was won."""
        self.start()
        while self.live.status == "playing":
            q, match = self.live.questions[0], self.live.match
            assert match is not None
            choice = match.game.policy(match.s, q.decision, Rng.numbered(1))
            self.do(*verbs.answer(self.live, 0, q.n, match.codec.plain(choice), self.now))
        outcome = self.live.outcome()
        assert outcome is not None
        return bool(outcome.winners)

    def climb(self) -> wire.Climb:
        found = frames.room(self.live, self.now).climb
        assert found is not None
        return found


def test_a_table_counts_its_wins_in_a_row_and_says_what_comes_next() -> None:
    team = Team(burrows="open")
    assert team.climb() == wire.Climb("open", 0, 1, None)
    row, seen = 0, set()
    for _ in range(6):
        won = team.play()
        row = row + 1 if won else 0
        seen.add(won)
        assert team.climb() == wire.Climb("open", row, 1, "hidden" if row else None)
        ended = frames.ended(team.live)
        assert ended is not None
        assert ended.rung == "open"
    assert seen == {True, False}, "both were met"


def test_a_table_that_is_set_up_again_from_its_journal_stands_where_it_stood() -> None:
    team = Team(burrows="open")
    for _ in range(3):
        team.play()
        team.do(verbs.set_options(team.live, {"burrows": "hidden"}, team.now))
    again = team.rebuilt()

    assert again.played == team.live.played
    assert len(again.played) == 3
    assert frames.room(again, team.now) == frames.room(team.live, team.now)
    assert log_of("table", team.entries, 1) is not None


def test_the_host_sets_the_options_of_the_next_match_and_replays_keep_those_they_were_played_with() -> None:
    team = Team(burrows="open")
    team.play()
    team.do(*verbs.rematch(team.live, 0, team.now)[:1])
    assert team.live.chairs[0].wants_rematch

    team.do(verbs.set_options(team.live, {"burrows": "hidden", "golden_trays": 1}, team.now))

    assert not team.live.chairs[0].wants_rematch, "that was wanted with other options"
    assert frames.room(team.live, team.now).options == {
        "burrows": "hidden", "golden_trays": 1, "abilities": False, "first_player": 0}
    ended = frames.ended(team.live)
    assert ended is not None
    assert ended.rung == "open", "the last match was played on this rung"
    team.play()
    logs = [log_of("table", team.entries, match) for match in (1, 2)]
    assert [log.options["burrows"] for log in logs if log] == ["open", "hidden"]
    assert frames.room(team.live, team.now).climb == wire.Climb("one-golden", int(team.live.played[1].won), 3, None)


def test_options_that_are_on_no_rung_have_no_place_on_the_ladder() -> None:
    assert frames.room(Team(burrows="open", golden_trays=2).live, 0).climb is None


def test_options_are_set_between_matches_and_must_be_options_of_the_game() -> None:
    team = Team(burrows="open").start()
    with pytest.raises(Refused) as error:
        verbs.set_options(team.live, {"burrows": "hidden"}, team.now)
    assert code(error.value) == "already-playing"
    with pytest.raises(BadSetup):
        verbs.set_options(Team().live, {"golden_trays": 7}, 1)


def test_a_table_with_an_edition_of_its_own_keeps_its_options_and_climbs_nothing() -> None:
    text = edition_text("mousewarming-party").replace('name = "standard"', 'name = "mine"', 1)
    opened = verbs.open_table("mousewarming-party", 1, {}, "standard", bytes(32), "", 1, text=text)
    live = Live("table", opened)

    assert frames.room(live, 1).climb is None
    with pytest.raises(Refused) as error:
        verbs.set_options(live, {"burrows": "open"}, 1)
    assert code(error.value) == "own-edition"


@pytest.mark.parametrize("game", GAMES)
def test_rungs_and_measured_games_are_played_with_options_of_the_game(game: str) -> None:
    facts = facts_of(game)
    for options in [*[rung.options for rung in ladder_of(game)], *[row.options for row in measured_of(game)]]:
        checked = facts.checked(max(facts.fewest, 1), options)
        assert {name: checked[name] for name in options} == options
    assert all([0 <= row.won <= row.games for row in measured_of(game)])


def test_only_cooperative_games_have_a_ladder() -> None:
    assert [game for game in GAMES if ladder_of(game)] == ["mousewarming-party"]
    assert all([facts_of(game).cooperative for game in GAMES if ladder_of(game)])
