"""A table from a snapshot and the rest of its journal is the same as one from the whole journal."""
from __future__ import annotations

from typing import Any

import msgspec
import pytest

from mousehole.games import GAMES, load_game
from mousehole.kernel import Rng
from mousehole.table import frames, journal, snapshots, verbs
from mousehole.table.live import Live
from mousehole.table.tests.scene import Scene
from mousehole.table.tests.test_live import shown


def kept(scene: Scene) -> bytes:
    return snapshots.taken(scene.live, scene.entries[-1])


def restored(scene: Scene, text: bytes, at: int) -> Live:
    opened = scene.entries[0]
    assert isinstance(opened, journal.Opened)
    live = snapshots.restored("table", opened, text, journal.write(scene.entries[at]))
    for entry in scene.entries[at + 1:]:
        live.apply(entry)
    return live


def must_be_same(one: Live, other: Live, now: int) -> None:
    """Everything that anybody can be sent, everything that can be asked of a match, and how it goes on."""
    assert [frames.encode(frames.state(one, seat, one.number - 3, now)) for seat in (None, 0, 1)] \
        == [frames.encode(frames.state(other, seat, other.number - 3, now)) for seat in (None, 0, 1)]
    assert shown(one, now) == shown(other, now)
    assert one.match is not None and other.match is not None
    assert one.match.log == other.match.log
    assert one.box.codec.dump(one.match.s) == other.box.codec.dump(other.match.s)
    assert (one.touched, one.played, one.position) == (other.touched, other.played, other.position)
    assert [(seal.answers, seal.broken) for seal in one.seals] == [(seal.answers, seal.broken) for seal in other.seals]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("limits", [{}, {"move_seconds": 30}, {"game_seconds": 900}])
def test_a_table_comes_back_from_any_snapshot_as_it_was(game: str, limits: dict[str, Any]) -> None:
    scene, rng = Scene(max(load_game(game).facts.fewest, 2), 2, game, **limits).start(), Rng.numbered(5)
    taken: list[tuple[int, bytes]] = []
    for _ in range(120):
        scene.play_on(1 + rng.below(3))
        if rng.below(5) == 0:
            scene.do(verbs.say(scene.live, 0, "hello", scene.now))
        if rng.below(10) == 0 and scene.live.status == "playing" and not scene.live.chairs[0].away:
            scene.do(verbs.leave(scene.live, 0, scene.now))
        elif scene.live.chairs[0].away and scene.live.status == "playing":
            scene.do(verbs.come_back(scene.live, 0, scene.now))
        if snapshots.may_be_taken(scene.live):
            taken.append((len(scene.entries) - 1, kept(scene)))
        if scene.live.status != "playing":
            break
    assert len(taken) > 10
    for at, text in taken[::7]:
        live = restored(scene, text, at)
        one, other = Scene.rebuilt(scene), live
        assert [(number, repr(events)) for number, events in live.events_after(0)] \
            == [(number, repr(events)) for number, events in one.events]
        must_be_same(restored(scene, text, at), one, scene.now)
        must_be_same(other, one, scene.now)


def test_a_snapshot_of_a_restored_table_is_the_same_snapshot() -> None:
    scene = Scene().start().play_on(20)
    text = kept(scene)
    again = snapshots.taken(restored(scene, text, len(scene.entries) - 1), scene.entries[-1])
    assert msgspec.json.decode(again) == msgspec.json.decode(text)


def test_a_snapshot_fits_its_own_journal_version_and_edition_only() -> None:
    scene = Scene().start().play_on(20)
    text, last = kept(scene), journal.write(scene.entries[-1])
    opened = scene.entries[0]
    assert isinstance(opened, journal.Opened)
    for key, other in {"format": 0, "pin": ["mousekeeping", 1, "?"]}.items():
        changed = msgspec.json.encode({**msgspec.json.decode(text), key: other})
        with pytest.raises(snapshots.Unfit):
            snapshots.restored("table", opened, changed, last)
    with pytest.raises(snapshots.Unfit):
        snapshots.restored("table", opened, text, journal.write(scene.entries[-2]))


def test_nothing_is_saved_of_a_table_without_a_match_or_under_a_seal() -> None:
    scene = Scene(2, 2, "head-of-mousehold")
    assert not snapshots.may_be_taken(scene.live)
    scene.start()
    while scene.live.seal is None:
        scene.play_on(1)
    assert not snapshots.may_be_taken(scene.live)
    scene.play_on()
    assert not snapshots.may_be_taken(scene.live), "it is over"


def test_events_from_before_a_snapshot_are_read_only_if_somebody_wants_them() -> None:
    scene = Scene().start().play_on(20)
    text, at = kept(scene), len(scene.entries) - 1
    scene.play_on(5)
    live = restored(scene, text, at)
    live.events_after(live.number - 1)
    assert live.earlier is not None
    assert len(live.events_after(0)) == len(scene.live.events)
    assert live.earlier is None
