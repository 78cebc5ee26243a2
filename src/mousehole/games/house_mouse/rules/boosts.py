"""House Mouse, Boosts: who may play which now, and the effects on time: ACTIONS, REFRESH, GLUE, CANCEL."""
from __future__ import annotations

from typing import Any, Final

from mousehole.games.house_mouse.box import DECLARED, OWN_TURN
from mousehole.games.house_mouse.happened import (
    ActionsChanged,
    BoostPlayed,
    MouseGlued,
    PowerCancelled,
    PowersRefreshed,
)
from mousehole.games.house_mouse.rules.effect import Effect, question
from mousehole.games.house_mouse.rules.moving import OWN
from mousehole.games.house_mouse.rules.powers import FINISH_CARD, ResolvePower, resolve
from mousehole.games.house_mouse.table import NO_CARD, NOBODY, Frame, Table, mark, without
from mousehole.games.house_mouse.wire import Nap, PickMouse, PlayBoost
from mousehole.kernel import Choice, Decision, Interrupt, Refusal, Seat


def may_play(s: Table, seat: Seat, card: int) -> bool:
    """HOUSE-20, HOUSE-38 At any time; but some only on your own turn, some only against a Power just declared."""
    when = s.box.when(card)
    if when == OWN_TURN:
        return s.turn == seat
    if when == DECLARED:
        return isinstance(s.agenda[-1], ResolvePower) and s.frames[-1].who != seat
    return True


def offers(s: Table) -> list[Decision]:
    """HOUSE-21 To every holder at every question of anybody; HOUSE-24 but not once the game is ending."""
    found: list[Decision] = []
    if s.ending != NOBODY or s.is_boost_resolving():
        return found
    for seat in range(s.seats):
        hand = s.hands[seat]
        if hand:
            options = [s.box.play[card] for card in hand if may_play(s, seat, card)]
            if options:
                found.append(Decision(seat, "boost", tuple(options), "HOUSE-20"))
    return found


def play(s: Table, seat: Seat, choice: Interrupt) -> None:
    """HOUSE-20 For free, at once. HOUSE-35 Secret picks that lie on the table go back: the nests may change."""
    assert isinstance(choice, PlayBoost)
    card = s.box.number[choice.card]
    s.hands[seat] = without(s.hands[seat], card)
    m = mark(card, seat)
    if m in s.known:
        s.known = without(s.known, m)
    elif any([m in marks for marks in s.remembered]):
        s.remembered = [[each for each in marks if each != m] for marks in s.remembered]
    s.picks = [NO_CARD] * len(s.picks)
    s.frames.append(Frame(card, seat))
    if s.events is not None:
        s.tell(BoostPlayed(seat, choice.card))
    resolve(s, card)


def why_not(s: Table, seat: Seat, choice: Interrupt) -> Refusal:
    card = s.box.number.get(choice.card, NO_CARD) if isinstance(choice, PlayBoost) else NO_CARD
    if not 0 <= seat < s.seats or card not in s.hands[seat]:
        return Refusal("not-in-your-hand", "HOUSE-20")
    if s.ending != NOBODY:
        return Refusal("no-more-boosts", "HOUSE-24")
    if s.is_boost_resolving():
        return Refusal("boost-is-resolved-whole", "HOUSE-21")
    if s.box.when(card) == OWN_TURN:
        return Refusal("only-in-your-turn", "HOUSE-38")
    return Refusal("no-power-declared", "HOUSE-21")


def tell_actions(s: Table, mouse: int, count: int, now: bool) -> None:
    if s.events is not None:
        frame = s.frames[-1]
        s.tell(ActionsChanged(mouse, count, now, frame.who, s.box.codes[frame.card]))


class ChangeActions(Effect):
    """HOUSE-38 More actions on your own turn; or fewer for somebody, on this turn or their next."""

    def __init__(self, whose: str, count: int) -> None:
        self.whose: Final = whose
        self.count: Final = count

    def said(self) -> dict[str, Any]:
        return {"whose": self.whose, "count": abs(self.count), "less": self.count < 0}

    def asks(self, s: Table) -> list[Decision]:
        if self.whose == OWN:
            return []
        options = [s.box.nap_next[mouse] for mouse in s.all_mice()]
        options.append(s.box.nap_now[s.turn])
        return question(s, "nap", options, "HOUSE-38")

    def answer(self, s: Table, seat: Seat, choice: Choice) -> None:
        assert isinstance(choice, Nap)
        if choice.now:
            s.naps -= self.count
        else:
            s.next_naps = s.next_naps[:]
            s.next_naps[choice.mouse] -= self.count
        tell_actions(s, choice.mouse, self.count, choice.now)
        s.effect_done()

    def why_not(self, s: Table, seat: Seat, choice: Choice) -> Refusal | None:
        if isinstance(choice, Nap) and choice.mouse in s.all_mice():
            return Refusal("nap-not-on-turn", "HOUSE-38")
        if isinstance(choice, Nap):
            return Refusal("no-such-mouse", "HOUSE-38")
        return Effect.why_not(self, s, seat, choice)

    def do(self, s: Table) -> None:
        s.bonus += self.count
        tell_actions(s, s.frames[-1].who, self.count, True)
        s.effect_done()


class Refresh(Effect):
    """HOUSE-38 All Powers in your own nest are fresh again, but not free."""

    def do(self, s: Table) -> None:
        who = s.frames[-1].who
        s.used = [m for m in s.used if m % 16 != who]
        s.tell(PowersRefreshed(who))
        s.effect_done()


class Glue(Effect):
    """HOUSE-37 Nothing moves the mouse until a turn of its owner ends."""

    def asks(self, s: Table) -> list[Decision]:
        return question(s, "glue", [s.box.pick_mouse[mouse] for mouse in s.all_mice()], "HOUSE-37")

    def answer(self, s: Table, seat: Seat, choice: Choice) -> None:
        assert isinstance(choice, PickMouse)
        s.glued |= 1 << choice.mouse
        if s.events is not None:
            s.tell(MouseGlued(choice.mouse, seat, s.box.codes[s.frames[-1].card]))
        s.effect_done()


class Cancel(Effect):
    """HOUSE-38 The Power just declared has no effect: what it cost is spent, and it is used."""

    def do(self, s: Table) -> None:
        declared = s.frames[-2]
        assert isinstance(s.agenda[-2], ResolvePower)  # under the end of this Boost
        s.agenda[-2] = FINISH_CARD
        if s.events is not None:
            hush = s.frames[-1]
            s.tell(PowerCancelled(declared.who, s.box.codes[declared.card], hush.who, s.box.codes[hush.card]))
        s.effect_done()
