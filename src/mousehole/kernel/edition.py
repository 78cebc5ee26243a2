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
            self.tables: dict[str, Any] = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            raise BadSetup(f"the edition is not TOML: {error}") from None
        head = self.tables.pop("edition", None)
        if not isinstance(head, dict) or not all(isinstance(head.get(key), str) for key in ("game", "name", "about")):
            raise BadSetup("the edition has no [edition] with game, name and about")
        self.game: str = head["game"]
        self.name: str = head["name"]
        self.about: str = head["about"]
        for name, table in self.tables.items():
            for entry in table if isinstance(table, list) else [table]:
                if not isinstance(entry, dict) or entry.get("origin") not in ORIGINS:
                    raise BadSetup(f"edition {self.name}: an entry of {name} names no origin ({', '.join(ORIGINS)})")
        self.text = text
        self.check = blake2b(text.encode(), digest_size=16).hexdigest()

    def __getitem__(self, table: str) -> Any:
        if table not in self.tables:
            raise BadSetup(f"edition {self.name} has no {table}")
        return self.tables[table]
