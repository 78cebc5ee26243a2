"""The terminal names colors by their initials in the reader's language, and reads them as it shows them."""
from __future__ import annotations

import pytest

from mousehole.games import load_game
from mousehole.games.head_of_mousehold.notation import read
from mousehole.terminal.artist import artist_of
from mousehole.terminal.labels import Labels
from mousehole.words import Words


@pytest.mark.parametrize(("language", "typed", "line"), [
    ("en", "choose G O! P Y", "choose G O! P Y"), ("de", "choose Gr O! L Ge", "choose G O! P Y"),
    ("fr", "choose V O! M J", "choose G O! P Y"), ("de", "Gr! to 2", "G! to 2"),
    ("fr", "m to 1 hostage", "P to 1 hostage"), ("de", "swap ge for l!", "swap Y for P!"),
    ("de", "hand over B", "hand over B"),
    ("de", "add G", "add G"), ("de", "pass", "pass"), ("fr", "keep", "keep")])
def test_a_move_is_typed_with_the_initials_that_the_terminal_shows(language: str, typed: str, line: str) -> None:
    artist = artist_of(load_game("head-of-mousehold"), Words("head-of-mousehold", language), Labels(language))

    assert artist.read(typed) == read(line)


def test_a_move_is_written_with_the_initials_of_the_readers_language() -> None:
    artist = artist_of(load_game("head-of-mousehold"), Words("head-of-mousehold", "de"), Labels("de"))

    assert artist.write(read("choose G O! P Y")) == "choose Gr O! L Ge"
    assert artist.write(read("G! to 2 hostage")) == "Gr! to 2 hostage"
    assert artist.write(read("swap Y for P!")) == "swap Ge for L!"
