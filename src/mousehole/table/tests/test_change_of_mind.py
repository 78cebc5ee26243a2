"""A lobby where people can change their minds: settings, seats, the host; and who hears what spectators say."""
from __future__ import annotations

import pytest

from mousehole.kernel import BadSetup, Refused
from mousehole.table import frames, journal, snapshots, verbs
from mousehole.table.live import Live
from mousehole.table.tests.scene import Scene, code
from mousehole.table.tests.test_snapshots import kept, must_be_same, restored
from mousehole.table.unplayed import UnplayedTable


def test_everything_can_be_changed_until_the_start_and_between_matches() -> None:
    scene = Scene(3, 2, "house-mouse")
    scene.do(verbs.set_up(scene.live, scene.now, edition="attic", title="Friday", listed=True, move_seconds=60,
                          hints=False, take_backs=False))
    room = frames.room(scene.live, scene.now)
    assert (room.edition, room.title, room.listed, room.clock.move) == ("attic", "Friday", True, 60)
    assert (room.hints, room.take_backs) == (False, False)
    scene.do(verbs.set_up(scene.live, scene.now, hints=True))
    assert (scene.live.opened.hints, scene.live.opened.move_seconds) == (True, 60)
    scene.start()
    assert scene.live.match is not None
    assert scene.live.match.log.edition["name"] == "attic"
    with pytest.raises(Refused) as refused:
        verbs.set_up(scene.live, scene.now, hints=False)
    assert code(refused.value) == "already-playing"
    scene.play_on(5)
    must_be_same(scene.rebuilt(), scene.live, scene.now)
    again = restored(scene, kept(scene), len(scene.entries) - 1)
    must_be_same(again, scene.live, scene.now)
    assert again.opened == scene.live.opened
    assert snapshots.may_be_taken(again)


def test_a_rematch_may_have_other_settings_for_which_everybody_must_ask_again() -> None:
    scene = Scene().start().play_on()
    scene.do(*verbs.rematch(scene.live, 0, scene.now))
    scene.do(verbs.set_up(scene.live, scene.now, hints=False))
    assert not scene.live.chairs[0].wants_rematch
    for seat in (0, 1):
        scene.do(*verbs.rematch(scene.live, seat, scene.now))
    assert (scene.live.status, scene.live.opened.hints) == ("playing", False)
    assert UnplayedTable("table", scene.entries, 1).opened.hints is False


def test_a_custom_edition_stays_and_an_unknown_one_is_refused() -> None:
    scene = Scene(2, 2, "house-mouse")
    with pytest.raises(BadSetup):
        verbs.set_up(scene.live, scene.now, edition="nowhere")
    from mousehole.games import edition_text
    own = Scene(2, 2, "house-mouse", text=edition_text("house-mouse", "standard").replace(
        'name = "standard"', 'name = "ours"'))
    with pytest.raises(Refused) as refused:
        verbs.set_up(own.live, own.now, edition="attic")
    assert code(refused.value) == "own-edition"


def test_players_change_seats_with_their_keys_names_and_contributions() -> None:
    scene = Scene(3, 2).commit(0, 1)
    before = [vars(chair).copy() for chair in scene.live.chairs]
    scene.do(verbs.rearrange(scene.live, [2, 0, 1], scene.now))
    assert [vars(chair) for chair in scene.live.chairs] == [before[2], before[0], before[1]]
    assert verbs.seat_of(scene.live, "key0") == 1
    for wrong in ([0, 1], [0, 0, 1], [0, 1, 3]):
        with pytest.raises(Refused) as refused:
            verbs.rearrange(scene.live, wrong, scene.now)
        assert code(refused.value) == "no-such-seat"
    scene.call(1, 2)
    with pytest.raises(Refused) as refused:
        verbs.rearrange(scene.live, [0, 1, 2], scene.now)
    assert code(refused.value) == "shuffling"


def test_the_host_hands_over_to_a_player() -> None:
    scene = Scene(3, 2)
    scene.do(verbs.hand_over(scene.live, 1, scene.now))
    assert verbs.is_host(scene.live, "key1")
    assert not verbs.is_host(scene.live, "host")
    for seat, why in ((2, "nobody-there"), (9, "no-such-seat")):
        with pytest.raises(Refused) as refused:
            verbs.hand_over(scene.live, seat, scene.now)
        assert code(refused.value) == why
    scene.start().play_on(5)
    again = restored(scene, kept(scene), len(scene.entries) - 1)
    assert verbs.is_host(again, "key1")
    assert verbs.is_host(Live.rebuilt("table", scene.entries), "key1")


def test_spectators_are_heard_by_players_only_between_matches() -> None:
    scene = Scene()
    said = verbs.say(scene.live, None, "hello", scene.now, "Tom", is_host=False)
    assert (said.name, said.aside) == ("Tom", False)
    scene.do(said)
    scene.start()
    said = verbs.say(scene.live, None, "psst", scene.now, "Tom", is_host=False)
    assert said.aside
    scene.do(said)
    scene.do(verbs.say(scene.live, None, "the host", scene.now, "not used"))
    scene.do(verbs.say(scene.live, 0, "a player", scene.now, "not used", is_host=False))
    assert [(each.name, each.aside) for each in scene.live.chat] \
        == [("Tom", False), ("Tom", True), ("", False), ("P0", False)]
    assert [each.spectator for each in scene.live.chat] == [True, True, False, False]
    assert journal.read(journal.write(said)) == said
