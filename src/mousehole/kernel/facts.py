"""What is known about a game before it begins: seats, minutes, version, and the options a host may set."""
from __future__ import annotations

from typing import Final

from mousehole.kernel.wire import Value

Setting = bool | int | str
Options = dict[str, Setting]


class BadSetup(ValueError):
    """The table cannot be set up like this: the reason in one line; for catalogues also a code and its arguments."""

    def __str__(self) -> str:
        return str(self.args[0])


class Option(Value):
    """A setting and all values it may have. With `is_seat`, a seat at this table is also allowed."""

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
        for allowed in self.allowed(seats):  # 1 is not True here, although Python says that they are equal
            if type(allowed) is type(value) and allowed == value:
                return allowed
        *values, last, found = [v if isinstance(v, str) else str(v).lower() for v in (*self.allowed(seats), value)]
        all_of_them = f"{', '.join(values)} or {last}" if values else last
        raise BadSetup(f"option “{self.name}” must be {all_of_them}, not {found}", "option-value",
                       {"option": self.name, "value": found, "values": (*values, last)})


FIRST_PLAYER: Final = "first_player"


def first_player(clause: str) -> Option:
    """Let the host name the first player, or leave it to chance."""
    return Option(FIRST_PLAYER, "random", ("random",), clause, is_seat=True)


class Facts(Value):
    """What the lid of the box says."""

    def __init__(self, id: str, title: str, fewest: int, most: int, minutes: int, cooperative: bool,
                 versions: tuple[str, ...], options: tuple[Option, ...], turn_clause: str, end_clause: str) -> None:
        self.id: Final = id            # its name for programs and addresses
        self.title: Final = title      # in English; the message `title` has it in every language
        self.fewest: Final = fewest    # players
        self.most: Final = most        # players
        self.minutes: Final = minutes  # that a game takes
        self.cooperative: Final = cooperative  # all win or lose together
        self.versions: Final = versions  # the reason for each version; a change in behavior adds one
        self.options: Final = options  # what can be chosen before a game
        self.turn_clause: Final = turn_clause  # forbids answers out of turn
        self.end_clause: Final = end_clause    # forbids answers after the end

    @property
    def version(self) -> int:
        """Return the number of the newest version: replay files of another one are refused."""
        return len(self.versions)

    def checked(self, seats: int, options: Options) -> Options:
        """Return all options, with defaults for the missing ones; raises BadSetup."""
        if not self.fewest <= seats <= self.most:
            raise BadSetup(f"{self.title} is for {self.fewest} to {self.most} players, not {seats}", "wrong-seats",
                           {"title": self.title, "fewest": self.fewest, "most": self.most, "seats": seats})
        known = [option.name for option in self.options]
        if unknown := [name for name in options if name not in known]:
            raise BadSetup(f"{self.title} has no option “{unknown[0]}”; it has {', '.join(known)}", "unknown-option",
                           {"title": self.title, "option": unknown[0], "options": tuple(known)})
        return {o.name: o.checked(seats, options.get(o.name, o.default)) for o in self.options}
