"""What is known of a game before it begins: seats, minutes, version, and the options a host may set."""
from __future__ import annotations

from typing import Final

from mousehole.kernel.wire import Value

Setting = bool | int | str
Options = dict[str, Setting]


class BadSetup(ValueError):
    """The table cannot be set like this; the text says why, in one line."""


class Option(Value):
    """A setting and every value it may have. `is_seat`: a seat at this table, too."""

    def __init__(self, name: str, default: Setting, values: tuple[Setting, ...], clause: str,
                 is_seat: bool = False) -> None:
        self.name: Final = name
        self.default: Final = default
        self.values: Final = values
        self.clause: Final = clause
        self.is_seat: Final = is_seat

    def allowed(self, seats: int) -> tuple[Setting, ...]:
        return self.values + tuple(range(seats)) if self.is_seat else self.values

    def checked(self, seats: int, value: Setting) -> Setting:
        for allowed in self.allowed(seats):  # a 1 is no true, though Python says they are equal
            if type(allowed) is type(value) and allowed == value:
                return allowed
        shown = ", ".join([_shown(v) for v in self.allowed(seats)])
        raise BadSetup(f"option {self.name} is {_shown(value)}, but may be {shown}")


def _shown(value: Setting) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


FIRST_PLAYER: Final = "first_player"


def first_player(clause: str) -> Option:
    """The host names the first player, or leaves it to chance."""
    return Option(FIRST_PLAYER, "random", ("random",), clause, is_seat=True)


class Facts(Value):
    """The lid of the box."""

    def __init__(self, id: str, title: str, fewest: int, most: int, minutes: int, cooperative: bool,
                 versions: tuple[str, ...], options: tuple[Option, ...], turn_clause: str, end_clause: str) -> None:
        self.id: Final = id
        self.title: Final = title
        self.fewest: Final = fewest
        self.most: Final = most
        self.minutes: Final = minutes
        self.cooperative: Final = cooperative
        self.versions: Final = versions  # why each version came to be; a change of behaviour adds one
        self.options: Final = options
        self.turn_clause: Final = turn_clause  # what an answer out of turn runs against
        self.end_clause: Final = end_clause    # and one after the end

    @property
    def version(self) -> int:
        return len(self.versions)

    def checked(self, seats: int, options: Options) -> Options:
        """All options, the missing ones by default; or BadSetup."""
        if not self.fewest <= seats <= self.most:
            raise BadSetup(f"{self.title} is for {self.fewest} to {self.most} players, not {seats}")
        known = [option.name for option in self.options]
        for name in options:
            if name not in known:
                raise BadSetup(f"{self.title} has no option {name}; it has {', '.join(known)}")
        return {o.name: o.checked(seats, options.get(o.name, o.default)) for o in self.options}
