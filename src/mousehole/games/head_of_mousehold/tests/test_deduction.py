"""What a seat can work out: exact, the same for everybody who asks, and all that is ever imagined."""
from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import combinations, permutations

import pytest

from mousehole.games.head_of_mousehold.deduction import deductions, suspects_at, suspects_in
from mousehole.games.head_of_mousehold.table import Table
from mousehole.games.head_of_mousehold.tests.scene import (
    ANNE,
    BART,
    BOX,
    CARA,
    GAME,
    asked,
    begin,
    choose,
    place,
    say,
)
from mousehole.games.head_of_mousehold.tests.test_knowledge import possible_meeples
from mousehole.games.head_of_mousehold.wire import HIDDEN, Deduction, HiddenHand, HiddenLaid, View
from mousehole.kernel import Rng, Seat
from mousehole.testkit import contract
from mousehole.testkit.clauses import rule

Shares = dict[str, Fraction]


def shares(found: Deduction) -> Shares:
    return {row.mouse: Fraction(row.weight, row.total) for row in found.rows}


def of(v: View, spot: str) -> Deduction:
    (found,) = [each for each in deductions(v, BOX) if each.spot == spot]
    return found


@rule("HEAD-12")
def test_meeples_say_which_colours_are_in_a_hand() -> None:
    s = begin(3)
    choose(s, "O G B", "P P! Y", "O G B")

    barts = of(GAME.view(s, ANNE), "hand-1")

    assert barts.about == HiddenHand(BART, 3)
    assert barts.ways == 4, "P P! Y, P P! Y!, P Y Y!, P! Y Y!"
    assert shares(barts) == {mouse: Fraction(1, 4) for mouse in ("P", "P!", "Y", "Y!")}


@rule("HEAD-17")
def test_what_lies_face_up_narrows_down_what_lies_face_down() -> None:
    s = begin(3)
    choose(s, "O G B", "P P! Y", "O G B")
    place(s, "O to 1", "P! to 1", "O to 2", "G to 3", "Y to 1")

    v = GAME.view(s, ANNE)

    laid = of(v, "lane-0-2")
    assert laid.about == HiddenLaid(BART, 0, 2)
    assert laid.ways == 3, "with P! come P Y, P Y! or Y Y!"
    assert shares(laid) == shares(of(v, "hand-1")) == {"P": Fraction(1, 3), "Y": Fraction(1, 3), "Y!": Fraction(1, 3)}
    assert [each.spot for each in deductions(v, BOX)] == ["lane-0-2", "lane-1-0", "hand-1", "hand-2"]


@rule("HEAD-17")
def test_nothing_is_said_of_what_a_seat_sees_and_all_of_it_to_a_spectator() -> None:
    s = begin(3)
    choose(s, "O G B", "P P! Y", "O G B")
    place(s, "O to 1")

    assert not [each for each in deductions(GAME.view(s, ANNE), BOX) if each.spot.endswith(f"-{ANNE}")]
    assert [each.spot for each in deductions(GAME.view(s, None), BOX)] == ["lane-0-0", "hand-0", "hand-1", "hand-2"]


@rule("HEAD-31")
def test_a_hostage_is_a_riddle_to_all_but_its_clan_and_its_holder() -> None:
    s = begin(4, event="mouse-held-hostage")
    choose(s, "O G B", "O G B", "O O! B", "G! B! Y")
    for seat, mouse in enumerate(("O", "G", "O!", "Y")):
        say(s, seat, f"hand over {mouse}")

    riddles = {viewer: [each.spot for each in deductions(GAME.view(s, viewer), BOX) if "held" in each.spot]
               for viewer in (None, *range(4))}

    assert riddles == {None: ["held-0", "held-1", "held-2", "held-3"], 0: ["held-2", "held-3"],
                       1: ["held-0", "held-3"], 2: ["held-0", "held-1"], 3: ["held-1", "held-2"]}


@rule("HEAD-39")
def test_after_a_lineup_change_the_meeples_may_lie_about_one_mouse() -> None:
    s = begin(3, event="lineup-change", clans={BART: "O O! B Y"})
    choose(s, "O G B", "O O! B", "O G B")
    for seat in asked(s):
        say(s, seat, "keep")

    found = of(GAME.view(s, ANNE), "hand-1")

    assert found.ways == 4, "any three of the four mice: B can have gone, or one of the orange ones come"
    assert set(shares(found)) == {"O", "O!", "B", "Y"}


