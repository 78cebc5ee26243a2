"""Where lines end: never between a French word and its colon."""
from __future__ import annotations

import pytest
from textual.content import Content

from mousehole.terminal.app import MouseholeApp
from mousehole.terminal.wrapping import hanging
from mousehole.words.languages import typeset

SENTENCE = typeset("Battez la combinaison : jouez 5 cartes ! Ou bien : piochez, « couinez » ou tendez un Piège ?", "fr")


@pytest.mark.parametrize("width", range(20, 60))
def test_no_line_begins_with_a_mark_that_belongs_to_the_word_before(width: int) -> None:
    MouseholeApp()
    drawn = [line.plain for line in Content(SENTENCE).wrap(width)]
    assert not [line for line in [*drawn, *hanging(SENTENCE, width, 2).splitlines()] if line.lstrip()[:1] in ":!?»"]
    assert " ".join(" ".join(drawn).split()) == " ".join(SENTENCE.split())
    assert not [line for line in drawn if len(line) > width]
