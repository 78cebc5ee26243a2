"""Every game in text mode, through the pipes of a real process: nonsense, the end of the input, and the end."""
from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from mousehole.commands.arguments import read_log
from mousehole.games import GAMES
from mousehole.kernel.log import replay, verify
from mousehole.terminal.seating import PERSON, Seating
from mousehole.words import LANGUAGES, Words

SHORT = {"mousekeeping": ["--option", "move_limit=60"]}
NONSENSE = ["", "0", "9999", "-1", "1 1 1 1 1 1 1 1 1", "why", "why nonsense", "rules 3", "rules nothing", "find",
            "seat 7", "cards", "voir", "\t", "é♜\x00", "x" * 5000]


def piped(*args: str, lines: list[str]) -> str:
    done = subprocess.run([sys.executable, "-m", "mousehole", *args], input="".join([f"{line}\n" for line in lines]),
                          capture_output=True, text=True, check=False, timeout=240,
                          env=os.environ | {"PYTHONUTF8": "1"})
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


@pytest.mark.parametrize("game_id", list(GAMES))
def test_a_game_through_pipes_with_nonsense_and_an_end_of_the_input_in_its_middle(game_id: str, tmp_path: Path) -> None:
    language = LANGUAGES[list(GAMES).index(game_id) % 2]
    file = tmp_path / "match.log"

    told = piped("play", game_id, "--plain", "--seed", "5", "--lang", language, "--save", str(file),
                 *SHORT.get(game_id, []), lines=[*NONSENSE, "1", *NONSENSE, "1", "1"])

    game, log = read_log(str(file))
    assert sum(seat == 0 for seat, _, _ in log.answers) == 3, "what is not understood costs nothing"
    assert log.result is None
    assert "--resume" in told
    before = file.read_text()

    told = piped("play", "--plain", "--resume", str(file), "--lang", language, lines=["1"] * 1500)

    game, log = read_log(str(file))
    assert file.read_text().startswith(before)
    verify(game, log)
    assert log.result is not None
    words = Words(game_id, language)
    words.names = Seating([PERSON, "bramble"]).names(words)
    s = replay(game, log)
    assert not game.advance(s)
    said = {words.outcome(game.outcome(s))}
    words.viewer = 0
    assert {*said, words.outcome(game.outcome(s))} & set(told.splitlines())
