"""The page's own words: the same in every language, and every word that the source asks for is there."""
from __future__ import annotations

import re
from pathlib import Path

import pytest

from mousehole.games import GAMES, load_game
from mousehole.table.time_limits import TIME_LIMITS
from mousehole.words import LANGUAGES

WEB = Path(__file__).resolve().parents[1] / "web"
COMMON = WEB.parent / "src" / "mousehole" / "locale" / "en.ftl"
MESSAGE = re.compile(r"^([a-zA-Z][\w-]*) =", re.M)


def ids(path: Path) -> list[str]:
    return MESSAGE.findall(path.read_text("utf-8"))


def asked_in(components: list[Path]) -> set[str]:
    """Find words used as `t('word'`: words put together at run time are not found."""
    return {word for path in components for word in re.findall(r"\bt\('([\w-]+)'", path.read_text("utf-8"))}


@pytest.mark.parametrize("english", sorted(WEB.glob("src/**/en.ftl")), ids=lambda path: path.parent.parent.name)
def test_what_is_said_in_english_is_said_in_every_language(english: Path) -> None:
    for language in LANGUAGES:
        assert ids(english) == ids(english.with_name(f"{language}.ftl"))


def test_the_page_asks_for_no_word_that_is_missing() -> None:
    known = {*ids(WEB / "src" / "words" / "en.ftl"), *ids(COMMON)}
    own = [path for path in WEB.glob("src/**/*.svelte") if "games" not in path.parts]
    assert len(asked_in(own)) > 50
    assert asked_in(own) <= known


@pytest.mark.parametrize("board", sorted([path.parent for path in WEB.glob("src/games/*/Board.svelte")]),
                         ids=lambda path: path.name)
def test_a_board_asks_for_no_word_that_is_missing(board: Path) -> None:
    game = WEB.parent / "src" / "mousehole" / "games" / board.name.replace("-", "_") / "locale" / "en.ftl"
    known = {*ids(WEB / "src" / "words" / "en.ftl"), *ids(COMMON), *ids(game), *ids(board / "words" / "en.ftl")}
    assert asked_in(list(board.glob("*.svelte"))) <= known


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_form_shows_a_raw_value(language: str) -> None:
    """Every value of every option, and every edition, is shown in words; yes, no and chance have words of their own."""
    common = ids(COMMON.with_name(f"{language}.ftl"))
    for game in GAMES:
        own = ids(WEB.parent / "src" / "mousehole" / "games" / game.replace("-", "_") / "locale" / f"{language}.ftl")
        options = load_game(game).facts.options
        values = [(option.name, value) for option in options for value in option.values
                  if not isinstance(value, bool) and value != "random"]
        assert [f"option-{name}-{value}" for name, value in values if f"option-{name}-{value}" not in own] == []
        assert {f"option-{option.name}" for option in options} <= {*own, *common}
        for path in (WEB.parent / "src" / "mousehole" / "games" / game.replace("-", "_")).glob("edition-*.toml"):
            assert path.stem in common


def test_the_page_and_the_terminal_offer_the_same_time_limits() -> None:
    text = (WEB / "src" / "lobby" / "settings.ts").read_text("utf-8")
    listed = {name: (0, int(seconds.replace("_", ""))) if unit == "game" else (int(seconds.replace("_", "")), 0)
              for name, unit, seconds in re.findall(r"'([\w-]+)': \{ \.\.\.NONE, (move|game): ([\d_]+) \}", text)}
    assert {"none": (0, 0), **listed} == TIME_LIMITS
