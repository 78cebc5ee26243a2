"""Names of positions, and the pages that list them."""
from __future__ import annotations

from pathlib import Path

import pytest

from mousehole.cli import main
from mousehole.encoding.layout import Block, Layout, numbered, seat_labels
from mousehole.games import GAMES, encoder, load_game

PAGES = Path(__file__).parents[4] / "docs" / "encodings"
LAYOUT = Layout([Block("turn", "whose turn it is", [seat_labels(3)]),
                 Block("hand", "cards", [numbered(2, 1), ["rank", "suit"]], -1.0, 5.0)])


def test_every_position_has_a_name() -> None:
    assert [LAYOUT.label(position) for position in range(LAYOUT.size)] == [
        "turn.self", "turn.+1", "turn.+2", "hand.1.rank", "hand.1.suit", "hand.2.rank", "hand.2.suit"]
    assert LAYOUT.block_at(3).name == "hand"
    assert LAYOUT.bounds() == (-1.0, 5.0)
    with pytest.raises(IndexError, match="no position 7"):
        LAYOUT.label(7)


def test_two_blocks_of_one_name_are_refused() -> None:
    with pytest.raises(ValueError, match="two blocks are called turn"):
        Layout([LAYOUT.blocks[0], LAYOUT.blocks[0]])


@pytest.mark.parametrize("game", GAMES)
def test_the_pages_are_up_to_date(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--lang", "en", "encode", game, "--page"]) == 0
    assert (PAGES / f"{game}.md").read_text("utf-8") == capsys.readouterr().out, "run `make encodings`"


@pytest.mark.parametrize("game", GAMES)
def test_an_observation_is_printed_with_names(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--lang", "en", "encode", game, "--seats", "2", "--moves", "9"]) == 0
    told = capsys.readouterr().out
    assert "seat" in told.splitlines()[0]
    assert "question." in told
    assert "action 0: " in told
    assert "  kind." in told


def test_a_match_that_would_be_over_stops_before_its_last_move(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--lang", "en", "encode", "mousekeeping", "--option", "move_limit=60", "--moves", "500"]) == 0
    assert "after 59 moves" in capsys.readouterr().out


def test_all_positions_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--lang", "en", "encode", "mousekeeping", "--seats", "3", "--positions"]) == 0
    layouts = encoder(load_game("mousekeeping"), 3)
    assert len(capsys.readouterr().out.split("\n\n")[0].splitlines()) == layouts.layout.size
