"""The compiled build is the same game: golden playthroughs end in the same fingerprints."""
from __future__ import annotations

import json
import os
import subprocess
import sys
import sysconfig
import time
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
# What `make bench` measures is compiled with more effort, and elsewhere; so is what another Python needs.
COMPILED = ROOT / "build" / f"checked-{sys.implementation.cache_tag}"


def python(path: Path | str, *arguments: str) -> str:
    """What Python prints, with the package found under `path` and nowhere before it."""
    command = [sys.executable, "-P", *arguments]
    done = subprocess.run(command, cwd=ROOT, env=os.environ | {"PYTHONPATH": str(path)}, capture_output=True, text=True,
                          check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def compiled() -> Path:
    """Built once and kept while the sources stay as they are; other processes wait for the first."""
    done = subprocess.run([sys.executable, str(ROOT / "hatch_build.py"), str(COMPILED)], capture_output=True, text=True,
                          env=os.environ | {"MOUSEHOLE_EFFORT": "0"}, check=False)
    if "there is no C compiler" in done.stderr or "CPython only" in done.stderr:
        pytest.skip(f"nothing can be compiled here: {done.stderr.strip()}")
    assert done.returncode == 0, done.stderr
    return COMPILED


def test_the_compiled_kernel_is_what_is_imported(compiled: Path) -> None:
    origin = python(compiled, "-c", "import mousehole.kernel.engine as engine; print(engine.__file__)").strip()
    assert Path(origin).suffix in (".so", ".pyd")
    assert compiled in Path(origin).parents


def test_the_command_says_which_build_runs(compiled: Path) -> None:
    for path, build in ((compiled, "compiled"), (ROOT / "src", "interpreted")):
        listed = json.loads(python(path, "-m", "mousehole", "games", "--json"))
        assert {row["build"] for row in listed} == {build}


def test_the_same_playthroughs_have_the_same_fingerprints(compiled: Path) -> None:
    ask = ("-m", "mousehole.testkit.playthrough", "fingerprints")
    interpreted = python(ROOT / "src", *ask)
    assert interpreted.strip(), "there is no golden playthrough"
    assert python(compiled, *ask) == interpreted


def test_a_game_from_another_package_is_played_by_the_compiled_build(compiled: Path, tmp_path: Path) -> None:
    python(compiled, "-m", "mousehole", "new-game", "cheese-chase", "--into", str(tmp_path))
    python(compiled, "-m", "pip", "--disable-pip-version-check", "-q", "install", "--no-deps", "--no-build-isolation",
           "--target", str(tmp_path / "site"), str(tmp_path / "cheese-chase"))
    site = tmp_path / "site"
    both = f"{compiled}{os.pathsep}{site}"
    played = python(both, "-m", "mousehole", "simulate", "cheese-chase", "--seats", "3", "--games", "4", "--bots",
                    "juniper")
    promised = python(both, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-c",
                      f"{tmp_path}/cheese-chase/pyproject.toml", "--clause-games", str(site),
                      f"{site}/cheese_chase/tests/test_contract.py",
                      "-k", "replays_exactly or keep_secrets or round_trip")

    assert "floor clean: 4" in played
    assert "passed" in promised


def test_both_builds_judge_alike_to_the_last_bit(compiled: Path) -> None:
    judged = python(compiled, "-m", "mousehole.testkit.judgements")
    assert judged == (ROOT / "src" / "mousehole" / "learned" / "tests" / "golden.txt").read_text("utf-8")


def test_a_changed_game_is_compiled_and_the_others_are_left_alone(tmp_path: Path) -> None:
    sys.path.insert(0, str(ROOT))
    try:
        import hatch_build
    finally:
        sys.path.remove(str(ROOT))
    if hatch_build.obstacle():
        pytest.skip(f"nothing can be compiled here: {hatch_build.obstacle()}")
    for name in ("ants", "bees"):
        game = tmp_path / "mousehole" / "games" / name
        game.mkdir(parents=True)
        (game / "__init__.py").touch()
        (game / "rules.py").write_text(f"def name() -> str:\n    return '{name}'\n")
    for package in ("mousehole", "mousehole/games"):
        (tmp_path / package / "__init__.py").touch()

    def names() -> list[str]:
        with pytest.MonkeyPatch.context() as patch:
            patch.setenv("MOUSEHOLE_EFFORT", "0")
            hatch_build.compile_in(tmp_path)
        ask = "from mousehole.games.{0} import rules; assert rules.__file__.endswith('{1}'); print(rules.name())"
        suffix = sysconfig.get_config_var("EXT_SUFFIX")
        return [python(tmp_path, "-c", ask.format(game, suffix)).strip() for game in ("ants", "bees")]

    assert names() == ["ants", "bees"]
    # What was made is newer than what it was made from, whatever this machine's clock did meanwhile.
    for path in tmp_path.rglob("*.*"):
        age = 50 if path.suffix in (".o", ".so") else 100
        os.utime(path, (time.time() - age, time.time() - age))
    before = {path: path.stat().st_mtime_ns for path in (tmp_path / "build").rglob("*native*.o")}
    assert len(before) == 2
    (tmp_path / "mousehole/games/bees/rules.py").write_text("def name() -> str:\n    return 'wasps'\n")
    assert names() == ["ants", "wasps"]
    again = [path.name for path, then in before.items() if path.stat().st_mtime_ns != then]
    assert again == ["__native_mousehole_bees.o"]

    (tmp_path / "mousehole/games/ants/rules.py").unlink()
    with pytest.raises(AssertionError, match="cannot import name 'rules'"):
        names()
