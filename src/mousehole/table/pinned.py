"""Ties a journal to one game, one version of its rules and one state of its edition. Nothing else may play it."""
from __future__ import annotations

from mousehole.kernel import BadSetup, Refusal, Refused
from mousehole.table.box import Box, open_box
from mousehole.table.journal import Opened


def pinned_box(opened: Opened) -> Box:
    """Return the box that this table was opened with; Refused: the installed one would play its matches differently."""
    try:
        facts = open_box(opened.game).game.facts
    except BadSetup:
        raise _unfit("other-version", game=opened.game, version=opened.version) from None
    if opened.version != facts.version:
        raise _unfit("other-version", game=facts.title, version=opened.version)
    try:
        box = open_box(opened.game, opened.edition["name"], opened.edition.get("text"))
    except BadSetup:
        raise _unfit("other-edition", game=facts.title, edition=opened.edition["name"]) from None
    if box.edition["check"] != opened.edition["check"]:
        raise _unfit("other-edition", game=facts.title, edition=opened.edition["name"])
    return box


def _unfit(code: str, **args: str | int) -> Refused:
    return Refused(Refusal(code, "", tuple(args.items())))


UNFIT = ("other-version", "other-edition")  # refusal codes of such a table
