"""Head of Mousehold: drawing tokens from the bag and telling the speed order, for set-up and events."""
from __future__ import annotations

from mousehole.games.head_of_mousehold.table import Table, changed
from mousehole.games.head_of_mousehold.wire import Colour, SpeedSet


def draw_token(s: Table) -> int:
    """HEAD-5 A token from the bag, all equally likely; it is not put back."""
    kind = s.rng.weighted(s.bag)
    s.bag = changed(s.bag, kind, s.bag[kind] - 1)
    return s.box.values[kind]


def tell_speed(s: Table) -> None:
    if s.events is not None:
        s.tell(SpeedSet(colours_of(s, s.speed)))


def colours_of(s: Table, colours: list[int]) -> tuple[Colour, ...]:
    return tuple([s.box.colours[colour] for colour in colours])
