"""Sends viewers what has changed since the last state that they were sent, instead of another whole one.

A change is made from two states of the same viewer and from nothing else, so it reveals what they reveal, and no more.
`following` is the way back.
"""
from __future__ import annotations

from collections.abc import Sequence
from itertools import compress, count, groupby
from operator import itemgetter, ne
from typing import Any, cast

import msgspec

from mousehole.kernel import Choice, Event, Seat, Value
from mousehole.kernel.wire import fields_of
from mousehole.table import frames, wire
from mousehole.table.box import Box
from mousehole.table.frames import Due, Known, StateBroadcast, arg, encode
from mousehole.table.live import Live

Row = tuple[Any, ...]  # a path into the view, and the new value there
ATOMS = (int, str, bool, type(None))
SHORT = 10  # values: a row of no more is sent whole


class Broadcast(StateBroadcast):
    """One moment of a match: as a change for those who know the moment before, whole for the others."""

    def __init__(self, live: Live, since: int, now: int) -> None:
        super().__init__(live, since, now)
        self.brief: list[Any] = [None] * len(self.events)  # events that somebody has seen in full
        self.made: dict[tuple[Seat | None, int], tuple[Known | None, bytes]] = {}  # by viewer, and what it knew

    def told(self, viewer: Seat | None, before: Known | None) -> bytes:
        """Return what to send to a viewer who knows this; afterwards it knows `known(viewer)`.

        All connections of a seat usually know the same, and are sent the same bytes.
        """
        key = viewer, id(before)
        made = self.made.get(key)
        if made is None:
            is_new = before is None or before.viewer != viewer or before.match != self.live.match_number
            made = before, encode(self.state(viewer) if before is None or is_new else self.change(viewer, before))
            self.made[key] = made  # with what was known: as long as that is kept, no other has its id
        return made[1]

    def change(self, viewer: Seat | None, before: Known) -> wire.Change:
        now, box = self.known(viewer), self.live.box
        questions = [_place_or_question(box, before.questions, q) for q in now.questions]
        return wire.Change(
            before.number, now.number, self.now, cast("list[Any]", view_rows(box, before.view, now.view)),
            None if now.asked == before.asked else now.asked,
            None if questions == [*range(len(before.questions))] else questions,
            self._happened(viewer, now.number), None if before.is_over else self.ended)

    def _happened(self, viewer: Seat | None, last: int) -> list[wire.NewEvent]:
        """Return the events as the viewer saw them."""
        seen = []
        for n, (entry, event) in enumerate(self.events):
            as_seen, number = event.seen_by(viewer), self.live.told(viewer, entry)
            if as_seen is event and number == entry == last:
                if self.brief[n] is None:
                    self.brief[n] = _written(self.live.box, event)
                seen.append(self.brief[n])
            elif as_seen is not None:
                seen.append(_happened(self.live.box, as_seen, None if number == last else number))
        return seen


def view_rows(box: Box, old: dict[str, Any], new: dict[str, Any]) -> list[Row]:
    """Return where two views differ. Both are immutable: parts that are the same objects need no comparison."""
    rows: list[Row] = []
    for name in compress(new, map(ne, old.values(), new.values())):
        value = new[name]
        if type(value) is tuple and value and (len(value) > SHORT or type(value[0]) not in ATOMS):
            _compare(rows, (name,), old[name], value)
        else:
            rows.append((name, value))
    return [(*path, box.codec.plain(value)) for *path, value in rows] if frames.has_inner_dataclass(box) else rows


def _compare(rows: list[Row], path: Row, old: Any, new: Any) -> None:
    """Add rows for the parts that differ, or one for the whole if that is not much longer."""
    if type(new) is tuple:
        if type(old) is tuple and 0 < len(old) <= len(new):
            changed = [*compress(count(), map(ne, old, new)), *range(len(old), len(new))]
            if type(new[0]) not in ATOMS:
                for n in changed:
                    if n < len(old):
                        _compare(rows, (*path, n), old[n], new[n])
                    else:
                        rows.append((*path, n, new[n]))
                return
            if 3 * len(changed) < len(new):
                rows += [(*path, n, new[n]) for n in changed]
                return
    elif type(new) is type(old) and isinstance(new, Value):
        before, after = fields_of(old), fields_of(new)
        names = [*compress(after, map(ne, before.values(), after.values()))]
        if 2 * len(names) <= len(after):
            for name in names:
                _compare(rows, (*path, name), before[name], after[name])
            return
    rows.append((*path, new))


def _place_or_question(box: Box, before: list[Due], q: Due) -> int | wire.Asking:
    """Return a question's place before, or the whole question. One that has not changed is the same object."""
    d = q.decision
    for place, old in enumerate(before):
        if old.decision is d and old.n == q.n and old.due == q.due and old.seconds == q.seconds:
            return place
    args = {key: arg(key, each) for key, each in {**dict(d.args), "seat": d.seat}.items()}
    return wire.Asking(q.n, d.prompt, d.clause, args, offered(box, d.options[:frames.MAX_LISTED]), q.is_interrupt,
                       q.due, q.seconds)


def offered(box: Box, options: Sequence[Choice]) -> list[wire.Offered]:
    """Return options as rows below heads, already encoded."""
    rows = [_row(box, choice) for choice in options]
    return [cast("wire.Offered", msgspec.Raw(head + b",".join([row for _, row in group]) + b"]}"))
            for head, group in groupby(rows, itemgetter(0))]


def _row(box: Box, choice: Choice) -> tuple[bytes, bytes]:
    """Return an option's row, and the head that it belongs to. Most options are sent again and again."""
    found = box.rows.get(choice)
    if found is None:
        if len(box.rows) >= frames.MAX_WRITTEN:
            box.rows.clear()
        fields, args = fields_of(choice), _args(choice)
        names = {} if args is None else {"args": list(args)}
        head = encode({"kind": type(choice).__name__, "fields": list(fields), **names, "rows": []})
        row = [box.notation.write(choice), *box.codec.plain(list(fields.values())), *(args or {}).values()]
        head = head.removesuffix(b"]}")
        found = box.rows[choice] = (box.heads.setdefault(head, head), encode(row))
    return found


def _written(box: Box, event: Event) -> Any:
    """Return an event as it is sent to all who see it in full. The same things happen again and again."""
    found = box.events.get(event)
    if found is None:
        if len(box.events) >= frames.MAX_WRITTEN:
            box.events.clear()
        found = box.events[event] = msgspec.Raw(encode(_happened(box, event)))
    return found


def _happened(box: Box, event: Event, number: int | None = None) -> wire.NewEvent:
    return wire.NewEvent(frames.tagged(box, event), _args(event), number)


def _args(value: Value) -> dict[str, Any] | None:
    """Return the arguments of its sentence; None: they are its fields, as `following.args_of` converts them."""
    said = value.said()
    if type(value).said is Value.said and not any([_has_value(each) for each in said.values()]):
        return None
    return {key: arg(key, each) for key, each in said.items()}


def _has_value(each: Any) -> bool:
    return any([_has_value(one) for one in each]) if isinstance(each, (tuple, list)) else isinstance(each, Value)
