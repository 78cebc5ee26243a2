"""House Mouse, effects between nests: GIVE, STEAL, TRADE, DISCARD, FLIP."""
from __future__ import annotations

from typing import Final

from mousehole.games.house_mouse.box import POINT, POWER
from mousehole.games.house_mouse.happened import CardFlipped
from mousehole.games.house_mouse.rules.cards import discard_from_nest, exchange, hand_over
from mousehole.games.house_mouse.rules.effect import (
    Effect,
    cards_to_choose,
    nests_to_choose,
    others,
    question,
    why_not_from,
)
from mousehole.games.house_mouse.scoring import least_missed
from mousehole.games.house_mouse.table import NO_CARD, Table, without
from mousehole.games.house_mouse.wire import BASIL, DISCARD_IT, PickCard, PickMouse
from mousehole.kernel import Choice, Decision, Refusal, Seat

OPPONENT: Final = "opponent"  # any other nest, chosen first
ADJACENT: Final = "adjacent"  # of a mouse next to the player's
FULLER: Final = "fuller"      # one with more cards than the player's
SAME: Final = "same"          # the one that the effect before chose
WHICH_NEST: Final = (OPPONENT, ADJACENT, FULLER, SAME)
PICKS: Final = "picks"        # both pick, secretly
THIS_CARD: Final = "this"     # this card for a Power
HOW: Final = (PICKS, THIS_CARD)


class Give(Effect):
    """HOUSE-35 A card of the player's own nest goes to another; `but_last`: not the one that has just moved."""

    def __init__(self, to: str, but_last: bool) -> None:
        self.to: Final = to
        self.but_last: Final = but_last

    def asks(self, s: Table) -> list[Decision]:
        frame = s.frames[-1]
        but = frame.last if self.but_last else NO_CARD
        if frame.left < 0 and self.to != SAME:
            return question(s, "give-whom", others(s, frame.who) if s.open_cards(frame.who, but) else [], "HOUSE-35")
        if frame.target < 0:
            return []
        return question(s, "give", cards_to_choose(s, frame.who, but), "HOUSE-35")

    def answer(self, s: Table, seat: Seat, choice: Choice) -> None:
        frame = s.frames[-1]
        if isinstance(choice, PickMouse):
            s.aim(choice.mouse, 0, frame.last)
            s.then(self)
        elif isinstance(choice, PickCard):
            card = s.box.number[choice.card]
            s.effect_done(card)
            hand_over(s, card, seat, frame.target, "given")

    def why_not_card(self, s: Table, seat: Seat, card: int) -> Refusal | None:
        return why_not_from(s, seat, card, s.frames[-1].last if self.but_last else NO_CARD)


