"""A table that cannot be set up: why, in the reader's language."""
from __future__ import annotations

import ast
from pathlib import Path

import pytest

import mousehole
from mousehole.games import GAMES, edition_text, facts_of, load_game
from mousehole.kernel import BadSetup
from mousehole.table.setup import setup_refusal, setup_words
from mousehole.terminal.labels import Labels
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
    assert setup_words(Words("mousekeeping"), error.value).startswith(english)
    assert setup_words(Words("mousekeeping", "fr"), error.value).replace("\u00a0", " ").startswith(french)


@pytest.mark.parametrize("load", [lambda: load_game("chess"), lambda: edition_text("mousekeeping", "gold"),
                                  lambda: load_game("house-mouse", text=edition_text("mousekeeping"))])
def test_games_and_editions_have_codes_too(load: object) -> None:
    with pytest.raises(BadSetup) as error:
        load()  # type: ignore[operator]
    assert setup_refusal(error.value).code != "bad-setup"


def test_what_is_wrong_with_an_edition_file_stays_as_it_was_written() -> None:
    error = BadSetup("[[points]] 1: copies is missing")
    assert str(error) == "[[points]] 1: copies is missing"
    assert setup_words(Words(next(iter(GAMES)), "fr"), error) == str(error)
    assert dict(setup_refusal(error).args) == {"text": str(error)}
