"""Haunted Mouse: a turn and the lead (HAUNT-14 to HAUNT-19, HAUNT-27 to HAUNT-29, HAUNT-31)."""
from __future__ import annotations

from typing import Final

from mousehole.games.haunted_mouse.cards import rank_of
from mousehole.games.haunted_mouse.melds import fitting, follow, lead, pool_of
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
from mousehole.games.haunted_mouse.rules.refusals import why_not_bait, why_not_play
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
    UseBait,
    bait_key,
)
from mousehole.kernel import Choice, Decision, Refusal, Seat, Step


class PlayRound(Step):
    """HAUNT-35 Round after round, until somebody has the 7th cheese."""

    def do(self, s: Table) -> None:
        s.then(DEAL_CARDS, CHOOSE_BAIT, TAKE_TURN, PLAY_ROUND)


class TakeTurn(Step):
    """HAUNT-16, HAUNT-17 Play a meld, draw a card or set a Trap. HAUNT-25 A player who can do none of it passes."""

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
            add_bait(s, seat, False, choice.start, choice.length, choice.bait, choice.wanted)
        elif isinstance(choice, SetTrap):
            add_bait(s, seat, True, choice.start, choice.length, choice.bait, choice.wanted)
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

    def why_not(self, s: Table, seat: Seat, choice: Choice) -> Refusal | None:
        if isinstance(choice, (PlayMeld, SetTrap, PlayCards)):
            return why_not_play(s, seat, choice)
        if isinstance(choice, Pass):
            return Refusal("may-not-pass", "HAUNT-25")
        return why_not_draw(s, seat, choice)


class AddBait(Step):
    """HAUNT-9 Where several cards of Bait would do, the player says which: one card after the other."""

    def __init__(self, trap: bool, start: int, length: int, bait: tuple[BaitCard, ...],
                 wanted: tuple[int, ...]) -> None:
        self.trap: Final = trap
        self.start: Final = start
        self.length: Final = length
        self.bait: Final = bait      # what is settled
        self.wanted: Final = wanted  # what is not: ranks for a meld, cards for a Trap

    def cards(self, s: Table) -> list[BaitCard]:
        pool = pool_of(s.turn, s.bait, s.public, s.is_leading())
        return fitting(pool, self.length, self.bait, self.wanted, self.trap)

    def asks(self, s: Table) -> list[Decision]:
        """Nothing, where only one card is left that will do."""
        cards = self.cards(s)
        if len(cards) == 1:
            return []
        return [Decision(s.turn, "use-bait", tuple([UseBait(card) for card in cards]), "HAUNT-9")]

    def answer(self, s: Table, seat: Seat, choice: Choice) -> None:
        assert isinstance(choice, UseBait)
        add_bait(s, seat, self.trap, self.start, self.length, (*self.bait, choice.bait), self.wanted[1:])

    def do(self, s: Table) -> None:
        add_bait(s, s.turn, self.trap, self.start, self.length, (*self.bait, self.cards(s)[0]), self.wanted[1:])

    def why_not(self, s: Table, seat: Seat, choice: Choice) -> Refusal | None:
        cards = (("cards", tuple(self.cards(s))),)
        if not isinstance(choice, UseBait):
            return Refusal("use-bait-first", "HAUNT-9", cards)
        return why_not_bait(s, seat, (*self.bait, choice.bait)) or Refusal("does-not-fit", "HAUNT-9", cards)


def add_bait(s: Table, seat: Seat, trap: bool, start: int, length: int, bait: tuple[BaitCard, ...],
             wanted: tuple[int, ...]) -> None:
    if wanted:
        s.then(AddBait(trap, start, length, bait, wanted))
        return
    bait = tuple(sorted(bait, key=bait_key)) if len(bait) > 1 else bait
    if trap:
        set_trap(s, seat, start, length, bait)
    else:
        play_meld(s, seat, start, length, bait)


def play_meld(s: Table, seat: Seat, start: int, length: int, bait: tuple[BaitCard, ...]) -> None:
    """HAUNT-14 The beaten meld is discarded, and this one stands."""
    beaten, block = s.meld, s.hands[seat][start:start + length]
    s.meld = used_cards(s, seat, start, length, bait)
    s.meld_owner = seat
    s.idle, s.has_played = 0, True
    if s.events is not None:
        s.tell(MeldPlayed(seat, tuple(s.meld), start, tuple(block), bait))
    s.discard(beaten)
    if not see_who_is_out(s, seat):
        s.then(END_TURN)


def set_trap(s: Table, seat: Seat, start: int, length: int, bait: tuple[BaitCard, ...]) -> None:
    """HAUNT-28 Trap and meld are discarded; the turn goes on with the lead. HAUNT-29 Unless the hand is gone."""
    block = s.hands[seat][start:start + length]
    cards = used_cards(s, seat, start, length, bait)
    s.idle, s.has_played = 0, True
    if s.events is not None:
        s.tell(TrapSet(seat, tuple(cards), start, tuple(block), bait))
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


def first_link(s: Table, seat: Seat, choice: Choice) -> Choice:
    """The offered choice for a meld or Trap named with all its Bait; without the Bait that is asked for later."""
    if not isinstance(choice, (PlayMeld, SetTrap)) or not choice.bait or choice.wanted:
        return choice
    if seat != s.turn or not isinstance(s.agenda[-1], TakeTurn) or why_not_play(s, seat, choice) is not None:
        return choice
    is_trap = isinstance(choice, SetTrap)
    named = sorted([used.card if is_trap else rank_of(used.card) for used in choice.bait])
    for option in TAKE_TURN.asks(s)[0].options:
        if isinstance(option, (PlayMeld, SetTrap)) and isinstance(option, SetTrap) == is_trap \
                and option.start == choice.start and option.length == choice.length:
            sure = [used.card if is_trap else rank_of(used.card) for used in option.bait]
            if sorted([*sure, *option.wanted]) == named:
                return option
    return choice


def used_cards(s: Table, seat: Seat, start: int, length: int, bait: tuple[BaitCard, ...]) -> list[int]:
    """HAUNT-2 Take the cards out of the hand and the Bait; the hand closes up."""
    hand = s.pick_up(seat)
    cards = hand[start:start + length]
    del hand[start:start + length]
    del s.known[seat][start:start + length]
    del s.came_with[seat][start:start + length]
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
        card = s.pile.pop()
        s.lay(PUBLIC, card)
        if s.events is not None:
            s.tell(PublicBaitShown(card))
        s.restock()
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
    """HAUNT-19 A player without a card in hand does not lead."""
    s.turn = s.leader_from(seat)
    s.tell(LeadTaken(s.turn))
    s.then(TAKE_TURN)


ONLY_PASS: Final[tuple[Choice, ...]] = (Pass(),)
TAKE_TURN: Final = TakeTurn()
END_TURN: Final = EndTurn()
END_TRAP: Final = EndTrap()
PLAY_ROUND: Final = PlayRound()
