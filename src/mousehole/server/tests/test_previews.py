"""What links say about themselves, whatever state their table is in."""
from __future__ import annotations

import asyncio
from typing import Any

import pytest

from mousehole.hosting.journals import Summary, Unavailable
from mousehole.server.previews import Preview, language_of, preview_of, with_preview


class Tables:
    """A registry with one table, which is not loaded."""

    def __init__(self, found: Summary | Exception | None) -> None:
        self.tables: dict[str, Any] = {}
        self.store = self
        self.found = found

    async def summary(self, id: str) -> Summary | None:
        if isinstance(self.found, Exception):
            raise self.found
        return self.found if id == "abc" else None


def seen(path: str, found: Summary | Exception | None = None, language: str = "en") -> Preview:
    registry: Any = Tables(found)
    return asyncio.run(preview_of(path, language, registry))


def table(status: str, free: int = 0, game: str = "house-mouse") -> Summary:
    return Summary(game, "", False, status, 4, free, ["Anna"])


@pytest.mark.parametrize(("found", "words"), [
    (table("gathering", 1), "1 of 4 seats is free"), (table("gathering", 3), "3 of 4 seats are free"),
    (table("gathering"), "All seats are taken"), (table("playing"), "in progress"), (table("over"), "is over"),
    (table("closed"), "is closed"), (table("held"), "is closed")])
def test_a_table_says_how_things_stand(found: Summary, words: str) -> None:
    preview = seen("t/abc", found)
    assert (preview.title, preview.picture, preview.is_found) == ("House Mouse", "house-mouse", True)
    assert words in preview.text
    assert "Anna" not in str(preview)


def test_a_game_that_was_uninstalled_has_no_picture_of_its_own() -> None:
    assert seen("t/abc", table("playing", game="cat-and-mouse"))[::2] == ("cat-and-mouse", "mousehole")


def test_replays_and_shuffle_checks_say_what_they_are() -> None:
    assert "move by move" in seen("replay/abc/2", table("over")).text
    assert "Shuffle check" in seen("verify/abc/2", table("over")).text
    for path in ("replay/abc", "replay/abc/0", "replay/abc/x", "replay/abc/1/2", "t/abc/1", "t/abc%00", "t/äbc"):
        assert not seen(path, table("over")).is_found, path


def test_games_have_pages_for_one_device_and_for_every_day() -> None:
    for path in ("new/house-mouse", "new/house-mouse/here", "day/house-mouse", "day/house-mouse/2026-11-17"):
        assert seen(path)[::2] == ("House Mouse", "house-mouse"), path
    assert seen("day").title == "Deal of the day"
    for path in ("new/house-mouse/there", "learn/house-mouse/here", "day/cat-and-mouse", "day/house-mouse/today"):
        assert not seen(path).is_found, path


def test_while_the_database_is_away_nothing_is_said_to_be_missing() -> None:
    assert seen("t/abc", Unavailable("no answer")).is_found


@pytest.mark.parametrize(("accepted", "language"), [
    ("", "en"), ("fr", "fr"), ("de-AT,de;q=0.9,en;q=0.8", "de"), ("pt-BR, fr;q=0.5", "fr"), ("*", "en"),
    (";;,,", "en")])
def test_the_first_language_that_we_speak(accepted: str, language: str) -> None:
    assert language_of(accepted) == language


@pytest.mark.parametrize(("language", "said"), [
    ("en", "Mousehole needs JavaScript."), ("fr", "Mousehole a besoin de JavaScript."),
    ("de", "Mousehole braucht JavaScript.")])
def test_without_scripts_the_page_says_so_in_the_readers_language(language: str, said: str) -> None:
    page = b'<html lang="en"><head></head><body><noscript>?</noscript></body></html>'
    written = with_preview(page, Preview("x", "y"), "http://host", "", language).decode()
    assert f'<html lang="{language}">' in written
    assert f"<noscript>{said}" in written


def test_nothing_typed_by_anybody_becomes_markup() -> None:
    page = b'<html><head>\n    <title>x</title>\n    <meta name="description" content="y" />\n  </head></html>'
    evil = '"><script>alert(1)</script>'
    written = with_preview(page, Preview(evil, evil), f"http://{evil}", f"t/{evil}")
    assert b"<script" not in written
    assert written.count(b"<title>") == 1
    assert written.count(b'name="description"') == 1
