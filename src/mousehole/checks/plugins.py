"""Finds what other installed packages offer under an entry point group, and names what is broken."""
from __future__ import annotations

import re
import sys
from collections.abc import Callable, Container
from functools import cached_property
from importlib.metadata import EntryPoint, entry_points

from mousehole.kernel import BadSetup

NOT_THEIRS = sys.stdlib_module_names | {"mousehole", "__main__"}
ID = re.compile(r"[a-z][a-z0-9-]*")


class Plugins:
    """The plug-ins of one group by name. One that fails is left out, with the reason; the others are not affected."""

    def __init__(self, group: str, taken: Container[str], check: Callable[[EntryPoint], None] | None = None) -> None:
        """`taken`: names that plug-ins may not use. `check` raises if an entry point is not what it should be."""
        self.group = group
        self.taken = taken
        self.check = check
        self.broken: dict[str, str] = {}  # name: why, in one line

    @cached_property
    def found(self) -> dict[str, str]:
        """Return what works, by name: the value of its entry point. Looked for once per process."""
        good: dict[str, str] = {}
        for point in sorted(entry_points(group=self.group), key=lambda point: (point.name, point.value)):
            try:
                if not ID.fullmatch(point.name):
                    raise ValueError("a name has small letters, digits and hyphens only, and begins with a letter")
                if point.name in self.taken or good.get(point.name, point.value) != point.value:
                    raise ValueError("there is another one with this name")
                if self.check:
                    self.check(point)
            except Exception as error:  # whatever a stranger's module does when it is imported
                self.broken[point.name] = reason(error)
            else:
                good[point.name] = point.value
        return good

    def leave_out(self, name: str, error: BaseException) -> None:
        """Drop a plug-in that turned out to be broken when it was used."""
        self.found.pop(name, None)
        self.broken[name] = reason(error)


def reason(error: BaseException) -> str:
    """Say in one line what went wrong, and where in the plug-in. What was refused on purpose is a sentence already."""
    if isinstance(error, BadSetup):
        return " ".join(str(error.args[0]).split())
    return " ".join(f"{type(error).__name__}: {error}{_place(error)}".split())


def _place(error: BaseException) -> str:
    """Name the last line of the plug-in's own code on the way to the error."""
    place, at = "", error.__traceback__
    while at is not None:
        module = str(at.tb_frame.f_globals.get("__name__", ""))
        if module.partition(".")[0] not in NOT_THEIRS:
            place = f" ({module}, line {at.tb_lineno})"
        at = at.tb_next
    return place
