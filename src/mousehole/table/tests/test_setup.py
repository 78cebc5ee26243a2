"""A table that cannot be set up: why, in the reader's language."""
from __future__ import annotations

import ast
from pathlib import Path

import pytest

import mousehole
from mousehole.games import GAMES, edition_text, facts_of, load_game
from mousehole.kernel import BadSetup
from mousehole.table.setup import setup_refusal
from mousehole.table.setup_words import setup_words
from mousehole.terminal.labels import Labels
from mousehole.testkit.editions import Dice, changed
from mousehole.words import LANGUAGES, Words

SOURCE = Path(str(mousehole.__file__)).parent


def raised_codes() -> set[str]:
    """The codes of all `BadSetup(text, code, …)` and `BadLog(text, code, …)` in the source."""
    found = set()
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and \
                    node.func.id in ("BadSetup", "BadLog") and len(node.args) > 1 and \
                    isinstance(node.args[1], ast.Constant):
                found.add(str(node.args[1].value))
    return found


def test_every_reason_is_in_every_catalogue() -> None:
    codes = raised_codes()
    assert {"option-value", "unknown-bot", "edition-endless", "log-gap", "backup-exists"} <= codes
    for language in LANGUAGES:
        bundle = Words("mousekeeping", language).bundle
        ours = [Labels(language), Labels(language, "mousehole.commands")]
        assert not [code for code in codes if not bundle.has_message(f"refused-{code}")
                    and not any([each.has(f"error-{code}") for each in ours])]


@pytest.mark.parametrize(("seats", "options", "english", "french"), [
    (9, {}, "Mousekeeping! is for 1 to 7 players, not 9.", "Mousekeeping! se joue de 1 à 7 joueurs, pas à 9."),
    (2, {"clock": 5}, "Option “clock” can’t be 5. Choose from: 300, 600 and 900.",
     "L’option « clock » ne peut pas valoir 5. Au choix : 300, 600 et 900."),
    (2, {"tempo": 5}, "Mousekeeping! has no option “tempo”.", "Mousekeeping! n’a pas d’option « tempo »."),
])
def test_a_reason_is_a_code_with_arguments(seats: int, options: dict[str, int], english: str, french: str) -> None:
    with pytest.raises(BadSetup) as error:
        facts_of("mousekeeping").checked(seats, dict(options))
    assert setup_words(error.value, "en").startswith(english)
    assert setup_words(error.value, "fr").replace("\u00a0", " ").startswith(french)


@pytest.mark.parametrize("load", [lambda: load_game("chess"), lambda: edition_text("mousekeeping", "gold"),
                                  lambda: load_game("house-mouse", text=edition_text("mousekeeping"))])
def test_games_and_editions_have_codes_too(load: object) -> None:
    with pytest.raises(BadSetup) as error:
        load()  # type: ignore[operator]
    assert setup_refusal(error.value).code != "bad-setup"


def test_an_error_without_a_code_stays_as_it_was_written() -> None:
    error = BadSetup("there is no seat 9")
    assert setup_words(error, "fr") == str(error) == "there is no seat 9"
    assert dict(setup_refusal(error).args) == {"text": str(error)}


def wrong_codes(folder: Path) -> set[str]:
    """The codes of all `entry.wrong(text, code, …)` in a package."""
    return {str(node.args[1].value) for path in folder.rglob("*.py") for node in ast.walk(ast.parse(path.read_text()))
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "wrong"
            and isinstance(node.args[1], ast.Constant)}


@pytest.mark.parametrize("game", GAMES)
def test_everything_that_can_be_wrong_in_an_edition_has_its_message(game: str) -> None:
    codes = wrong_codes(SOURCE / "checks") | wrong_codes(SOURCE / "games" / game.replace("-", "_"))
    assert len(codes) > 15
    for language in LANGUAGES:
        bundle = Words(game, language).bundle
        assert not [code for code in codes if not bundle.has_message(f"refused-edition-{code}")]


@pytest.mark.parametrize("game", GAMES)
def test_whatever_is_wrong_in_an_edition_is_said_in_every_language(game: str) -> None:
    """Changed editions, as somebody might write them: no message lacks an argument, and none is left in English."""
    refused: set[str] = set()
    for n in range(60):
        text = changed(game, Dice(n))
        try:
            load_game(game, text=text)
        except BadSetup as error:
            refused.add(setup_refusal(error).code)
            said = [setup_words(error, language) for language in LANGUAGES]
            assert len({*said, str(error)}) == len(said) + 1, said
    assert len(refused) > 4
    assert all([code.startswith("edition-") for code in refused])


def test_an_edition_is_refused_in_the_words_of_its_game() -> None:
    text = edition_text("mousekeeping").replace('faces = ["12", "34"]', 'faces = ["12", "21"]')
    assert text != edition_text("mousekeeping")
    with pytest.raises(BadSetup, match="faces 2 shows the digits of faces 1 again") as error:
        load_game("mousekeeping", text=text)
    assert setup_words(error.value, "de") == \
        "[keycards]: Beide „faces“ zeigen dieselben Ziffern, 12 und 21. Sie müssen sich unterscheiden."
