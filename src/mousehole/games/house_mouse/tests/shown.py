"""House Mouse: all that the rules ever show of what was hidden."""
from __future__ import annotations

from mousehole.games.house_mouse.wire import BASIL
from mousehole.testkit.shown import Secrecy, Shown

SECRECY = Secrecy(
    shown=(
        Shown("CardScavenged", "HOUSE-9", ("card", "points")),
        Shown("BoostScavenged", "HOUSE-9", ("card",), lambda e, seat: e.is_known or seat == e.seat),
        Shown("CardPeeked", "HOUSE-33", ("card",), lambda e, seat: seat == e.seat),
        Shown("CardRevealed", "HOUSE-31", ("card",)),
        Shown("CornerRefilled", "HOUSE-5", ("back",)),
        Shown("CardTurnedUp", "HOUSE-36", ("card",)),
        Shown("CardDiscarded", "HOUSE-43", ("card",), lambda e, seat: e.mouse == BASIL),
        Shown("CardMoved", "HOUSE-35", ("card", "lost", "gained"),  # by chance, or picked in secret
              lambda e, seat: e.how != "given"),
    ),
    secretly={"pick": ()},
    seen={"HOUSE-4": lambda view: view.rooms, "HOUSE-5": lambda view: (view.backs, view.pile_back)})
