"""Reads an edition entry by entry. Anything invalid is refused in one line that names the entry.

The line is for programs. People read message `refused-edition-<code>` of the common catalogue or, for what concerns
one game only, of that game's.

    row = Entry("[[powers]] 3", {"name": "Zoomies", "copies": -2, "origin": "ours"})
    row.name()                   # from now on the entry is called [[powers]] 3 "Zoomies"
    row.whole("copies", 1, 20)   # BadSetup: [[powers]] 3 "Zoomies": copies must be a whole number from 1 to 20, not -2

Everything has a bound, so that no edition can ask for an unreasonable amount of memory or time.
"""
from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Final

from mousehole.kernel import BadSetup
from mousehole.kernel.edition import Edition

LONGEST_NAME: Final = 40
LONGEST_TEXT: Final = 400
LONGEST_SHOWN: Final = 40
LARGEST_SHOWN: Final = 10 ** 15
LONGEST_NUMBER: Final = 12  # characters of a larger one, in hexadecimal: decimal would take too long
WORD: Final = re.compile(r"[a-z][a-z0-9]*(?:-[a-z0-9]+)*")
FREE: Final = ("origin",)  # already checked by the kernel


class Entry:
    """A table of an edition, a row of a `[[table]]`, or a table inside one."""

    def __init__(self, where: str, table: dict[str, Any]) -> None:
        self.where = where
        self.table = table
        self.read: set[str] = set(FREE)
        self.called = ""

    def wrong(self, why: str, code: str, **about: Any) -> BadSetup:
        return BadSetup(f"{self.where}: {why}", f"edition-{code}", {"where": self.where, **about})

    def has(self, key: str) -> bool:
        return key in self.table

    def value(self, key: str) -> Any:
        if key not in self.table:
            raise self.wrong(f"{key} is missing", "missing", key=key)
        self.read.add(key)
        return self.table[key]

    def whole(self, key: str, least: int, most: int) -> int:
        return self._whole(key, self.value(key), least, most)

    def whole_or(self, key: str, least: int, most: int, usual: int) -> int:
        """Read a whole number that may be missing."""
        return self.whole(key, least, most) if self.has(key) else usual

    def wholes(self, key: str, fewest: int, longest: int, least: int, most: int) -> list[int]:
        """Read a list of whole numbers."""
        row = self.row(key, fewest, longest)
        return [self._whole(f"{key} {at}", each, least, most) for at, each in enumerate(row, 1)]

    def flag(self, key: str) -> bool:
        """Read a flag; False if it is missing."""
        if not self.has(key):
            return False
        value = self.value(key)
        if not isinstance(value, bool):
            raise self.wrong(f"{key} must be true or false, not {shown(value)}", "flag", key=key, found=shown(value))
        return value

    def text(self, key: str, longest: int = LONGEST_TEXT) -> str:
        return self._text(key, self.value(key), longest)

    def name(self, key: str = "name") -> str:
        """Read the entry's name; from now on error messages use it."""
        name = self._text(key, self.value(key), LONGEST_NAME)
        if name != " ".join(name.split()):
            raise self.wrong(f"{key} must be without spaces at its ends and without double spaces, not {shown(name)}",
                             "spaces", key=key, found=shown(name))
        return self._call(name)

    def word(self, key: str = "name") -> str:
        """Read a name that is also used in notation: without spaces."""
        return self._call(self._word(key, self.value(key)))

    def words(self, key: str, fewest: int, longest: int) -> list[str]:
        """Read a list of such names, all different."""
        words = [self._word(f"{key} {at}", each) for at, each in enumerate(self.row(key, fewest, longest), 1)]
        self.all_different(key, words)
        return words

    def one_of(self, key: str, allowed: Sequence[str], usual: str | None = None) -> str:
        if usual is not None and not self.has(key):
            return usual
        return self._one_of(key, self.value(key), allowed)

    def some_of(self, key: str, fewest: int, longest: int, allowed: Sequence[str]) -> list[str]:
        return [self._one_of(f"{key} {at}", each, allowed) for at, each in enumerate(self.row(key, fewest, longest), 1)]

    def row(self, key: str, fewest: int, longest: int) -> list[Any]:
        row = self.value(key)
        if not isinstance(row, list):
            raise self.wrong(f"{key} must be a list, not {shown(row)}", "list", key=key, found=shown(row))
        if not fewest <= len(row) <= longest:
            raise self.wrong(f"{key} must have {span(fewest, longest)} entries, not {len(row)}", "length",
                             key=key, span=span(fewest, longest), found=len(row))
        return row

    def entries(self, key: str, fewest: int, longest: int) -> list[Entry]:
        """Read a list of tables."""
        row = self.row(key, fewest, longest)
        return [Entry(f"{self.where}, {key} {at}", self._table(f"{key} {at}", each)) for at, each in enumerate(row, 1)]

    def all_different(self, key: str, values: Sequence[object]) -> None:
        if (twice := first_repeated(values)) is not None:
            raise self.wrong(f"{key} has {shown(twice)} twice", "twice", key=key, found=shown(twice))

    def done(self) -> None:
        """Refuse keys that nothing has read."""
        if unknown := [key for key in self.table if key not in self.read]:
            known = sorted(self.read - set(FREE))
            raise self.wrong(f"there is no key {shown(unknown[0])} here; it may have {', '.join(known) or 'nothing'}",
                             "unknown-key", key=shown(unknown[0]), known=tuple(known))

    def _call(self, name: str) -> str:
        """Use the first name that is read as the entry's own."""
        if not self.called:
            self.called, self.where = name, f"{self.where} {shown(name)}"
        return name

    def _whole(self, what: str, value: Any, least: int, most: int) -> int:
        if type(value) is not int or not least <= value <= most:  # True is not 1 here
            raise self.wrong(f"{what} must be a whole number from {least} to {most}, not {shown(value)}", "whole",
                             key=what, least=least, most=most, found=shown(value))
        return value

    def _text(self, what: str, value: Any, longest: int) -> str:
        if not isinstance(value, str) or not 1 <= len(value) <= longest or not value.isprintable():
            raise self.wrong(f"{what} must be a line of 1 to {longest} characters, not {shown(value)}", "text",
                             key=what, most=longest, found=shown(value))
        return value

    def _word(self, what: str, value: Any) -> str:
        if not isinstance(value, str) or len(value) > LONGEST_NAME or not WORD.fullmatch(value):
            raise self.wrong(f"{what} must be a word of small letters, digits and single hyphens, up to {LONGEST_NAME} "
                             f"characters, not {shown(value)}", "word", key=what, most=LONGEST_NAME, found=shown(value))
        return value

    def _one_of(self, what: str, value: Any, allowed: Sequence[str]) -> str:
        if not isinstance(value, str) or value not in allowed:
            raise self.wrong(f"{what} must be {alternatives(allowed)}, not {shown(value)}", "one-of",
                             key=what, allowed=tuple([shown(word) for word in allowed]), found=shown(value))
        return value

    def _table(self, what: str, value: Any) -> dict[str, Any]:
        if not isinstance(value, dict):
            raise self.wrong(f"{what} must be a table, not {shown(value)}", "table", key=what, found=shown(value))
        return value


