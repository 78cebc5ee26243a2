"""Values and tables as tagged JSON, and back by calling their class. Interpreted: it is never in a hot loop."""
from __future__ import annotations

import json
import sys
from typing import Any

from mousehole.kernel.chance import Rng
from mousehole.kernel.engine import Game, State
from mousehole.kernel.wire import Outcome, Refusal, T, TimeUp, Value, fields_of

NOT_WRITTEN = ("box", "events")  # a table's edition comes with the game; its events are a by-product


class NotReadable(ValueError):
    """The data is not a valid value of this game."""


class Codec:
    """Writes and reads all values that a game's modules define."""

    def __init__(self, game: Game) -> None:
        self.game = game  # whose values it knows
        kinds = type(game).__mro__[:type(game).__mro__.index(Game)]
        own = tuple([kind.__module__.rpartition(".")[0] + "." for kind in kinds])
        self.words: dict[str, type] = {c.__name__: c for c in (TimeUp, Outcome, Refusal)}  # classes by name
        for name in sorted(sys.modules):
            if name.startswith(own) and ".tests" not in name:
                for c in vars(sys.modules[name]).values():
                    if isinstance(c, type) and issubclass(c, (Value, State)) and c.__module__.startswith(own):
                        known = self.words.setdefault(c.__name__, c)
                        if known is not c:
                            raise TypeError(f"two classes are called {c.__name__}")

    def dump(self, thing: Value | State) -> str:
        """Write a value or a table as JSON, always in the same way."""
        return json.dumps(self.plain(thing), separators=(",", ":"), sort_keys=True)

    def load(self, text: str, kind: type[T]) -> T:
        """Read what `dump` has written; raises NotReadable, a ValueError."""
        try:
            return self.read(json.loads(text), kind)
        except (json.JSONDecodeError, RecursionError) as error:
            raise NotReadable(f"not JSON: {error}") from None

    def read(self, plain: Any, kind: type[T]) -> T:
        """Read a value. Being well-formed does not make a choice legal: `Game.play` checks whether it was offered."""
        try:
            thing = self.built(plain, tuple)
        except (TypeError, ValueError, LookupError, AttributeError, AssertionError, RecursionError) as error:
            raise NotReadable(f"not a {kind.__name__} of {self.game.facts.title}: {error}") from None
        if not isinstance(thing, kind):
            raise NotReadable(f"not a {kind.__name__} of {self.game.facts.title}")
        return thing

    def plain(self, x: Any) -> Any:
        """Return a value as plain data: numbers, texts, lists, and objects with the name of their class in `is`."""
        if x is None or isinstance(x, (bool, int, str)):
            return x
        if isinstance(x, (list, tuple)):
            return [self.plain(item) for item in x]
        if isinstance(x, Rng):
            return {"is": "Rng", "seed": x.seed.hex(), "drawn": x.drawn}
        if isinstance(x, (Value, State)):
            fields = {name: self.plain(field) for name, field in fields_of(x).items() if name not in NOT_WRITTEN}
            return {"is": type(x).__name__} | fields
        raise TypeError(f"no plain form for {x!r}")

    def built(self, x: Any, row: type) -> Any:
        """Convert sequences: values keep them in tuples, tables in lists."""
        if isinstance(x, list):
            return row([self.built(item, row) for item in x])
        if not isinstance(x, dict):
            return x
        name, fields = x["is"], {key: field for key, field in x.items() if key != "is"}
        if name == "Rng":
            return Rng(bytes.fromhex(fields["seed"]), fields["drawn"])
        word = self.words[name]
        row = list if issubclass(word, State) else tuple
        fields = {name: self.built(field, row) for name, field in fields.items()}
        if not issubclass(word, State):
            return word(**fields)
        seats, rng = fields.pop("seats"), fields.pop("rng")
        if not isinstance(seats, int) or not isinstance(rng, Rng):
            raise TypeError("seats or rng is wrong")
        s: Any = word(seats, rng, self.game.box)  # type: ignore[call-arg]
        if {*fields, "seats", "rng", *NOT_WRITTEN} != {*fields_of(s), *NOT_WRITTEN}:
            raise ValueError("fields are missing or unknown")
        for name, field in fields.items():
            setattr(s, name, field)
        return s
