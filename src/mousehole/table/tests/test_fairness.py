"""A shuffle can be checked by everybody, and nothing about it can be changed afterwards."""
from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from mousehole.cli import main
from mousehole.kernel.log import BadLog, Log
from mousehole.table import fairness
from mousehole.table.live import log_of
from mousehole.table.tests.scene import Scene


def played() -> tuple[Scene, Log]:
    scene = Scene(3, 2).commit(0, 1).call(0, 1).reveal(0, 1).play_on()
    log = log_of("table", scene.entries, 1)
    assert log is not None
    return scene, log


def test_the_commitment_is_known_before_anybody_sits_and_stays_the_same() -> None:
    promised = Scene(3, 0).live.commitment
    scene, log = played()
    assert fairness.check(log, promised) is not None
    assert scene.live.commitment != promised, "the next match has another one"


def test_every_seat_has_its_part() -> None:
    _, log = played()
    scene = Scene(3, 2)
    told = fairness.check(log, None, {0: scene.nonce(0), 1: scene.nonce(1)})
    assert told and (told.contributed, told.seats, told.scheme) == (2, 3, 2)
    head = log.fairness or {}
    seed, commitments = bytes.fromhex(head["server_seed"]), head["commitments"]
    assert fairness.joint_seed(seed, "table", 1, head["nonces"], commitments).hex() == log.seed
    assert fairness.joint_seed(seed, "table", 1, [head["nonces"][0], "", ""], commitments).hex() != log.seed
    assert fairness.joint_seed(seed, "table", 1, head["nonces"], ["", *commitments[1:]]).hex() != log.seed


@pytest.mark.parametrize(("change", "why"), [
    (lambda f: f.update(commitment="00" * 32), "not the one it committed to"),
    (lambda f: f.update(server_seed="00" * 32), "not the one it committed to"),
    (lambda f: f.update(nonces=["", "", ""]), "does not follow from"),
    (lambda f: f.update(nonces=["", ""]), "contributions of 2"),
    (lambda f: f.update(nonces=["00" * 16, "", ""]), "seat 1's nonce is not the one"),
    (lambda f: f.update(commitments=["", "", ""]), "seat 1's nonce is not the one"),
    (lambda f: f["commitments"].__setitem__(2, "00" * 32), "does not follow from"),
    (lambda f: f.update(table="other"), "seat 1's nonce is not the one"),
    (lambda f: f.update(match=2), "seat 1's nonce is not the one"),
    (lambda f: f.update(scheme=1), "does not follow from"),
    (lambda f: f.pop("commitments"), "incomplete"),
    (lambda f: f.update(scheme=4), "scheme 4"),
    (lambda f: f.update(scheme=3, day="2026-11-17"), "not the deal of 2026-11-17"),
    (lambda f: f.pop("server_seed"), "incomplete"),
    (lambda f: f.update(server_seed="mouse"), "incomplete"),
])
def test_whatever_is_changed_is_found_out(change: Callable[[dict[str, Any]], object], why: str) -> None:
    _, log = played()
    assert log.fairness is not None
    change(log.fairness)
    with pytest.raises(BadLog, match=why):
        fairness.check(log)


def test_what_was_noted_must_fit() -> None:
    _, log = played()
    with pytest.raises(BadLog, match="noted before"):
        fairness.check(log, "00" * 32)
    with pytest.raises(BadLog, match="seat 2"):
        fairness.check(log, None, {1: "ff" * 16})
    with pytest.raises(BadLog, match="seat 2's commitment"):
        fairness.check(log, None, None, {1: "ff" * 32})
    noted = dict(enumerate((log.fairness or {})["commitments"]))
    assert fairness.check(log, None, None, noted)
    log.fairness = None
    assert fairness.check(log) is None
    with pytest.raises(BadLog, match="does not say"):
        fairness.check(log, "00" * 32)


def test_mousehole_verify_checks_it_offline(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    scene, log = played()
    file = tmp_path / "match.jsonl"
    file.write_text(log.write())
    commitment = (log.fairness or {})["commitment"]
    assert main(["verify", str(file), "--commitment", commitment, "--nonce", f"2={scene.nonce(1)}",
                 "--seat-commitment", f"2={(log.fairness or {})['commitments'][1]}"]) == 0
    assert "shuffled fairly" in capsys.readouterr().out
    assert main(["verify", str(file), "--commitment", "00" * 32]) != 0
    assert "not the one you noted" in capsys.readouterr().err
    assert main(["verify", str(file), "--seat-commitment", f"1={'00' * 32}"]) != 0
    assert "commitment of seat 1" in capsys.readouterr().err
    file.write_text(log.write().replace(scene.nonce(1), f"{2:032x}"))
    assert main(["verify", str(file)]) != 0
