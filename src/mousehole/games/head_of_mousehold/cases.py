"""Head of Mousehold: what can be learned from a game about which mice are chosen, and which are placed where."""
from __future__ import annotations

from mousehole.games.head_of_mousehold.beliefs import CHOOSING, PLACING
from mousehole.games.head_of_mousehold.box import Box
from mousehole.games.head_of_mousehold.guesses import (
    choosing_row,
    placing_row,
    public,
    ranks_at_choosing,
    suspects_of,
    take_up,
)
from mousehole.games.head_of_mousehold.mice import KINDS, NO_MOUSE
from mousehole.games.head_of_mousehold.table import Table
from mousehole.games.head_of_mousehold.view import view
from mousehole.games.head_of_mousehold.wire import Place
from mousehole.kernel import Choice, Decision
from mousehole.learned.beliefs import Case, Inputs

INPUTS: Inputs = {"choosing": CHOOSING, "placing": PLACING}


def believe(box: Box, weights: dict[str, list[float]]) -> None:
    """Let whoever imagines tables with this box believe so from now on."""
    take_up(box, weights["choosing"], weights["placing"])


def cases(s: Table, d: Decision, choice: Choice) -> list[Case]:
    """Return what an answer that is about to be given shows: which of several things that were possible it was."""
    found, box = list[Case](), s.box
    if d.prompt != "place":
        return found
    v = view(s, None)
    p = public(v, box)
    if s.turns == 0 and not any(s.decided) and max(s.held) == NO_MOUSE:
        ranks = ranks_at_choosing(v, p.ranks)
        for clan in range(s.seats):
            ways = suspects_of(v, box, clan).ways
            found.append(Case("choosing", [choosing_row(way, ranks) for way in ways], [1] * len(ways),
                              ways.index(s.hands[clan])))
    if isinstance(choice, Place) and not choice.hostage and not s.is_next_up(choice.trap):
        suspects, cards = suspects_of(v, box, d.seat), v.traps[choice.trap].cards
        kinds = [kind for kind in range(KINDS) if suspects.weights[kind]]
        found.append(Case("placing", [placing_row(p, box, cards, len(cards), choice.trap, kind) for kind in kinds],
                          [suspects.weights[kind] for kind in kinds], kinds.index(box.codes[choice.mouse])))
    return [case for case in found if len(case.rows) > 1]
