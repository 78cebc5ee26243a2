"""Writes the types of the wire as TypeScript, from the Python ones, so that they are defined only once."""
from __future__ import annotations

import re
import types
import typing
from importlib import import_module
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Struct

from mousehole.games import folder
from mousehole.kernel import Choice, Event, Interrupt, Outcome, Step, TimeUp, Value
from mousehole.table import rest_types, wire
from mousehole.table.box import open_box

HEAD = "// Written by `mousehole wire`. Do not edit: change the Python types and run it again.\n\n"
OPEN = """\
/** A value of a game: an object with the name of its class in `is`. The files of the games say more. */
export type Plain = any;

/** An argument of a sentence. */
export type Arg = string | number | { seat: number } | Sentence | Arg[];

"""
PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", type(None): "null", Any: "unknown",
         object: "unknown"}


def message_types() -> str:
    parts = [_struct(c) for module in (wire, rest_types) for c in vars(module).values()
             if isinstance(c, type) and issubclass(c, Struct) and c.__module__ == module.__name__]
    unions = [f"export type {name} = {' | '.join([c.__name__ for c in getattr(wire, name).__args__])};\n"
              for name in ("ToViewer", "FromViewer")]
    return f"{HEAD}export const PROTOCOL = {wire.PROTOCOL};\n\n{OPEN}" + "\n".join([*parts, *unions])


def _struct(c: Any) -> str:
    tag = c.__struct_config__.tag
    hints = get_type_hints(c, include_extras=True)
    from_viewer = c in wire.FromViewer.__args__ or c.__struct_config__.forbid_unknown_fields
    lines = [f"  is: {tag!r};".replace("'", '"')] if tag else []
    for field in msgspec.structs.fields(c):
        may_be_left_out = not field.required and (from_viewer or c.__struct_config__.omit_defaults)
        lines.append(f"  {field.name}{'?' if may_be_left_out else ''}: {_type(hints[field.name])};")
    return f"{_comment(c)}export interface {c.__name__} {{\n" + "\n".join(lines) + "\n}\n"


def game_types(game_id: str) -> str:
    """Write the choices, events and views of one game."""
    box = open_box(game_id)
    own = folder(game_id) + "."
    values: dict[str, Any] = {name: c for name, c in box.codec.words.items() if issubclass(c, Value)}
    values = {name: c for name, c in values.items() if c.__module__.startswith(own) or c in (TimeUp, Outcome)}
    shown = {name: c for name, c in values.items() if not issubclass(c, Step)}
    title = box.game.facts.title
    parts = [_value(c, values) for _, c in sorted(shown.items())]
    kinds = {"Choices": (Choice, None), "Interrupts": (Interrupt, None), "Events": (Event, None)}
    for kind, (base, _) in kinds.items():
        members = [name for name, c in sorted(shown.items()) if issubclass(c, base)]
        parts.append(f"export type {kind} = {' | '.join(members) or 'never'};\n")
    return (f"{HEAD}/** {title} on the wire. */\n\n"
            "/** An instruction of the rulebook that is still to be carried out. */\n"
            "export interface Step {\n  is: string;\n  [field: string]: unknown;\n}\n\n" + "\n".join(parts))


def _value(c: Any, known: dict[str, Any]) -> str:
    names = vars(import_module(c.__module__)) | vars(typing) | {"Value": Value, **known}
    hints = _hints_of(c, names)
    lines = [f'  is: "{c.__name__}";', *[f"  {name}: {_type(hint, known)};" for name, hint in hints.items()]]
    return f"{_comment(c)}export interface {c.__name__} {{\n" + "\n".join(lines) + "\n}\n"


def _hints_of(c: Any, names: dict[str, Any]) -> dict[str, Any]:
    """Return the parameters of its `__init__`: those are its fields, by the kernel's convention."""
    if c.__init__ is object.__init__ or c.__init__ is Value.__init__:
        return {}
    hints = get_type_hints(c.__init__, names, include_extras=True)
    hints.pop("return", None)
    return hints


def _type(hint: Any, known: dict[str, Any] | None = None) -> str:
    known = known or {}
    if get_origin(hint) is Annotated:
        inner, *metas = get_args(hint)
        told = [m.extra["ts"] for m in metas if isinstance(m, msgspec.Meta) and m.extra and "ts" in m.extra]
        return str(told[0]) if told else _type(inner, known)
    if isinstance(hint, typing.TypeVar) or hint is ...:
        return "unknown"
    if hint in PLAIN:
        return str(PLAIN[hint])
    origin, args = get_origin(hint), get_args(hint)
    if origin in (Union, types.UnionType):
        return " | ".join(dict.fromkeys([_type(arg, known) for arg in args]))
    if origin is Literal:
        return " | ".join([f'"{arg}"' for arg in args])
    if origin is dict:
        return f"Record<string, {_type(args[1], known)}>"
    if origin is list or (origin is tuple and len(args) == 2 and args[1] is ...):
        inner = _type(args[0], known)
        return f"({inner})[]" if " | " in inner and not inner.startswith("(") else f"{inner}[]"
    if origin is tuple:
        return f"[{', '.join([_type(arg, known) for arg in args])}]" if args != ((),) else "[]"
    if hint in (tuple, list):
        return "unknown[]"
    if isinstance(hint, type):
        return _named(hint, known)
    return "unknown"


def _named(c: type, known: dict[str, Any]) -> str:
    name: str = c.__name__
    if issubclass(c, Struct) or known.get(name) is c:
        return "Step" if issubclass(c, Step) else name
    if issubclass(c, Step):
        return "Step"
    kin = [name for name, other in sorted(known.items()) if issubclass(other, c) and not issubclass(other, Step)]
    return "(" + " | ".join(kin) + ")" if kin else "unknown"


def _comment(c: Any) -> str:
    text = c.__doc__ or ""
    if not text or text.startswith(f"{c.__name__}("):
        return ""
    words = re.sub(r"\s+", " ", text.strip()).replace("*/", "* /")
    return f"/** {words} */\n"
