"""What every game promises about its words: every sentence exists in every language, and notation reads back."""
from __future__ import annotations

import re
from collections.abc import Hashable
from importlib.resources import files
from pathlib import Path

from fluent.runtime import FluentBundle

from mousehole.games import OURS, folder, load_game, notation
from mousehole.kernel import Decision, Rng, Value
from mousehole.testkit.contract import Promise, Table
from mousehole.words import LANGUAGES, Words, clauses

REFUSAL = re.compile(r"""Refusal\(\s*"([a-z0-9-]+)"\s*,""")
SAID: dict[FluentBundle, set[Hashable]] = {}  # by catalogue: what has a sentence, as seen before; putting it into
# words takes far longer than looking it up, and in all these matches the same things happen again and again


def all_is_said(t: Table) -> None:
    """Every prompt, option, event and end has a sentence in every language."""
    words = [Words(t.game.facts.id, language) for language in LANGUAGES]
    for s, pending, _ in t.positions():
        for w in words:
            for d in pending:
                assert is_asked(w, d)
                assert all([is_said(w, choice) for choice in d.options[:40]])
            for event in s.events or []:
                for seat in [None, *range(t.seats)]:
                    seen = event.seen_by(seat)
                    assert seen is None or is_said(w, seen)
        s.events = []
    for w in words:
        outcome = t.game.outcome(t.end)
        assert w.outcome(outcome) and all([is_said(w, detail) for detail in outcome.details])
        assert w.message(f"ending-{outcome.reason}")


def is_said(w: Words, value: Value) -> bool:
    said = SAID.setdefault(w.bundle, set())
    if value not in said and w.say(value):
        said.add(value)
    return value in said


def is_asked(w: Words, d: Decision) -> bool:
    said = SAID.setdefault(w.bundle, set())
    asked = (d.prompt, d.seat, d.args)
    if asked not in said and w.prompt(d):
        said.add(asked)
    return asked in said


def notation_reads_back(t: Table) -> None:
    """Every choice has its own line of notation, which reads back as the same choice; every view can be drawn."""
    lines = notation(t.game.facts.id)
    for s, pending, _ in t.positions():
        for d in pending:
            written = [lines.write(choice) for choice in d.options]
            assert len(set(written)) == len(written)
            assert tuple([lines.read(text) for text in written]) == d.options
        for seat in [None, *range(t.seats)]:
            assert lines.position(t.game.view(s, seat), t.game.box)


def check_catalogues(game_id: str) -> None:
    """All catalogues have the same messages, refusals and measures have words, every clause is in every rulebook.

    A game from outside need not be translated into every language.
    """
    source = "".join([path.read_text("utf-8") for path in Path(str(files(folder(game_id)))).rglob("*.py")
                      if "tests" not in path.parts])
    catalogues = {lang: files(folder(game_id)) / "locale" / f"{lang}.ftl" for lang in LANGUAGES}
    names = {lang: re.findall(r"^([\w-]+) =", file.read_text("utf-8"), re.M) for lang, file in catalogues.items()
             if game_id in OURS or file.is_file()}
    for lang, found in names.items():
        assert found == names["en"], f"locale/{lang}.ftl: {first_difference(found, names['en'])}"
    game = load_game(game_id)
    s = game.start(game.facts.fewest, Rng.numbered(0))
    game.pending(s)
    for words in [Words(game_id, language) for language in LANGUAGES]:
        for code in REFUSAL.findall(source):
            assert words.bundle.has_message(f"refused-{code}"), f"refused-{code}"
        for measure, _ in game.measures(s, 0):
            assert words.bundle.has_message(f"measure-{measure}"), f"measure-{measure}: hints name it"
        assert words.message("title") and words.message("blurb")
    for language in LANGUAGES:
        assert list(clauses(game_id, "en")) == list(clauses(game_id, language))
        assert all(clauses(game_id, language).values())


def first_difference(found: list[str], wanted: list[str]) -> str:
    """Say where two lists of messages, which should be the same in the same order, part."""
    for own, english in zip([*found, "the end"], [*wanted, "the end"], strict=False):
        if own != english:
            return f"{own} where English has {english}"
    return "nothing"


PROMISES: list[Promise] = [all_is_said, notation_reads_back]
