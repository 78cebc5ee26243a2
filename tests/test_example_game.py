"""A game from outside, whole: built as a wheel, installed beside Mousehole, tested, and played by everybody."""
from __future__ import annotations

import json
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from mousehole.games import OURS
from mousehole.testkit.online import Server
from tests.test_new_game import Installed

ROOT = Path(__file__).resolve().parents[1]
EXAMPLE = ROOT / "examples" / "fibs-and-filberts"
GAME = "fibs-and-filberts"
BROKEN = """
[build-system]
requires = ["hatchling"]
build-backend = "hatchling.build"

[project]
name = "crumbling-castle"
version = "1"

[project.entry-points."mousehole.games"]
crumbling-castle = "crumbling_castle"

[project.entry-points."mousehole.bots"]
nobody = "crumbling_castle.bots:Nobody"
"""


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Built from a copy: what a build leaves behind must not lie in the repository."""
    folder = tmp_path_factory.mktemp("wheel")
    source = folder / "source"
    shutil.copytree(EXAMPLE, source, ignore=shutil.ignore_patterns("__pycache__"))
    subprocess.run([sys.executable, "-m", "pip", "--disable-pip-version-check", "-q", "wheel", "--no-deps",
                    "--no-build-isolation", "--wheel-dir", folder, source], check=True)
    [made] = folder.glob("*.whl")
    return made


@pytest.fixture(scope="module")
def game(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Installed:
    """The wheel, beside Mousehole; and a package beside it in which nothing works."""
    folder = tmp_path_factory.mktemp("installed")
    game = Installed(folder / "site", wheel)
    castle = folder / "castle"
    (castle / "crumbling_castle").mkdir(parents=True)
    (castle / "pyproject.toml").write_text(BROKEN)
    (castle / "crumbling_castle" / "__init__.py").touch()
    (castle / "crumbling_castle" / "meta.py").write_text("from mousehole.kernel import Walls\n")
    game.run("-m", "pip", "--disable-pip-version-check", "-q", "install", "--no-deps", "--no-build-isolation",
             "--target", str(game.folder), str(castle))
    return game


def test_the_wheel_holds_the_whole_game(wheel: Path) -> None:
    names = set(zipfile.ZipFile(wheel).namelist())
    wanted = ["page/board.js", "page/board.css", "page/lid.svg", "RULES.md", "RULES.fr.md", "RULES.de.md",
              "edition.toml", "locale/fr.ftl", "lesson/script.toml"]
    assert {f"fibs_and_filberts/{name}" for name in wanted} <= names


def test_its_own_tests_pass_and_cover_every_rule(game: Installed) -> None:
    said = game.run("-m", "pytest", "-q", "-p", "no:cacheprovider", "-c", str(EXAMPLE / "pyproject.toml"),
                    "--clause-games", str(game.folder), str(game.folder / "fibs_and_filberts"))
    assert "10 of 10" in said


def test_what_is_broken_beside_it_is_named_and_left_out(game: Installed) -> None:
    done = subprocess.run([sys.executable, "-m", "mousehole.cli", "games"], env=game.environment, capture_output=True,
                          text=True, check=True, cwd=game.folder)

    assert "Fibs & Filberts" in done.stdout
    assert "Left out, because it does not work: crumbling-castle (ImportError: cannot import name" in done.stderr
    assert "(crumbling_castle.meta, line 1))" in done.stderr
    for command in (("simulate", "crumbling-castle"), ("arena", GAME, "--bots", "nobody,pip")):
        done = subprocess.run([sys.executable, "-m", "mousehole.cli", *command], env=game.environment, text=True,
                              capture_output=True, check=False, cwd=game.folder)
        assert done.returncode == 2
        assert "comes from another package and does not work: " in done.stderr, done.stderr
        assert len(done.stderr.splitlines()) == 1


def test_bots_play_it_and_its_own_bot_meets_ours(game: Installed) -> None:
    said = game.mousehole("simulate", GAME, "--seats", "5", "--games", "4", "--bots", "hazel")
    assert "all shells played: 4" in said
    assert "hazel" in game.mousehole("arena", GAME, "--bots", "hazel,pip,bramble", "--seats", "3", "--games", "3")


def test_its_bot_says_that_it_plays_no_other_game(game: Installed) -> None:
    done = subprocess.run([sys.executable, "-m", "mousehole.cli", "arena", "mousekeeping", "--bots", "hazel,pip"],
                          env=game.environment, capture_output=True, text=True, check=False, cwd=game.folder)
    assert done.returncode == 2
    assert done.stderr.strip() == "mousehole arena: hazel plays Fibs & Filberts only, not Mousekeeping!"


def test_it_is_played_in_a_plain_terminal_saved_verified_and_replayed(game: Installed, tmp_path: Path) -> None:
    saved = str(tmp_path / "game.json")
    said = game.mousehole("play", GAME, "--seats", "2", "--plain", "--seed", "1", "--pace", "0", "--bots", "hazel",
                          "--save", saved, asked="1\n" * 40)
    assert "All shells have been played." in said
    assert "OK" in game.mousehole("verify", saved)
    assert "Nobody doubted it" in game.mousehole("replay", saved)
    assert "Your filberts" in game.mousehole("hint", saved, "--at", "0", "--simulations", "8")


def test_the_engine_drives_it_to_its_end(game: Installed) -> None:
    program = subprocess.Popen([sys.executable, "-m", "mousehole.cli", "engine"], env=game.environment, text=True,
                               stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=game.folder)
    assert program.stdin is not None
    assert program.stdout is not None

    def ask(**request: Any) -> Any:
        assert program.stdin is not None
        assert program.stdout is not None
        program.stdin.write(json.dumps(request) + "\n")
        program.stdin.flush()
        reply = json.loads(program.stdout.readline())
        assert "ok" in reply, reply
        return reply["ok"]

    try:
        ask(do="new", game=GAME, seats=3, seed=5)
        while pending := ask(do="pending"):
            for d in pending:
                ask(do="play", seat=d["seat"], choice=d["lines"][-1]["text"])
        assert ask(do="outcome")["reason"] == "all-shells-played"
        assert ask(do="view", seat=0)["claims"] == [[4] * 5] * 3
    finally:
        program.stdin.close()
        program.wait(120)


def test_learners_play_it_in_both_interfaces(game: Installed) -> None:
    pytest.importorskip("pettingzoo")
    said = game.run("-c", LEARNERS)
    assert said.split() == ["over", "over"]


LEARNERS = """
GAME = "fibs-and-filberts"
from mousehole.research.pettingzoo import env
from mousehole.research.gymnasium import OneSeat

