"""What is printed on the components, as data. Every entry says where it comes from."""
from __future__ import annotations

import tomllib
from hashlib import blake2b
from typing import Any

from mousehole.kernel.facts import BadSetup

ORIGINS = ("rulebook", "published", "ours")


class Edition:
    """The tables of an edition file, each (also each row of a `[[table]]`) with its `origin`."""

    def __init__(self, text: str) -> None:
        try:
            self.tables: dict[str, Any] = tomllib.loads(text)  # all but its head
            self.text, self.check = text, blake2b(text.encode(), digest_size=16).hexdigest()
        except (ValueError, RecursionError) as error:  # also for a number of 5,000 digits, or half a character
            why = "it is nested too deeply" if isinstance(error, RecursionError) else str(error)
            raise BadSetup(f"the edition is not TOML: {why}", "edition-not-toml", {"reason": why}) from None
        head = self.tables.pop("edition", None)
        said = [head.get(key) for key in ("game", "name", "about")] if isinstance(head, dict) else [None]
        if not all(isinstance(line, str) and line.isprintable() for line in said):
            raise BadSetup("the edition has no [edition] with game, name and about, a line each", "edition-no-head", {})
        self.game, self.name, self.about = [str(line) for line in said]
        for name, table in self.tables.items():
            for at, entry in enumerate(table if isinstance(table, list) else [table], 1):
                if not isinstance(entry, dict) or entry.get("origin") not in ORIGINS:
                    raise BadSetup(f"edition {self.name}: entry {at} of {name!r} has no origin ({', '.join(ORIGINS)})",
                                   "edition-no-origin", {"table": name, "n": at, "origins": ORIGINS})

    def __getitem__(self, table: str) -> Any:
        if table not in self.tables:
            raise BadSetup(f"edition {self.name} has no {table}", "edition-no-table", {"table": table})
        return self.tables[table]
