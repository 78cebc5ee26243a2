"""The reader is *you*: alone, at a shared screen, and in a replay."""
from __future__ import annotations

import pytest

from mousehole.kernel import BadSetup
from mousehole.table.speech import bot_name
from mousehole.terminal import captions
from mousehole.terminal.labels import Labels
from mousehole.terminal.remote_actions import changes
from mousehole.terminal.replay_timeline import ReplayTimeline
from mousehole.terminal.seating import PERSON, Seating
from mousehole.terminal.tests.people import new_table, rushed
from mousehole.terminal.typed import commands
from mousehole.words import LANGUAGES, Words

CALM = {"move_limit": 60}


def test_everybody_at_a_shared_screen_reads_their_own_log() -> None:
    table = rushed(new_table("mousekeeping", (PERSON, PERSON), dict(CALM)), 1)

    (mine,), (theirs,) = [[line for line in table.told[seat] if "room" in line and "mouse" not in line.lower()]
                          for seat in (0, 1)]
    assert mine.startswith("You ")
    assert theirs.startswith("Player 1 ")
    assert mine.removeprefix("You ") == theirs.removeprefix("Player 1 ")


def test_a_prompt_names_its_player_only_where_several_share_the_screen() -> None:
    alone = new_table("mousekeeping", (PERSON, "greedy"), dict(CALM))
    shared = new_table("mousekeeping", (PERSON, PERSON), dict(CALM))

    (asked,) = alone.decisions(0)
    assert captions.asked(alone, asked) == alone.words_for(0).prompt(asked)
    assert captions.asked(shared, asked) == f"Player 1: {captions.asked(alone, asked)}"


def test_the_first_line_says_who_looks() -> None:
    alone = new_table("mousekeeping", (PERSON, "greedy"), dict(CALM))
    shared = new_table("mousekeeping", (PERSON, PERSON), dict(CALM))
    labels = Labels("en")

    assert "· You" in captions.head(alone, 0, labels, 80)
    assert "· Player 2" in captions.head(shared, 1, labels, 80)
    assert "· Spectator" in captions.head(alone, None, labels, 80)


def test_a_replay_is_told_to_the_seat_it_is_seen_from() -> None:
    table = rushed(new_table("mousekeeping", (PERSON, PERSON), dict(CALM)), 1)
    words = Words("mousekeeping")
    timeline = ReplayTimeline(table.game, table.match.log, words)

    assert "Player 1: " in timeline.answer(1)
    words.viewer = 0
    assert "You: " in timeline.answer(1)
    assert timeline.story(1, 0)[0].startswith("You ")


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_changes_at_a_table_of_a_server_is_told_to_its_reader(language: str) -> None:
    chair = {"seat": 0, "who": "person", "name": "Anna", "level": "", "away": False, "resigned": False,
             "withheld": False}
    before, after = [{"chairs": [chair | {"away": away}], "rematch": []} for away in (True, False)]
    words = Words("mousekeeping", language, ["Anna"])

    (of_anna,) = changes(before, after, Labels(language, words=words))
    words.viewer = 0
    (of_you,) = changes(before, after, Labels(language, words=words))
    assert "Anna" in of_anna
    assert "Anna" not in of_you


def test_a_seat_that_did_not_reveal_is_not_said_to_have_given_up() -> None:
    chair = {"seat": 0, "who": "person", "name": "Anna", "level": "", "away": False, "resigned": False,
             "withheld": False}
    labels = Labels("en", words=Words("mousekeeping", "en", ["Anna"]))

    def told(**after: bool) -> list[str]:
        return changes({"chairs": [chair], "rematch": []}, {"chairs": [chair | after], "rematch": []}, labels)

    assert told(resigned=True) == ["Anna gave up; a bot plays on."]
    assert told(resigned=True, withheld=True) == ["Anna didn’t contribute to the shuffle; a bot plays this game."]


def test_bots_have_names_that_read_well_in_a_sentence() -> None:
    words = Words("mousekeeping", "en")
    assert [bot_name(words, level, 2) for level in ("random", "greedy", "search:64", "Old Whiskers")] == [
        "Random 3", "Bramble 3", "Thinker 3", "Old Whiskers 3"]


def test_commands_are_understood_in_every_language() -> None:
    known = commands("seat", "say", "do")
    assert known["hint"] == known["conseil"] == "hint"
    assert known["rules"] == known["règles"] == "rules"
    assert set(known.values()) >= {"help", "quit", "why", "all", "find", "seat", "say", "do"}


def test_too_many_people_are_refused_with_a_code() -> None:
    with pytest.raises(BadSetup) as error:
        Seating.of(2, 3, ["bramble"])
    assert error.value.args[1:] == ("people-out-of-range", {"seats": 2, "people": 3})
