"""Under `python -O`, which skips every assert, Mousehole does the same."""
from __future__ import annotations

import subprocess
import sys

import pytest

from mousehole.games import GAMES
from mousehole.kernel.codec import Codec
from mousehole.table.box import open_box

PLAYED = """
import sys
from mousehole.table import journal, verbs
from mousehole.table.live import Live
from mousehole.hosting import bot_work
from mousehole.hosting.bots import known

live = Live("t", verbs.open_table(sys.argv[1], int(sys.argv[2]), {}, "standard", bytes(32), "", 0))
for seat in range(len(live.chairs)):
    live.apply(journal.BotSat(at=0, seat=seat, level="bramble"))
live.apply(journal.Started(at=0))
now = 0
for _ in range(25):  # each answer is read and written by the codec, as at a server's table
    q = next((q for q in live.questions if q.decision.seat >= 0 and not q.is_interrupt), None)
    if q is None:
        break
    now += 1
    choice = bot_work.choose(sys.argv[1], "standard", None, "bramble", *known(live, q.decision))
    for entry in verbs.answer(live, q.decision.seat, q.n, choice, now, by="bramble"):
        live.apply(journal.read(journal.write(entry)))
print(__debug__, len(live.box.codec.words), len(live.match.log.answers), live.match.log.answers[-1])
"""


@pytest.mark.parametrize("game", GAMES)
def test_a_table_is_played_the_same_with_and_without_asserts(game: str) -> None:
    box = open_box(game)
    seats = str(box.game.facts.fewest)
    said = [subprocess.run([sys.executable, *option, "-c", PLAYED, game, seats], capture_output=True, text=True,
                           check=True, timeout=120).stdout.split(maxsplit=1) for option in ([], ["-O"])]
    assert [debug for debug, _ in said] == ["True", "False"]
    assert said[0][1] == said[1][1]
    words, answers = said[1][1].split()[:2]
    assert int(words) == len(Codec(box.game).words) > 10
    assert int(answers) >= 5