class Steal(Effect):
    """HOUSE-35 A card of another nest comes into the player's own: chosen, or random (then face-down ones, too).

    From a fuller nest it never makes a twelfth card: twelve would have to be in that nest before.
    """

    def __init__(self, source: str, but_last: bool, random: bool) -> None:
        self.source: Final = source
        self.but_last: Final = but_last
        self.random: Final = random

    def asks(self, s: Table) -> list[Decision]:
        frame = s.frames[-1]
        but = frame.last if self.but_last else NO_CARD
        if frame.left < 0 and self.source != SAME:
            return question(s, "steal-whom", self.nests(s, frame.who, but), "HOUSE-35")
        if frame.target < 0 or self.random:
            return []
        return question(s, "steal", cards_to_choose(s, frame.target, but), "HOUSE-35")

    def nests(self, s: Table, who: int, but: int) -> list[Choice]:
        if self.source == FULLER:
            size = len(s.nests[who])
            return [s.box.pick_mouse[mouse] for mouse in s.all_mice()
                    if len(s.nests[mouse]) > size and (self.random or s.open_cards(mouse, but))]
        if self.random:
            return [s.box.pick_mouse[mouse] for mouse in s.all_mice() if mouse != who and s.nests[mouse]]
        if self.source == ADJACENT:
            beside = s.box.house_for(s.seats).beside_mask[s.mice[who]]
            return [s.box.pick_mouse[mouse] for mouse in s.all_mice()
                    if beside >> s.mice[mouse] & 1 and s.open_cards(mouse, but)]
        return nests_to_choose(s, who, but)

    def answer(self, s: Table, seat: Seat, choice: Choice) -> None:
        frame = s.frames[-1]
        if isinstance(choice, PickMouse):
            s.aim(choice.mouse, 0, frame.last)
            s.then(self)
        elif isinstance(choice, PickCard):
            self.steal(s, s.box.number[choice.card])

    def do(self, s: Table) -> None:
        """HOUSE-22 Chance may hit a face-down card; it moves face down."""
        target = s.frames[-1].target
        if self.random and target >= 0 and s.nests[target]:
            self.steal(s, s.nests[target][s.rng.below(len(s.nests[target]))])
        else:
            s.effect_done()

    def steal(self, s: Table, card: int) -> None:
        frame = s.frames[-1]
        s.effect_done(card)
        hand_over(s, card, frame.target, frame.who, "stolen")

    def why_not_mouse(self, s: Table, mouse: int) -> Refusal | None:
        """HOUSE-3 Next to the player's own mouse, if the card says so; glue makes no difference."""
        who = s.frames[-1].who
        if self.source == ADJACENT and mouse != who \
                and not s.box.house_for(s.seats).beside_mask[s.mice[who]] >> s.mice[mouse] & 1:
            return Refusal("not-next-to-you", "HOUSE-3")
        if self.source == FULLER and mouse != who and len(s.nests[mouse]) <= len(s.nests[who]):
            return Refusal("not-fuller", "HOUSE-35")
        return Effect.why_not_mouse(self, s, mouse)

    def why_not_card(self, s: Table, seat: Seat, card: int) -> Refusal | None:
        frame = s.frames[-1]
        return why_not_from(s, frame.target, card, frame.last if self.but_last else NO_CARD)


class Trade(Effect):
    """HOUSE-24, HOUSE-39 One for one: secret picks of both (HOUSE-44: and Basil's), or this card for a Power."""

    def __init__(self, how: str) -> None:
        self.how: Final = how

    def asks(self, s: Table) -> list[Decision]:
        frame = s.frames[-1]
        if self.how == THIS_CARD:
            powers = [s.box.pick_card[card] for mouse in s.all_mice() if mouse != frame.who
                      for card in s.open_cards(mouse) if s.box.type_of[card] == POWER]
            return question(s, "trade", powers if frame.card in s.nests[frame.who] else [], "HOUSE-39")
        if frame.left < 0:
            return question(s, "trade-whom", nests_to_choose(s, frame.who) if s.open_cards(frame.who) else [],
                            "HOUSE-35")
        questions: list[Decision] = []
        for mouse in (frame.who, frame.target):
            if mouse != BASIL and s.picks[mouse] == NO_CARD:
                options = cards_to_choose(s, mouse)
                if not options or not s.open_cards(frame.target):
                    return []
                questions.append(Decision(mouse, "pick", tuple(options), "HOUSE-35"))
        return questions

    def answer(self, s: Table, seat: Seat, choice: Choice) -> None:
        frame = s.frames[-1]
        if isinstance(choice, PickMouse):
            s.aim(choice.mouse, 0, frame.last)
            s.then(self)
        elif isinstance(choice, PickCard):
            card = s.box.number[choice.card]
            if self.how == PICKS:
                s.picks = s.picks[:]
                s.picks[seat] = card
                s.then(self)
            else:
                s.effect_done(card)
                for mouse in s.all_mice():
                    if card in s.nests[mouse]:
                        exchange(s, frame.who, frame.card, mouse, card)
                        break

    def do(self, s: Table) -> None:
        frame = s.frames[-1]
        s.effect_done()
        if self.how == PICKS and frame.left == 0:
            own, its = s.picks[frame.who], s.picks[frame.target]
            if frame.target == BASIL:
                cards = s.open_cards(BASIL)
                its = least_missed(s.box, s.nests[BASIL], cards) if cards else NO_CARD
            s.picks = s.picks[:]
            s.picks[frame.who] = s.picks[frame.target] = NO_CARD
            if own != NO_CARD and its != NO_CARD:
                exchange(s, frame.who, own, frame.target, its)

    def why_not_card(self, s: Table, seat: Seat, card: int) -> Refusal | None:
        if self.how == PICKS:
            return Effect.why_not_card(self, s, seat, card)
        return Refusal("card-is-covered", "HOUSE-22") if card in s.covered else Refusal("only-powers", "HOUSE-39")


