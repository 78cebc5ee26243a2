"""What a seat imagines is what it can know: no less (all it saw is there) and no more (the rest is dealt again).

The witness here is independent of views: it only listens to the events that a seat is told.
"""
from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from mousehole.games.head_of_mousehold.mice import mice_in
from mousehole.games.head_of_mousehold.table import Table
from mousehole.games.head_of_mousehold.tests.scene import (
    ANNE,
    BART,
    BOX,
    CARA,
    GAME,
    asked,
    begin,
    cards,
    choose,
    claim,
    pieces,
    place,
    say,
)
from mousehole.games.head_of_mousehold.wire import (
    HIDDEN,
    CatFed,
    CheeseTaken,
    HostageTaken,
    LineupDecided,
    MeeplesShown,
    MiceChosen,
    MousePlaced,
    MouseTrapped,
    TrapsBaited,
)
from mousehole.kernel import Event, Rng, Seat
from mousehole.testkit import contract
from mousehole.testkit.clauses import rule


class Witness:
    """A player with a perfect memory and no other eyes than what is told."""

    def __init__(self, seat: Seat | None, seats: int) -> None:
        self.seat, self.seats = seat, seats
        self.caught = [Counter[str]() for _ in range(seats)]
        self.blind: list[list[int | None]] = [[] for _ in range(seats)]
        self.new_round()

    def new_round(self) -> None:
        self.meeples: dict[Seat, set[str]] = {}
        self.chosen: dict[Seat, list[str]] = {}       # as many as were chosen; HIDDEN where not seen
        self.may_lie: set[Seat] = set()
        self.placed: list[tuple[int, Seat, Seat, str]] = []
        self.hostage: dict[Seat, str] = {}            # by clan

    def hear(self, event: Event | None) -> None:
        if isinstance(event, TrapsBaited):
            self.new_round()
        elif isinstance(event, MiceChosen):
            self.chosen[event.seat] = list(event.mice)
        elif isinstance(event, MeeplesShown):
            self.meeples[event.seat] = {colour.letter for colour in event.colours}
        elif isinstance(event, LineupDecided):
            self.may_lie.add(event.seat)
            if event.mouse is not None and event.instead is not None and event.mouse != HIDDEN:
                self.chosen[event.seat].remove(event.mouse)
                self.chosen[event.seat].append(event.instead)
        elif isinstance(event, HostageTaken):
            self.hostage[event.clan_seat] = event.mouse
        elif isinstance(event, MousePlaced):
            self.placed.append((event.trap, event.clan_seat, event.seat, event.mouse))
        elif isinstance(event, MouseTrapped | CatFed):
            self.caught[event.clan_seat][event.mouse] += 1
        elif isinstance(event, CheeseTaken):
            self.blind[event.clan_seat] += event.blind

    def believes(self, s: Table) -> None:
        """Nothing at this table contradicts the events seen."""
        lying = [[(trap, card.clan, card.by, BOX.cards[card.mouse]) for card in line]
                 for trap, line in enumerate(s.lines)]
        for trap, line in enumerate(lying):
            heard = [placed for placed in self.placed if placed[0] == trap]
            assert len(heard) == len(line)
            for (_, clan, by, mouse), there in zip(heard, line, strict=True):
                assert there[1:3] == (clan, by)
                assert mouse in (HIDDEN, there[3])
        for clan in range(self.seats):
            self._believes_clan(s, clan, [there[3] for line in lying for there in line if there[1] == clan])
            for token, there_is in zip(self.blind[clan], s.won_blind[clan], strict=True):
                assert token in (None, there_is)

    def _believes_clan(self, s: Table, clan: Seat, placed: list[str]) -> None:
        assert Counter(BOX.written(s.caught[clan])) == self.caught[clan]
        holder = (clan + 1) % self.seats
        held = [BOX.cards[s.held[holder]]] if s.held[holder] >= 0 else []
        chosen = [*placed, *held, *BOX.written(s.hands[clan])]
        if clan in self.chosen:  # nothing is told before all have chosen
            assert len(chosen) == len(self.chosen[clan])
            if clan == self.seat:
                assert sorted(chosen) == sorted(self.chosen[clan])
        for mouse in held:
            assert self.hostage[clan] in (HIDDEN, mouse)
        if clan in self.hostage and not held and self.hostage[clan] != HIDDEN:
            assert self.hostage[clan] in [there[3] for there in self.placed if there[1:3] == (clan, holder)]
        clan_now = Counter(BOX.written(BOX.clan_for_two if self.seats == 2 else BOX.clan)) - self.caught[clan]
        assert not Counter(chosen) - clan_now
        if clan in self.meeples:
            home = list((clan_now - Counter(chosen)).elements())
            assert self.meeples[clan] in possible_meeples(chosen, home, clan in self.may_lie)


def possible_meeples(chosen: list[str], home: list[str], may_lie: bool) -> list[set[str]]:
    """What can have been shown for these mice: their colours, or those before one of them came from home."""
    shown = [{card[0] for card in chosen}]
    if may_lie:
        for at in range(len(chosen)):
            shown += [{card[0] for card in [*chosen[:at], went, *chosen[at + 1:]]} for went in home]
    return shown


@rule("HEAD-12", "HEAD-17", "HEAD-29", "HEAD-31", "HEAD-39")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_all_that_is_imagined_fits_all_that_was_told(seats: int) -> None:
    for seed in (73, 76, 110):
        witnesses = [Witness(seat, seats) for seat in [None, *range(seats)]]
        match = contract.Table(GAME, seats, {}, seed, sensible=seed == 76)
        assert {"mouse-held-hostage", "lineup-change", "blind-tasting"} < set(match.set_up().pile)
        for n, (s, _, _) in enumerate(match.positions()):
            for witness in witnesses:
                for event in s.events or []:
                    witness.hear(event.seen_by(witness.seat))
                witness.believes(s)
                witness.believes(GAME.imagine(GAME.view(s, witness.seat), Rng.numbered(n)))
            s.events = []


