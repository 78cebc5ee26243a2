"""What Haunted Mouse remembers for players who ask, if the host allows aids (HAUNT-37)."""
from __future__ import annotations

from mousehole.games.haunted_mouse.cards import RANKS, Box, rank_of
from mousehole.games.haunted_mouse.wire import Unseen, UnseenHand, UnseenPile, UnseenRank, View


def aids(v: View, box: Box) -> list[Unseen]:
    """By shuffle: what the pile holds, and what hidden cards of hands can be. With one shuffle that is one list."""
    found, last = list[Unseen](), len(v.unseen) - 1
    if last >= 0 and v.unseen[last]:
        is_alone = not any([v.hands[seat][place] is None and v.came_with[seat][place] == last
                            for seat in range(v.seats) for place in range(len(v.hands[seat]))])
        found.append(_unseen("pile", UnseenPile(is_alone), v.unseen[last]))
    for seat in range(v.seats):
        for shuffle in range(last):
            places = [place for place in range(len(v.hands[seat]))
                      if v.hands[seat][place] is None and v.came_with[seat][place] == shuffle]
            if places:
                found.append(_unseen(f"hand-{seat}-{shuffle}", UnseenHand(seat, len(places)), v.unseen[shuffle]))
    return found


def _unseen(spot: str, about: UnseenPile | UnseenHand, cards: tuple[int, ...]) -> Unseen:
    ranks = [tuple([card for card in cards if rank_of(card) == rank]) for rank in range(1, RANKS + 1)]
    rows = [UnseenRank(rank_of(each[0]), each, len(each), len(cards)) for each in ranks if each]
    return Unseen(spot, about, len(cards), tuple(rows))