class DiscardCard(Effect):
    """HOUSE-36 A card of the player's own nest is discarded or, if the card says so, given to another nest instead."""

    def __init__(self, or_give: bool) -> None:
        self.or_give: Final = or_give

    def asks(self, s: Table) -> list[Decision]:
        frame = s.frames[-1]
        if frame.left < 0:
            return question(s, "discard", cards_to_choose(s, frame.who), "HOUSE-35")
        if frame.last not in s.open_cards(frame.who):
            return []
        options: list[Choice] = [DISCARD_IT]
        return question(s, "discard-or-give", options + others(s, frame.who), "HOUSE-36")

    def answer(self, s: Table, seat: Seat, choice: Choice) -> None:
        frame = s.frames[-1]
        if isinstance(choice, PickCard):
            card = s.box.number[choice.card]
            if self.or_give:
                s.aim(frame.target, 0, card)
                s.then(self)
            else:
                s.effect_done(card)
                discard_from_nest(s, seat, card)
        else:
            s.effect_done(frame.last)
            if isinstance(choice, PickMouse):
                hand_over(s, frame.last, seat, choice.mouse, "given")
            else:
                discard_from_nest(s, seat, frame.last)


class Flip(Effect):
    """HOUSE-22 A face-up Point of any nest is turned face down; or (`up`) a face-down card is turned up again."""

    def __init__(self, up: bool) -> None:
        self.up: Final = up

    def cards(self, s: Table, mouse: int) -> list[Choice]:
        if self.up:
            return [s.box.pick_card[card] for card in s.nests[mouse] if card in s.covered]
        return [s.box.pick_card[card] for card in s.open_cards(mouse) if s.box.type_of[card] == POINT]

    def asks(self, s: Table) -> list[Decision]:
        frame = s.frames[-1]
        if frame.left < 0:
            nests = [s.box.pick_mouse[mouse] for mouse in s.all_mice() if self.cards(s, mouse)]
            return question(s, "flip-whose", nests, "HOUSE-22")
        return question(s, "flip", self.cards(s, frame.target), "HOUSE-22")

    def answer(self, s: Table, seat: Seat, choice: Choice) -> None:
        frame = s.frames[-1]
        if isinstance(choice, PickMouse):
            s.aim(choice.mouse, 0, frame.last)
            s.then(self)
        elif isinstance(choice, PickCard):
            card = s.box.number[choice.card]
            if self.up:
                s.covered = without(s.covered, card)
            else:
                s.covered = [*s.covered, card]
            if s.events is not None:
                s.tell(CardFlipped(frame.target, choice.card, self.up, frame.who, s.box.codes[frame.card]))
            s.effect_done(card)

    def why_not_mouse(self, s: Table, mouse: int) -> Refusal | None:
        return Refusal("nest-has-none", "HOUSE-22")

    def why_not_card(self, s: Table, seat: Seat, card: int) -> Refusal | None:
        target = s.frames[-1].target
        if self.up and card in s.nests[target]:
            return Refusal("card-is-open", "HOUSE-22")
        return why_not_from(s, target, card, NO_CARD) or Refusal("only-points", "HOUSE-22")