e = env(GAME, seats=3)
e.reset(seed=1)
for agent in e.agent_iter():
    seen, reward, ended, cut, about = e.last()
    e.step(None if ended or cut else e.action_space(agent).sample(seen["action_mask"]))
print("over")
e = OneSeat(GAME, seats=4, bots="hazel,pip")
seen, about = e.reset(seed=1)
ended = False
while not ended:
    seen, reward, ended, cut, about = e.step(e.action_space.sample(seen["action_mask"]))
print("over")
"""


@pytest.fixture(scope="module")
def served(game: Installed, tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    folder = tmp_path_factory.mktemp("server")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", str(game.folder))
        with Server(f"sqlite:///{folder}/tables.db", folder) as server, httpx.Client(
                base_url=server.url, timeout=60) as client:
            yield client


def test_a_server_hands_out_its_page_and_nothing_else(game: Installed, served: httpx.Client) -> None:
    [shelved] = [each for each in served.get("/api/games").json() if each["id"] == GAME]
    assert shelved["page"] == ["board.css", "board.js", "lid.svg"]
    assert shelved["fields"] == {"speaker_seat": "seat"} | dict.fromkeys(
        ("hand_sizes", "has_decided", "claims", "turned", "inside", "filberts"), "by-seat")
    assert not [each["id"] for each in served.get("/api/games").json() if each["id"] in OURS and each["fields"]]
    board = served.get(f"/plugins/{GAME}/board.js")
    assert board.headers["content-type"].startswith("text/javascript")
    assert "export function mount" in board.text

    head = served.head(f"/plugins/{GAME}/board.js")
    assert (head.status_code, head.content, head.headers["etag"]) == (200, b"", board.headers["etag"])
    known = served.get(f"/plugins/{GAME}/board.js", headers={"if-none-match": board.headers["etag"]})
    assert (known.status_code, known.content) == (304, b"")

    for path in (f"{GAME}/..%2fgame.py", f"{GAME}/%2e%2e/game.py", f"{GAME}/..%5cgame.py", f"{GAME}/game.py",
                 "house-mouse/board.js", "house-mouse/game.py", "no-such-game/board.js", "..%2f..%2fetc/passwd",
                 f"{GAME}/board.js%00.svg", "crumbling-castle/board.js"):
        assert served.get(f"/plugins/{path}").status_code in (404, 400), path

    style = game.folder / "fibs_and_filberts" / "page" / "board.css"
    style.write_text(style.read_text("utf-8") + "/* changed */\n", "utf-8")
    assert "/* changed */" in served.get(f"/plugins/{GAME}/board.css").text, "its author reloads to see a change"


COMPLETE = """
from mousehole.testkit.completeness import missing
from mousehole.testkit.speech import check_catalogues
from mousehole.words import Words

