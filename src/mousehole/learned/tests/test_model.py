"""Model files: small, readable, with an origin; anything else is refused in one line."""
from __future__ import annotations

import pytest

from mousehole.games import GAMES, is_learnable, load_game, model_of
from mousehole.kernel import BadSetup
from mousehole.learned.model import ORIGIN, Model, read, written

LARGEST = 200_000  # bytes
ORIGINS = {name: kind() for name, kind in ORIGIN.items()} | {"command": "mousehole train x", "held_out_loss": 0.5}
SMALL = Model(ORIGINS, ["one", "two, or “three”"], [[1], [-2]], [], [], 7)


def test_a_model_reads_back() -> None:
    again = read(written(SMALL))
    assert (again.inputs, again.weights, again.bias, again.origin) == (SMALL.inputs, SMALL.weights, 7, ORIGINS)
    assert again.network().score([4096.0, 2048.0]) == 7 / 4096


@pytest.mark.parametrize("text", ["", "x = 1", written(SMALL).replace("unit = 4096", "unit = 10"),
                                  written(SMALL).replace("seed = 0", 'seed = "none"'),
                                  written(SMALL).replace("= [1]", "= [1, 2]")], ids=range(5))
def test_anything_else_is_refused(text: str) -> None:
    with pytest.raises(BadSetup, match="not a model"):
        read(text)


@pytest.mark.parametrize("game_id", [game_id for game_id in GAMES if is_learnable(game_id)])
def test_every_learnable_game_has_a_small_model_that_fits_its_rules(game_id: str) -> None:
    """If the rules or the edition have changed, train again with the command that the file names."""
    model, game = model_of(game_id), load_game(game_id)
    assert model is not None
    assert len(written(model).encode()) <= LARGEST
    assert (model.origin["game"], model.origin["version"]) == (game_id, game.facts.version)
    assert model.origin["check"] == game.check
    assert model.origin["command"].startswith(f"mousehole train {game_id} ")