def obvious(v: View, clan: Seat) -> Counter[tuple[str, ...]]:
    """Every way to lay a clan's mice where cards are hidden, by trying them all; a way for each different choice.

    The rows are what lies at the hidden places in the order of the traps, then the hostage, then the hand.
    """
    seen, places = [], 0
    held = v.held[(clan + 1) % v.seats]
    for mouse in [*[card.mouse for trap in v.traps for card in trap.cards if card.clan_seat == clan],
                  *([held] if held else []), *v.hands[clan]]:
        if mouse == HIDDEN:
            places += 1
        else:
            seen.append(mouse)
    rows: Counter[tuple[str, ...]] = Counter()
    for choice in {tuple(sorted(choice)) for choice in combinations(v.clans[clan], len(seen) + places)}:
        home = list((Counter(v.clans[clan]) - Counter(choice)).elements())
        if Counter(seen) - Counter(choice) or (
                v.meeples[clan] and set(v.meeples[clan]) not in possible_meeples(list(choice), home, v.decided[clan])):
            continue
        rest = list((Counter(choice) - Counter(seen)).elements())
        rows.update(permutations(rest))  # every choice has as many
    return rows


def counted(rows: Counter[tuple[str, ...]], at: int) -> Shares:
    total = sum(rows.values())
    found: Counter[str] = Counter()
    for row, times in rows.items():
        found[row[at]] += times
    return {mouse: Fraction(times, total) for mouse, times in found.items()}


def spots_of(v: View, clan: Seat) -> list[str]:
    """The hidden places of a clan in the order of `obvious`."""
    laid = [f"lane-{trap}-{at}" for trap, each in enumerate(v.traps) for at, card in enumerate(each.cards)
            if card.clan_seat == clan and card.mouse == HIDDEN]
    holder = (clan + 1) % v.seats
    return [*laid, *([f"held-{holder}"] if v.held[holder] == HIDDEN else []),
            *[f"hand-{clan}"] * v.hands[clan].count(HIDDEN)]


@rule("HEAD-12", "HEAD-17", "HEAD-31", "HEAD-39")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_table_is_what_trying_everything_gives(seats: int) -> None:
    compared = 0
    for seed in (73, 76, 110):
        for n, (s, _, _) in enumerate(contract.Table(GAME, seats, {}, seed).positions()):
            if n % 5:
                continue
            viewer = [None, *range(seats)][n // 5 % (seats + 1)]
            v = GAME.view(s, viewer)
            found = {each.spot: each for each in deductions(v, BOX)}
            for clan in range(seats):
                spots = spots_of(v, clan)
                rows = obvious(v, clan) if spots else Counter[tuple[str, ...]]()
                for at, spot in enumerate(spots):
                    assert shares(found[spot]) == counted(rows, at)
                    assert found[spot].ways == len({tuple(sorted(row)) for row in rows})
                    compared += 1
            assert set(found) == {spot for clan in range(seats) for spot in spots_of(v, clan)}
    assert compared > 60


def dreamt(s: Table, spot: str) -> list[str]:
    """What an imagined table has at this place."""
    kind, *where = spot.split("-")
    at = [int(each) for each in where]
    if kind == "lane":
        return [BOX.cards[s.lines[at[0]][at[1]].mouse]]
    return [BOX.cards[s.held[at[0]]]] if kind == "held" else list(BOX.written(s.hands[at[0]]))


@rule("HEAD-12", "HEAD-17", "HEAD-31", "HEAD-39")
@pytest.mark.parametrize("event", ["total-black-out", "mouse-held-hostage", "lineup-change"])
def test_all_that_is_imagined_is_in_the_table_and_all_of_the_table_is_imagined(event: str) -> None:
    s = begin(3, event=event, clans={BART: "O O! B P Y!", CARA: "G G! B B!"})
    choose(s, "O G B", "O O! B", "G G! B")
    rng = Rng.numbered(4)
    while (d := GAME.pending(s)[0]).prompt != "place":
        GAME.play(s, d.seat, d.options[rng.below(len(d.options))])
    place(s, *[f"{each} to 1" for each in [GAME.view(s, ANNE).hands[ANNE][0]]])
    for _ in range(3):
        d = GAME.pending(s)[0]
        GAME.play(s, d.seat, d.options[rng.below(len(d.options))])
    for viewer in (None, ANNE, BART, CARA):
        v = GAME.view(s, viewer)
        table = {each.spot: set(shares(each)) for each in deductions(v, BOX)}
        imagined: dict[str, set[str]] = {spot: set() for spot in table}
        for number in range(300):
            dream = GAME.imagine(v, Rng.numbered(number))
            for spot in table:
                imagined[spot] |= set(dreamt(dream, spot))
        assert imagined == table


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_bots_read_the_same_table(seats: int) -> None:
    for s, _, _ in contract.Table(GAME, seats, {}, 76, every=3).positions():
        for seat in range(seats):
            v = GAME.view(s, seat)
            for clan in range(seats):
                assert suspects_at(s, seat, clan) is suspects_in(v, clan, BOX)
