"""Which fields of a game's view are about players, by their types: for a page that draws a game it does not know."""
from __future__ import annotations

import sys
import types
import typing
from typing import Any, Generic, TypeVar, get_args, get_origin, get_type_hints

from mousehole.table.box import Box

T = TypeVar("T")


class _Seat:
    """Stands for `Seat`, which is a plain `int` once it is looked up."""


class _BySeat(Generic[T]):
    """Stands for `BySeat`, which is a plain tuple."""


def fields_of_view(box: Box) -> dict[str, str]:
    """Return `seat` for a field that names a player, `seats` for a row of them, `by-seat` for one entry per player."""
    view = box.codec.words.get("View")
    if view is None:
        return {}
    stand_ins = {"Seat": _Seat, "BySeat": _BySeat}
    try:
        made: Any = vars(view)["__init__"]  # its parameters are its fields, by the kernel's convention
        hints = get_type_hints(made, vars(sys.modules[view.__module__]) | stand_ins)
    except (NameError, TypeError, AttributeError, KeyError):  # types that are there for a type checker only
        return {}
    kinds = {name: _kind(hint) for name, hint in hints.items() if name not in ("return", "seat")}
    return {name: kind for name, kind in kinds.items() if kind}


def _kind(hint: Any) -> str:
    if get_origin(hint) in (typing.Union, types.UnionType):
        found = {_kind(arg) for arg in get_args(hint)} - {""}
        return found.pop() if len(found) == 1 else ""
    if hint is _Seat:
        return "seat"
    if _BySeat in (hint, get_origin(hint)):
        return "by-seat"
    if get_origin(hint) is tuple and _kind(get_args(hint)[0]) == "seat":
        return "seats"
    return ""