class Entries:
    """A whole edition: `[tables]` by their name, `[[rows]]` by name and number."""

    def __init__(self, edition: Edition) -> None:
        self.edition = edition
        self.read: list[str] = []
        self.given: list[Entry] = []

    def table(self, name: str) -> Entry:
        table = self.edition[name]
        if not isinstance(table, dict):
            raise BadSetup(f"{name} must be one table, [{name}]", "edition-one-table", {"table": name})
        return self._given(name, [Entry(f"[{name}]", table)])[0]

    def optional(self, name: str) -> Entry:
        """Read a table that may be missing; then it is an empty one."""
        return self.table(name) if name in self.edition.tables else Entry(f"[{name}]", {})

    def rows(self, name: str, fewest: int, most: int) -> list[Entry]:
        rows = self.edition[name] if fewest or name in self.edition.tables else []
        if not isinstance(rows, list):
            raise BadSetup(f"{name} must be a row of tables, [[{name}]]", "edition-rows", {"table": name})
        if not fewest <= len(rows) <= most:
            raise BadSetup(f"[[{name}]]: there must be {span(fewest, most)} of them, not {len(rows)}", "edition-length",
                           {"where": f"[[{name}]]", "key": name, "span": span(fewest, most), "found": len(rows)})
        return self._given(name, [Entry(f"[[{name}]] {at}", row) for at, row in enumerate(rows, 1)])

    def _given(self, name: str, entries: list[Entry]) -> list[Entry]:
        self.read.append(name)
        self.given += entries
        return entries

    def done(self) -> None:
        """Check that every table and every key of it has been read."""
        for entry in self.given:
            entry.done()
        if unknown := [name for name in self.edition.tables if name not in self.read]:
            raise BadSetup(f"there is no table {shown(unknown[0])} in this game; it has {', '.join(self.read)}",
                           "edition-unknown-table", {"table": shown(unknown[0]), "known": tuple(self.read)})


def different(entries: Sequence[Entry], what: str, values: Sequence[object]) -> None:
    """Check that no two entries have the same value; the message names the second one."""
    seen: set[object] = set()
    for entry, value in zip(entries, values, strict=True):
        if value in seen:
            raise entry.wrong(f"another entry has the same {what}, {shown(value)}", "same", key=what,
                              found=shown(value))
        seen.add(value)


def first_repeated(values: Sequence[object]) -> object | None:
    seen: set[object] = set()
    for value in values:
        if value in seen:
            return value
        seen.add(value)
    return None


def shown(value: Any) -> str:
    """Show a value from outside in one short line, whatever it is, without words of any language."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, int):
        return str(value) if abs(value) <= LARGEST_SHOWN else f"{value:#x}"[:LONGEST_NUMBER] + "…"
    if isinstance(value, str):
        short = value[:LONGEST_SHOWN]
        text = "".join([c if c.isprintable() and c != '"' else f"\\u{ord(c):04x}" for c in short])
        return f'"{text}…"' if len(value) > LONGEST_SHOWN else f'"{text}"'
    if isinstance(value, float):
        return repr(value)
    if isinstance(value, (list, tuple)):
        return "[…]" if value else "[]"
    if isinstance(value, dict):
        return "{…}" if value else "{}"
    return str(value)[:LONGEST_SHOWN]  # a date or a time


def alternatives(words: Sequence[str]) -> str:
    quoted = [f'"{word}"' for word in words]
    return " or ".join([", ".join(quoted[:-1]), quoted[-1]]) if len(quoted) > 1 else quoted[0]


def span(fewest: int, most: int) -> str:
    return str(fewest) if fewest == most else f"{fewest}–{most}"
