"""Haunted Mouse: a turn and the lead (HAUNT-14 to HAUNT-19, HAUNT-27 to HAUNT-29, HAUNT-31)."""
from __future__ import annotations

from typing import Final

from mousehole.games.haunted_mouse.melds import follow, lead
from mousehole.games.haunted_mouse.rules.deal import CHOOSE_BAIT, DEAL_CARDS
from mousehole.games.haunted_mouse.rules.draw import (
    INSERT_DRAWN,
    LAY_MORE_BAIT,
    add_draws,
    draw_from_pile,
    take_bait,
    why_not_draw,
)
from mousehole.games.haunted_mouse.rules.going_out import see_who_is_out, stop_round
from mousehole.games.haunted_mouse.rules.refusals import why_not_play
from mousehole.games.haunted_mouse.table import NOBODY, Table
from mousehole.games.haunted_mouse.wire import (
    PUBLIC,
    BaitCard,
    DrawFromPile,
    LeadTaken,
    MeldPlayed,
    Pass,
    Passed,
    PlayCards,
    PlayMeld,
    PublicBaitShown,
    SetTrap,
    TakeBait,
    TrapSet,
)
from mousehole.kernel import Choice, Decision, Refusal, Seat, Step


class PlayRound(Step):
    """HAUNT-35 Round after round, until somebody has the 7th cheese."""

    def do(self, s: Table) -> None:
        s.then(DEAL_CARDS, CHOOSE_BAIT, TAKE_TURN, PLAY_ROUND)


class TakeTurn(Step):
    """HAUNT-16, HAUNT-17 Play a meld, draw a card or set a Trap. HAUNT-25 Who can do nothing of it passes."""

    def asks(self, s: Table) -> list[Decision]:
        seat = s.turn
        if s.meld:
            options = follow(seat, s.hands[seat], s.bait, s.public, s.meld)
        else:
            options = lead(seat, s.hands[seat], s.bait)
        add_draws(s, seat, options)
        if not options:
            return [Decision(seat, "pass", ONLY_PASS, "HAUNT-25")]
        return [Decision(seat, "follow", tuple(options), "HAUNT-11") if s.meld else
                Decision(seat, "lead", tuple(options), "HAUNT-16")]

    def answer(self, s: Table, seat: Seat, choice: Choice) -> None:
        if isinstance(choice, PlayMeld):
            self.play_meld(s, seat, choice)
        elif isinstance(choice, SetTrap):
            self.set_trap(s, seat, choice)
        elif isinstance(choice, DrawFromPile):
            draw_from_pile(s, seat)
            s.then(INSERT_DRAWN, LAY_MORE_BAIT, END_TURN)
        elif isinstance(choice, TakeBait):
            take_bait(s, seat, choice)
            if not see_who_is_out(s, seat):
                s.then(INSERT_DRAWN, LAY_MORE_BAIT, END_TURN)
        else:
            s.tell(Passed(seat))
            s.then(END_TURN)

    def play_meld(self, s: Table, seat: Seat, choice: PlayMeld) -> None:
        """HAUNT-14 The beaten meld is discarded, and this one stands."""
        beaten = s.meld
        s.meld = used_cards(s, seat, choice.start, choice.length, choice.bait)
        s.meld_owner = seat
        s.idle, s.has_played = 0, True
        if s.events is not None:
            s.tell(MeldPlayed(seat, tuple(s.meld), choice.start, choice.length, choice.bait))
        s.discard(beaten)
        if not see_who_is_out(s, seat):
            s.then(END_TURN)

    def set_trap(self, s: Table, seat: Seat, choice: SetTrap) -> None:
        """HAUNT-28 Trap and meld are discarded; the turn goes on with the lead. HAUNT-29 Unless the hand is gone."""
        cards = used_cards(s, seat, choice.start, choice.length, choice.bait)
        s.idle, s.has_played = 0, True
        if s.events is not None:
            s.tell(TrapSet(seat, tuple(cards), choice.start, choice.length, choice.bait))
        beaten = s.meld
        s.meld, s.meld_owner = [], NOBODY
        s.discard(cards + beaten)
        if see_who_is_out(s, seat):
            return
        if s.hands[seat]:
            s.tell(LeadTaken(seat))
            s.then(TAKE_TURN)
        else:
            s.then(END_TRAP)

    def why_not(self, s: Table, seat: Seat, choice: Choice) -> Refusal | None:
        if isinstance(choice, (PlayMeld, SetTrap, PlayCards)):
            return why_not_play(s, seat, choice)
        if isinstance(choice, Pass):
            return Refusal("may-not-pass", "HAUNT-25")
        return why_not_draw(s, seat, choice)


def used_cards(s: Table, seat: Seat, start: int, length: int, bait: tuple[BaitCard, ...]) -> list[int]:
    """HAUNT-2 What leaves a hand leaves it from its place, and the rest closes up."""
    cards = s.hands[seat][start:start + length]
    del s.hands[seat][start:start + length]
    del s.known[seat][start:start + length]
    for used in bait:
        s.bait_of(used.owner).remove(used.card)
        cards.append(used.card)
    cards.sort()
    return cards


class EndTurn(Step):
    """HAUNT-15, HAUNT-24 Public Bait is replaced; then the turn goes on clockwise, past everybody who is out."""

    def do(self, s: Table) -> None:
        if is_turn_over(s):
            pass_turn(s)


class EndTrap(Step):
    """HAUNT-29 A Trap that took the last card of the hand ends the turn, and the lead goes on by HAUNT-19."""

    def do(self, s: Table) -> None:
        if is_turn_over(s):
            give_lead(s, s.turn)


def is_turn_over(s: Table) -> bool:
    """Replace Public Bait and count the turn. False: HAUNT-36 it was one too many, and the round has stopped."""
    while len(s.public) < s.box.public[s.seats] and s.pile:
        card = s.take_from_pile()
        s.lay(PUBLIC, card)
        if s.events is not None:
            s.tell(PublicBaitShown(card))
    if s.has_played:
        s.has_played = False
        return True
    s.idle += 1
    if s.idle < s.box.patience:
        return True
    stop_round(s)
    return False


def pass_turn(s: Table) -> None:
    """HAUNT-18 If the turn comes to, or past, the owner of the standing meld, that player leads.

    HAUNT-17 Behind a leader who drew the table is still empty, and the lead goes left.
    """
    seat = (s.turn + 1) % s.seats
    if not s.meld:
        give_lead(s, seat)
        return
    while seat != s.meld_owner:
        if s.is_in(seat):
            s.turn = seat
            s.then(TAKE_TURN)
            return
        seat = (seat + 1) % s.seats
    beaten = s.meld
    s.meld, s.meld_owner = [], NOBODY
    s.discard(beaten)
    give_lead(s, seat)


def give_lead(s: Table, seat: Seat) -> None:
    """HAUNT-19 Who has no card in hand does not lead: the first to the left with a hand does.

    If nobody has one, the first who is still in leads from Bait.
    """
    s.turn = leader_from(s, seat)
    s.tell(LeadTaken(s.turn))
    s.then(TAKE_TURN)


def leader_from(s: Table, seat: Seat) -> Seat:
    for step in range(s.seats):
        other = (seat + step) % s.seats
        if s.hands[other]:
            return other
    while not s.is_in(seat):
        seat = (seat + 1) % s.seats
    return seat


ONLY_PASS: Final[tuple[Choice, ...]] = (Pass(),)
TAKE_TURN: Final = TakeTurn()
END_TURN: Final = EndTurn()
END_TRAP: Final = EndTrap()
PLAY_ROUND: Final = PlayRound()
