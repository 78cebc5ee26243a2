"""Programs as bots: they play whole matches, and one that fails is named and costs nothing but its own answer."""
from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from mousehole import process_bots
from mousehole.bots.driver import Driver
from mousehole.bots.simulation import answerer
from mousehole.games import load_game
from mousehole.kernel import BadSetup, Rng
from mousehole.process_bots import ProcessBot, running

ROOT = Path(__file__).resolve().parents[1]
PERL = ROOT / "examples" / "hasty-bots" / "src" / "hasty_bots" / "hasty.pl"
GAME = load_game("house-mouse")
LOOP = "import json, sys\nfor line in sys.stdin:\n    q = json.loads(line)\n    "


def program(folder: Path, body: str) -> list[str]:
    path = folder / "bot.py"
    path.write_text(LOOP + body)
    return [sys.executable, "-u", str(path)]


def play(command: list[str], seconds: float = 20) -> int:
    """A whole match of two such bots."""
    s = GAME.start(2, Rng.numbered(1))
    bots = [ProcessBot(GAME, Rng.numbered(seat), command, seconds) for seat in range(2)]
    return Driver(GAME, s, [answerer(bot, s, in_bulk=False) for bot in bots], Rng.numbered(3), [6, 6]).play()


@pytest.fixture(autouse=True)
def tidy() -> Iterator[None]:
    yield
    for kept in [each for each in gone if each.program is not None]:
        kept.stop()
    running.cache_clear()
    gone.clear()


gone: list[process_bots.Running] = []


@pytest.fixture(autouse=True)
def noted(monkeypatch: pytest.MonkeyPatch) -> None:
    start = process_bots.Running.start

    def started(self: process_bots.Running) -> None:
        gone.append(self)
        start(self)

    monkeypatch.setattr(process_bots.Running, "start", started)


def test_a_program_in_another_language_plays_a_whole_match() -> None:
    if shutil.which("perl") is None:
        pytest.skip("perl is not installed")
    assert play(["perl", str(PERL)]) > 10
    assert len(gone) == 1, "started once, however many bots it plays for"


@pytest.mark.parametrize(("body", "why"), [
    ("print('garbage')", "Expecting value"),
    ("print(json.dumps({'id': q['id'], 'ok': 9999}))", "9999 is not the number of an option"),
    ("print(json.dumps({'id': q['id'], 'ok': True}))", "true is not the number of an option"),
    ("print(json.dumps({'id': q['id'], 'error': 'tired'}))", "tired"),
    ("print(json.dumps({'id': 0, 'ok': 0}))", "its reply was"),
    ("raise SystemExit", "its reply was null"),
])
def test_a_program_that_answers_nonsense_is_named(tmp_path: Path, body: str, why: str) -> None:
    with pytest.raises(BadSetup, match=r"bot\.py failed") as raised:
        play(program(tmp_path, body))
    assert why in str(raised.value)


def test_a_program_that_does_not_answer_is_ended_in_time_and_started_again(tmp_path: Path) -> None:
    command = program(tmp_path, "import time; time.sleep(60)")
    for _ in range(2):
        with pytest.raises(BadSetup, match=r"no answer within 0\.2 s"):
            play(command, 0.2)
    assert len(gone) == 2


def test_a_program_that_is_not_there_is_named() -> None:
    with pytest.raises(BadSetup, match="No such file"):
        play(["/nowhere/bot"])


def test_the_example_package_is_installed_and_its_bots_meet_ours(tmp_path: Path) -> None:
    subprocess.run([sys.executable, "-m", "pip", "--disable-pip-version-check", "-q", "install", "--no-deps",
                    "--no-build-isolation", "--target", tmp_path, ROOT / "examples" / "hasty-bots"], check=True)
    bots = "hasty,hasty-perl,pip" if shutil.which("perl") else "hasty,random,pip"

    command = [sys.executable, "-m", "mousehole.cli", "arena", "haunted-mouse", "--bots", bots, "--seats", "3",
               "--games", "3"]
    done = subprocess.run(command, env={"PYTHONPATH": str(tmp_path), "PATH": "/usr/bin:/bin"}, capture_output=True,
                          text=True, check=False)

    assert done.returncode == 0, done.stderr
    assert "hasty" in done.stdout
