"""What a link says about itself before it is opened: its title, a sentence and a picture, for messengers and tabs.

Nothing here is secret: whoever has a table's link may look at the table. Players' names stay out of it all the same,
because a messenger keeps what it shows.
"""
from __future__ import annotations

import re
from html import escape
from typing import Any, NamedTuple

from mousehole.games import GAMES
from mousehole.hosting.journals import AWAY, Summary
from mousehole.server.leases import LeasedRegistry
from mousehole.words import LANGUAGES, Words

NAME = "Mousehole"
OWN = ("statistics",)  # pages about what only the reader's browser knows
ABOUT_GAMES = ("new", "learn")
ABOUT_TABLES = ("t", "screen")
ABOUT_MATCHES = ("replay", "verify")
ID = re.compile(r"[A-Za-z0-9_-]{1,40}")
DAY = re.compile(r"\d{4}-\d\d-\d\d")
MATCH = re.compile(r"[1-9][0-9]{0,5}")
SAID = {"gathering": "link-gathering", "playing": "link-playing", "over": "link-over"}
NO_SCRIPT = re.compile(rb"(?<=<noscript>).*?(?=</noscript>)")
PARTS = re.compile(rb"\s*(<title>.*?</title>|<meta name=\"description\"[^>]*>)")


class Preview(NamedTuple):
    """`picture`: the game's, or the house's own. `is_found`: the address leads somewhere."""

    title: str
    text: str
    picture: str = "mousehole"
    is_found: bool = True


async def preview_of(path: str, language: str, registry: LeasedRegistry) -> Preview:
    """Return the preview of a page, by its path below our home."""
    words, parts = Words(None, language), path.strip("/").split("/")
    if parts in ([""], *[[each] for each in OWN]):
        return Preview(NAME, words.message("link-home"))
    first, about, rest = parts[0], "".join(parts[1:2]), parts[2:]
    if parts == ["day"]:
        return Preview(words.message("link-day"), words.message("link-home"))
    is_game = (first in ABOUT_GAMES and not rest) or (first == "new" and rest == ["here"]) or (
        first == "day" and (not rest or (len(rest) == 1 and DAY.fullmatch(rest[0]))))
    if is_game and about in GAMES:
        game = Words(about, language)
        return Preview(game.message("title"), game.message("blurb"), about)
    is_match = first in ABOUT_MATCHES and len(rest) == 1 and MATCH.fullmatch(rest[0])
    if ((first in ABOUT_TABLES and not rest) or is_match) and ID.fullmatch(about):
        try:
            found = await _summary(registry, about)
        except AWAY:  # the page itself says so, and waits
            return Preview(NAME, words.message("link-home"))
        if found is not None:
            return _of_table(found, language, f"link-{first}" if is_match else "")
    return Preview(words.message("refused-no-such-page").removesuffix("."), words.message("link-home"), is_found=False)


def language_of(accepted: str) -> str:
    """Return the first language of an Accept-Language header that we speak."""
    for part in accepted.split(","):
        language = part.partition(";")[0].strip().lower().partition("-")[0]
        if language in LANGUAGES:
            return language
    return "en"


def with_preview(page: bytes, preview: Preview, base: str, path: str, language: str = "en") -> bytes:
    """Write the preview into the page, and what to read where scripts are off. `base`: what addresses begin with."""
    page = page.replace(b'<html lang="en">', f'<html lang="{language}">'.encode(), 1)
    said = escape(Words(None, language).message("no-script")).encode()
    page = NO_SCRIPT.sub(lambda _: said, page)
    told = {"og:site_name": NAME, "og:type": "website", "og:title": preview.title, "og:description": preview.text,
            "og:url": f"{base}/{path.strip('/')}", "og:image": f"{base}/pictures/{preview.picture}.png",
            "og:image:width": "1200", "og:image:height": "630"}
    title = preview.title if preview.title == NAME else f"{preview.title} – {NAME}"
    head = [f"  <title>{escape(title)}</title>", _meta("name", "description", preview.text),
            *[_meta("property", name, content) for name, content in told.items()],
            _meta("name", "twitter:card", "summary_large_image")]
    lines = "".join([f"  {line}\n" for line in head])
    return PARTS.sub(b"", page).replace(b"</head>", f"{lines}  </head>".encode(), 1)


def _meta(kind: str, name: str, content: str) -> str:
    return f'  <meta {kind}="{name}" content="{escape(content)}" />'


async def _summary(registry: LeasedRegistry, id: str) -> Any | None:
    """Return what the lobby would show, without loading the table."""
    loaded = registry.tables.get(id)
    return loaded.summary() if loaded is not None else await registry.store.summary(id)


def _of_table(found: Summary, language: str, message: str) -> Preview:
    words = Words(found.game if found.game in GAMES else None, language)
    title = words.message("title") if found.game in GAMES else found.game
    shown = f"{found.title} – {title}" if found.title else title
    said = message or SAID.get(found.status, "link-closed")
    return Preview(shown, words.message(said, {"free": found.free, "seats": found.seats}),
                   found.game if found.game in GAMES else "mousehole")
