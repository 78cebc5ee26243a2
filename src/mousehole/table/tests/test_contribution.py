"""A client commits by itself, reveals when it is called, and is not talked into anything else."""
from __future__ import annotations

import copy
import json
from typing import Any

from mousehole.table import frames, verbs
from mousehole.table.contribution import Contribution
from mousehole.table.tests.scene import Scene


class Talk:
    """A client at seat 0 of a table, by the wire."""

    def __init__(self) -> None:
        self.scene = Scene(2, 2)
        self.part = Contribution("table")

    def room(self) -> dict[str, Any]:
        room: dict[str, Any] = json.loads(frames.encode(frames.room(self.scene.live, self.scene.now)))
        return room

    def hear(self) -> list[str]:
        """What it says now, and what that was; the table takes it."""
        said = self.part.hears(self.room(), 0)
        for message in said:
            live, now = self.scene.live, self.scene.now
            if message["is"] == "commit":
                self.scene.do(*verbs.commit(live, 0, message["commitment"], now))
            else:
                self.scene.do(*verbs.reveal(live, 0, message["nonce"], now))
        return [message["is"] for message in said]


def test_it_commits_once_and_reveals_when_it_is_called() -> None:
    talk = Talk()
    assert talk.hear() == ["commit"]
    assert talk.hear() == []
    talk.scene.call(0)
    assert talk.hear() == ["reveal"]
    assert talk.scene.live.status == "playing"
    assert talk.hear() == []
    told = talk.scene.live.match and talk.scene.live.match.log.fairness
    assert told and told["nonces"][0] == talk.part.noted[1].nonce
    assert told["commitments"] == talk.part.noted[1].commitments


def test_it_commits_again_for_the_next_match_with_another_nonce() -> None:
    talk = Talk()
    talk.hear()
    talk.scene.call(0)
    talk.hear()
    talk.scene.play_on()
    assert talk.hear() == ["commit"]
    assert talk.part.nonces[1] != talk.part.nonces[2]


def test_it_commits_again_when_that_was_taken_back_and_on_every_connection() -> None:
    talk = Talk()
    talk.hear()
    talk.scene.do(*verbs.commit(talk.scene.live, 0, "", talk.scene.now))
    assert talk.hear() == ["commit"]
    talk.part.connected()
    assert talk.hear() == ["commit"]
    talk.scene.do(*verbs.commit(talk.scene.live, 0, "ab" * 32, talk.scene.now))
    assert talk.hear() == [], "another device of this person's will reveal"
    talk.scene.call(0)
    assert talk.hear() == [], "and this one cannot"


def test_spectators_say_nothing() -> None:
    talk = Talk()
    assert talk.part.hears(talk.room(), None) == []


def test_it_does_not_reveal_if_a_commitment_has_changed_since_the_call() -> None:
    """A server that shows one thing before it has the nonces, and another afterwards."""
    talk = Talk()
    talk.hear()
    talk.scene.commit(1).call(0, 1)
    room = talk.room()
    assert talk.part.hears(room, 0)
    forged = copy.deepcopy(room)
    forged["chairs"][1]["commitment"] = "ab" * 32
    assert talk.part.hears(forged, 0) == []
    assert talk.part.noted[1].commitments == [chair["commitment"] for chair in room["chairs"]]


def test_what_was_revealed_is_never_used_again() -> None:
    """A server that calls, takes what is revealed, and pretends that nothing has happened."""
    talk = Talk()
    talk.hear()
    gathering = talk.room()
    talk.scene.commit(1).call(0, 1)
    [revealed] = talk.part.hears(talk.room(), 0)
    [again] = talk.part.hears(gathering, 0)
    assert again["is"] == "commit"
    assert again["commitment"] != gathering["chairs"][0]["commitment"]
    assert talk.part.nonces[1] != revealed["nonce"]
