"""The page puts the same states together from changes as Python does, which is compared with whole states elsewhere."""
from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec

from mousehole.games import GAMES
from mousehole.kernel import Rng
from mousehole.table import frames
from mousehole.table.box import open_box
from mousehole.table.changes import Broadcast
from mousehole.table.tests.test_changes import NOW, answer
from mousehole.testkit.sent import live_table

BUILD = Path(__file__).resolve().parents[1] / "web" / "build.py"
ANSWERS = 80
MISSED = 10  # the frame that gets lost on every second connection


def sent(game: str) -> tuple[list[list[Any]], list[list[Any]]]:
    """What every viewer of a match is sent, and the whole states to compare it with."""
    box = open_box(game)
    seats = max(box.game.facts.fewest, 3)
    live, rng = live_table(box, seats, {}, 1), Rng.numbered(1)
    viewers = [None, *range(seats)]
    first = Broadcast(live, 0, NOW)
    known = {viewer: first.known(viewer) for viewer in viewers}
    told = {viewer: [msgspec.json.decode(first.told(viewer, None))] for viewer in viewers}
    whole = {viewer: [*told[viewer]] for viewer in viewers}
    for _ in range(ANSWERS):
        if live.status != "playing":
            break
        before = live.number
        answer(live, rng)
        moment = Broadcast(live, before, NOW)
        for viewer in viewers:
            if not live.is_hidden(viewer, live.number):
                told[viewer].append(msgspec.json.decode(moment.told(viewer, known[viewer])))
                whole[viewer].append(msgspec.json.decode(frames.encode(moment.state(viewer))))
                known[viewer] = moment.known(viewer)
    return list(told.values()), list(whole.values())


def test_the_page_puts_whole_states_together_and_notices_what_it_has_missed() -> None:
    told, whole = [], []
    for game in GAMES:
        frames, states = sent(game)
        told += frames
        whole += states
    for n, messages in enumerate(told):
        if n % 2:
            messages[MISSED + 2] = whole[n][MISSED + 2]  # the answer to its `resync`
            del messages[MISSED], whole[n][MISSED]
            whole[n][MISSED] = None
    run = subprocess.run([sys.executable, str(BUILD), "follow"], input=json.dumps(told), capture_output=True, text=True,
                         check=True)
    for n, followed in enumerate(json.loads(run.stdout)):
        assert followed["states"] == whole[n]
        assert followed["resyncs"] == n % 2
