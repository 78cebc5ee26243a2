"""The tables of speed are written into their page, and nothing else of it is touched."""
from __future__ import annotations

import pytest

from bench.research import OURS, Row, kept, page


def test_a_page_keeps_the_tables_between_its_marks() -> None:
    found = [Row("mousekeeping", way, 1234.5) for way in OURS.values()] + [Row("uno", "their rlcard", 99.0)]
    text = kept("before\n<!-- speed -->\nold\n<!-- /speed -->\nafter\n", page(found))
    assert text.startswith("before\n<!-- speed -->\n\n| game | 256 tables |")
    assert "| mousekeeping | 1,234 | 1,234 | 1,234 | 1,234 | 1,234 |" in text
    assert "| RLCard | uno | 99 |" in text
    assert text.endswith("|\n\n<!-- /speed -->\nafter\n")
    assert kept(text, page(found)) == text, "again changes nothing"


def test_a_page_without_marks_is_refused() -> None:
    with pytest.raises(ValueError, match="no place for the tables"):
        kept("a page", [])
