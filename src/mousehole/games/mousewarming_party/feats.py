"""What is worth remembering of a party: how soon all guests were served."""
from collections.abc import Sequence
from typing import Final

from mousehole.games.mousewarming_party.wire import View
from mousehole.kernel import Seat

# By name: the unit (ms or count), and whether less is better.
FEATS: Final[dict[str, tuple[str, bool]]] = {"quickest-party": ("count", True)}


def feats(view: View, times: Sequence[tuple[Seat, int]], won: bool) -> dict[str, int]:
    """In turns, of parties that were won."""
    return {"quickest-party": view.turns} if won else {}
