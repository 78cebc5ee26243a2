"""docs/fairness.md is exact: a verifier that was written from it alone agrees with us on a thousand matches."""
from __future__ import annotations

import ast
import copy
import json
import subprocess
import sys
from collections.abc import Callable
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import pytest

from mousehole.cli import main
from mousehole.games import GAMES
from mousehole.table.box import open_box
from mousehole.testkit import daily, vectors

DOCS = Path(__file__).resolve().parents[1] / "docs"
VERIFIER = DOCS / "verify_fairness.py"
MATCHES = 200  # of each game
EDITIONS = {"house-mouse": ["standard", "attic"], "mousewarming-party": ["standard", "small"]}

spec = spec_from_file_location("verify_fairness", VERIFIER)
assert spec and spec.loader
verifier: Any = module_from_spec(spec)
spec.loader.exec_module(verifier)


def printed(game: str, edition: str = "standard") -> str:
    name = "edition.toml" if edition == "standard" else f"edition-{edition}.toml"
    return (Path(__file__).resolve().parents[1] / "src/mousehole/games" / game.replace("-", "_") / name).read_text()


def test_the_verifier_is_short_and_imports_nothing_of_ours() -> None:
    text = VERIFIER.read_text()
    assert len(text.splitlines()) <= 125
    assert f"({len(text.splitlines())} lines" in (DOCS / "fairness.md").read_text()
    imported = {alias.name if isinstance(node, ast.Import) else str(node.module)
                for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Import | ast.ImportFrom)
                for alias in node.names}
    assert imported <= sys.stdlib_module_names


def test_the_vectors_are_what_we_make_today() -> None:
    assert json.loads(vectors.FILE.read_text()) == json.loads(json.dumps(vectors.made()))


def test_the_verifier_knows_the_deals_of_the_day_too() -> None:
    for row in json.loads(daily.PATH.read_text()):
        head = {"game": row["game"], "seed": row["seed"], "fairness": {"scheme": 3, "day": row["day"]}}
        verifier.check_seed(head)
        with pytest.raises(SystemExit, match="seed"):
            verifier.check_seed(head | {"fairness": {"scheme": 3, "day": "2026-11-18"}})


def test_the_verifier_agrees_on_every_vector() -> None:
    kept = json.loads(vectors.FILE.read_text())
    for row in kept["seeds"]:
        verifier.check_seed(row)
    seed = bytes.fromhex(kept["seed"])
    stream = verifier.Stream(seed).words
    assert [next(stream) for _ in kept["words"]] == kept["words"]
    for row in kept["below"]:
        chance = verifier.Stream(seed)
        assert [chance.below(row["n"]) for _ in row["numbers"]] == row["numbers"]
    for row in kept["shuffles"]:
        assert verifier.Stream(seed).shuffled(range(row["size"])) == row["order"]
    for row in kept["deals"]:
        verifier.check(row["head"], row["draws"], printed(row["head"]["game"]))
    assert any([row["words"] > len(row["numbers"]) for row in kept["below"]]), "some words must be rejected"


@pytest.mark.parametrize("game", GAMES)
def test_the_verifier_agrees_on_a_thousand_matches(game: str) -> None:
    facts = open_box(game, "standard", None).game.facts
    editions, drawn = EDITIONS.get(game, ["standard"]), 0
    for number in range(MATCHES):
        seats = facts.fewest + number % (facts.most - facts.fewest + 1)
        options = {option.name: option.allowed(seats)[number // 3 % len(option.allowed(seats))]
                   for option in facts.options}
        edition = editions[number // 7 % len(editions)]
        head, draws = vectors.match_of(game, seats, 1000 + number, options, edition)
        verifier.check(head, draws, printed(game, edition))
        drawn += len(draws["draws"])
    assert drawn > MATCHES


@pytest.mark.parametrize(("change", "why"), [
    (lambda head, draws: head["fairness"].update(server_seed="00" * 32), "commitment"),
    (lambda head, draws: head["fairness"]["nonces"].__setitem__(1, "00" * 16), "not committed to"),
    (lambda head, draws: head["fairness"]["commitments"].__setitem__(3, "00" * 32), "seed"),
    (lambda head, draws: head["fairness"].update(match=7), "not committed to"),
    (lambda head, draws: head.update(seed="00" * 32), "seed"),
    (lambda head, draws: draws["table"]["pile"].reverse(), "laid out otherwise"),
    (lambda head, draws: draws["draws"][0].__setitem__(1, 9), "first draws"),
    (lambda head, draws: draws["draws"].insert(0, [6, 3]), "first draws"),
    (lambda head, draws: draws["draws"][-1].__setitem__(1, 99), "later draw"),
])
def test_the_verifier_finds_every_change(change: Callable[[Any, Any], object], why: str) -> None:
    head, draws = vectors.match_of("haunted-mouse", 4, 1, {})
    assert len(draws["draws"]) > draws["dealt"]
    head, draws = copy.deepcopy((head, draws))
    change(head, draws)
    with pytest.raises(SystemExit, match=why):
        verifier.check(head, draws, printed("haunted-mouse"))


def test_the_commands_of_the_page_work(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """As somebody else would use them: a replay file, its draws, and the verifier as a program."""
    from mousehole.table.live import log_of
    from mousehole.table.tests.scene import Scene

    log = log_of("table", Scene(3, 2).start().play_on().entries, 1)
    assert log is not None
    (tmp_path / "match.jsonl").write_text(log.write())
    (tmp_path / "edition.toml").write_text(printed("mousekeeping"))
    assert main(["draws", str(tmp_path / "match.jsonl")]) == 0
    (tmp_path / "draws.json").write_text(capsys.readouterr().out)
    done = subprocess.run([sys.executable, VERIFIER, "match.jsonl", "draws.json", "edition.toml"], cwd=tmp_path,
                          capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert "RIGHT" in done.stdout
    other = printed("mousekeeping").replace("18", "20", 1)
    (tmp_path / "edition.toml").write_text(other)
    done = subprocess.run([sys.executable, VERIFIER, "match.jsonl", "draws.json", "edition.toml"], cwd=tmp_path,
                          capture_output=True, text=True, check=False)
    assert done.returncode == 1 and "another edition" in done.stderr