print(*missing("fibs-and-filberts"), sep="\\n")
check_catalogues("fibs-and-filberts")
print(Words("fibs-and-filberts", "fr").message("blurb"))
"""


def test_english_alone_is_enough_but_half_a_translation_is_not(game: Installed, tmp_path: Path) -> None:
    site = tmp_path / "site"
    shutil.copytree(game.folder, site)
    package = site / "fibs_and_filberts"
    for path in (package / "RULES.fr.md", package / "locale" / "fr.ftl"):
        path.unlink()

    def said() -> list[str]:
        environment = game.environment | {"PYTHONPATH": str(site)}
        done = subprocess.run([sys.executable, "-c", COMPLETE], env=environment, check=True, capture_output=True,
                              text=True, cwd=tmp_path)
        return done.stdout.splitlines()

    half = said()
    assert [line.rpartition("/")[2] for line in half[:-1]] == [
        "RULES.fr.md: the rules in Français, clause by clause", "fr.ftl: the game's words in Français"]
    assert half[-1].startswith("How many nuts"), "English, until it is translated"
    (package / "lesson" / "fr.ftl").unlink()
    assert said()[:-1] == [""], "nothing is missing"


def test_an_edition_that_cannot_be_played_is_refused_in_one_line(game: Installed, tmp_path: Path) -> None:
    text = (EXAMPLE / "src" / "fibs_and_filberts" / "edition.toml").read_text("utf-8")
    for old, new, why in (("hand = 5", "hand = 7", "30 shells are too few to give 7 to each of 5 players"),
                          ("stake = 2", 'stake = "two"', '[filberts]: “stake” must be a whole number from 1 to 9'),
                          ("start = 6", "strat = 6", "[filberts]: “start” is missing")):
        edition = tmp_path / "edition.toml"
        edition.write_text(text.replace(old, new), "utf-8")
        done = subprocess.run([sys.executable, "-m", "mousehole.cli", "simulate", GAME, "--edition", str(edition)],
                              env=game.environment, capture_output=True, text=True, check=False, cwd=game.folder)
        assert done.returncode == 2
        assert why in done.stderr
        assert len(done.stderr.splitlines()) == 1, done.stderr


def test_a_server_knows_its_words_lesson_and_rules(served: httpx.Client) -> None:
    assert "FibFound" in served.get(f"/api/games/{GAME}/words/fr").json()["game"]
    assert served.get(f"/api/games/{GAME}/lesson").status_code == 200
    for name in ("house-mouse", GAME):
        table = {"game": name, "seats": 3, "bots": {"1": "hazel", "2": "pip"}}
        assert served.post("/api/tables", json=table).status_code == (201 if name == GAME else 400)
    offered = {each["id"]: "hazel" in each["bots"] for each in served.get("/api/games").json()}
    assert [name for name, has_hazel in offered.items() if has_hazel] == [GAME], "she plays no other game"
