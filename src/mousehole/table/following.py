"""Puts whole states together again from the changes that a server sends (`changes`). Plain JSON in, plain JSON out."""
from __future__ import annotations

from typing import Any

from mousehole.table.frames import arg

State = dict[str, Any]


def follow(state: State | None, change: dict[str, Any]) -> State | None:
    """Return the state after a change, without touching the one before. None: one was missed; send `resync`."""
    if state is None or state["number"] != change["after"]:
        return None
    view = state["view"]
    for *path, value in change.get("view", ()):
        view = _put(view, path, value)
    questions = [state["questions"][each] if isinstance(each, int) else _question(each)
                 for each in change["questions"]] if "questions" in change else state["questions"]
    return {"is": "state", "number": change["number"], "match": state["match"], "view": view,
            "asked": change.get("asked", state["asked"]), "questions": questions,
            "events": [_event(each, change["number"]) for each in change.get("events", ())],
            "ended": change.get("ended", state["ended"]), "time": change["time"]}


def _put(whole: Any, path: list[Any], value: Any) -> Any:
    if not path:
        return value
    first, *rest = path
    if isinstance(whole, list):
        return [*whole[:first], _put(whole[first] if first < len(whole) else None, rest, value), *whole[first + 1:]]
    return {**whole, first: _put(whole[first], rest, value)}


def _question(asking: dict[str, Any]) -> dict[str, Any]:
    prompt = asking["prompt"]
    return {"n": asking["n"], "prompt": prompt, "say": {"id": f"ask-{prompt}", "args": asking["args"]},
            "clause": asking["clause"], "interrupt": asking.get("interrupt", False),
            "options": [_option(offered, row) for offered in asking["options"] for row in offered["rows"]],
            "due": asking.get("due"), "seconds": asking.get("seconds")}


def _option(offered: dict[str, Any], row: list[Any]) -> dict[str, Any]:
    kind, names, first = offered["kind"], offered["fields"], 1 + len(offered["fields"])
    fields = dict(zip(names, row[1:first], strict=True))
    args = dict(zip(offered["args"], row[first:], strict=True)) if "args" in offered else args_of(fields)
    return {"choice": {"is": kind, **fields}, "say": {"id": kind, "args": args}, "line": row[0]}


def _event(happened: dict[str, Any], number: int) -> dict[str, Any]:
    event = happened["event"]
    args = happened["args"] if "args" in happened else args_of({key: event[key] for key in event if key != "is"})
    return {"number": happened.get("number", number), "event": event, "say": {"id": event["is"], "args": args}}


def args_of(fields: dict[str, Any]) -> dict[str, Any]:
    """Return the arguments of a sentence about a value, if they are its fields: seats are marked, the rest is text."""
    return {key: arg(key, each) for key, each in fields.items()}