@rule("HEAD-39")
@pytest.mark.parametrize(("clan", "chosen"), [
    ("O O! G G! B B! P", "O G B"), ("O O! G G! B B! P", "O G G!"), ("O O! B Y", "O O! B"), ("O O! G", "O O! G")])
def test_everything_that_a_lineup_change_can_have_made_is_imagined_and_nothing_else(clan: str, chosen: str) -> None:
    s = begin(3, event="lineup-change", clans={BART: clan})
    choose(s, "O G B", chosen, "O G B")
    for seat in asked(s):
        say(s, seat, "keep")
    view = GAME.view(s, ANNE)

    imagined = {cards(GAME.imagine(view, Rng.numbered(k)).hands[BART]) for k in range(400)}

    shown = set(view.meeples[BART])
    everything = clan.split()
    possible = set()
    for way in combinations(everything, 3):
        home = [card for card in everything if card not in way]
        if shown in possible_meeples(list(way), home, len(everything) > 3):
            possible.add(" ".join(way))
    assert imagined == possible
    assert chosen in imagined


@rule("HEAD-12", "HEAD-17")
def test_what_lies_face_up_and_the_meeples_narrow_down_what_is_hidden() -> None:
    s = begin(3)
    choose(s, "O G B", "P P! Y", "O G B")
    view = GAME.view(s, ANNE)
    hands = {cards(GAME.imagine(view, Rng.numbered(k)).hands[BART]) for k in range(200)}
    assert hands == {"P P! Y", "P P! Y!", "P Y Y!", "P! Y Y!"}

    place(s, "O to 1", "P! to 1", "O to 2")

    view = GAME.view(s, ANNE)
    hands = {cards(GAME.imagine(view, Rng.numbered(k)).hands[BART]) for k in range(200)}
    assert hands == {"P Y", "P Y!", "Y Y!"}


@rule("HEAD-31")
def test_a_hostage_that_passed_through_my_hands_is_never_forgotten() -> None:
    s = begin(4, event="mouse-held-hostage")
    choose(s, "O G B", "O G B", "O O! B", "G! B! Y")
    for seat, mouse in enumerate(("O", "G", "O!", "Y")):
        say(s, seat, f"hand over {mouse}")
    place(s, "Y to 1 hostage", "O to 2 hostage")  # both face down

    for k in range(40):
        annes = GAME.imagine(GAME.view(s, ANNE), Rng.numbered(k))
        assert [BOX.cards[line[0].mouse] for line in annes.lines[:2]] == ["Y", "O"], "hers, and the one she laid"
        assert "Y" not in cards(annes.hands[3]).split()
        barts = GAME.imagine(GAME.view(s, BART), Rng.numbered(k))
        assert BOX.cards[barts.lines[1][0].mouse] == "O"
        assert BOX.cards[barts.held[CARA]] == "G", "Bart knows what he gave"
    dora = {BOX.cards[GAME.imagine(GAME.view(s, BART), Rng.numbered(k)).lines[0][0].mouse] for k in range(60)}
    assert dora == {"G", "G!", "B", "B!", "Y", "Y!"}, "Bart knows nothing of what Dora gave Anne but her meeples"


@rule("HEAD-29", "HEAD-34")
def test_blind_cheese_is_imagined_from_what_the_seat_never_saw() -> None:
    s = claim("OGBPY", "0O 1G", event="blind-tasting")
    assert len(s.won_blind[BART]) == 1
    s.won[CARA] = [4] * s.bag[2]  # all fours are seen by all, but for those that lie blind
    hidden_fours = (s.won_blind[BART] + s.blind[1] + s.blind[2]).count(4)
    s.bag[2] = 0

    values = [GAME.imagine(GAME.view(s, ANNE), Rng.numbered(k)) for k in range(60)]

    assert all(pieces(dream) == pieces(s) for dream in values)
    for dream in values:
        fours = (dream.won_blind[BART] + dream.blind[1] + dream.blind[2]).count(4)
        assert fours + dream.bag[2] == hidden_fours
    assert {dream.won_blind[BART][0] for dream in values} >= {2, 3}
    own = {GAME.imagine(GAME.view(s, BART), Rng.numbered(k)).won_blind[BART][0] for k in range(20)}
    assert own == set(s.won_blind[BART])


@rule("HEAD-7")
def test_events_to_come_are_any_that_were_not_revealed() -> None:
    s = begin(3, event="heroic-sprint")
    choose(s, "O G B", "O G B", "O G B")
    piles = [GAME.imagine(GAME.view(s, ANNE), Rng.numbered(k)).pile for k in range(80)]

    assert all(len(pile) == len(set(pile)) == 4 for pile in piles)
    assert {event for pile in piles for event in pile} == set(BOX.events) - {"heroic-sprint"}


@rule("HEAD-28")
def test_at_the_beginning_of_a_round_nothing_about_mice_is_secret() -> None:
    for s, pending, _ in contract.Table(GAME, 4, {}, 5).positions():
        if len(pending) == 4 and pending[0].prompt == "choose":
            for seat in (None, 0, 1, 2, 3):
                dream = GAME.imagine(GAME.view(s, seat), Rng.numbered(seat or 9))
                assert (dream.clans, dream.caught) == (s.clans, s.caught)
                assert seat is None or mice_in(dream.home(seat)) == mice_in(s.home(seat))
