"""Haunted Mouse: going out, and the end of rounds and of the game (HAUNT-30 to HAUNT-36)."""
from __future__ import annotations

from mousehole.games.haunted_mouse.table import Table
from mousehole.games.haunted_mouse.wire import FinishedRound, GameWon, RoundEnded, RoundStopped, WentOut
from mousehole.kernel import Seat


def see_who_is_out(s: Table, taker: Seat) -> bool:
    """HAUNT-32 First those whose last Bait was taken, clockwise from the taker, then the taker. True: that is the end.

    HAUNT-33 The round is over as soon as one player is left, even if that player's last cards went in the same meld.
    """
    for step in range(1, s.seats + 1):
        seat = (taker + step) % s.seats
        if not s.has_cards(seat) and s.is_in(seat):
            if go_out(s, seat):
                return True
            if len(s.out) == s.seats - 1:
                end_round(s)
                return True
    return False


def go_out(s: Table, seat: Seat) -> bool:
    """HAUNT-30 Cheese by the order of going out, but never more than completes the 7. True: HAUNT-34 that was it."""
    cheese = min(s.box.prizes[s.seats][len(s.out)], s.box.goal - s.cheese[seat])
    s.out, s.cheese = [*s.out, seat], s.cheese[:]
    s.cheese[seat] += cheese
    s.tell(WentOut(seat, cheese))
    if s.cheese[seat] < s.box.goal:
        return False
    s.ended = True
    s.tell(GameWon(seat, s.cheese[seat]))
    write_down(s)
    s.agenda.clear()
    return True


def end_round(s: Table) -> None:
    """HAUNT-33 The last player gets no cheese, but HAUNT-6 leads the next round."""
    for seat in range(s.seats):
        if s.is_in(seat):
            s.opener = seat
    s.tell(RoundEnded(s.opener))
    put_away(s)


def stop_round(s: Table) -> None:
    """HAUNT-36 Nobody played anything for too long: no cheese for those still in, and the same player leads again."""
    s.tell(RoundStopped(s.idle))
    put_away(s)


def put_away(s: Table) -> None:
    """HAUNT-35 Whatever was still to do in this round is dropped; below it, the next round waits."""
    write_down(s)
    if s.round == s.box.rounds:  # HAUNT-36 an edition may have few rounds
        s.ended = True
        s.agenda.clear()
    else:
        del s.agenda[1:]


def write_down(s: Table) -> None:
    s.finished = [*s.finished, FinishedRound(s.round, tuple(s.out), tuple(s.cheese))]
