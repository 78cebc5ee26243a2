"""Head of Mousehold: what each seat knows, and tables that fit it.

At the beginning of a round nothing about the mice is secret: every chosen card was placed and turned up in the end.
So all that a seat does not know is from this round: which mice each clan chose, and where they lie.
Cheese that was face down when it was won is known only to its winner until the end.
"""
from __future__ import annotations

from mousehole.games.head_of_mousehold.box import Box
from mousehole.games.head_of_mousehold.deduction import suspects_in
from mousehole.games.head_of_mousehold.guesses import guessed, guessed_choice
from mousehole.games.head_of_mousehold.mice import NO_MOUSE, mice_in, pile_of, size
from mousehole.games.head_of_mousehold.rules.choosing import ChooseMice
from mousehole.games.head_of_mousehold.rules.drawing import colours_of
from mousehole.games.head_of_mousehold.rules.placing import PlaceMice
from mousehole.games.head_of_mousehold.table import Laid, Table
from mousehole.games.head_of_mousehold.wire import HIDDEN, Card, Trap, View
from mousehole.kernel import Rng, Seat


def view(s: Table, seat: Seat | None) -> View:
    everybody = range(s.seats)
    is_placing = bool(s.agenda) and isinstance(s.agenda[-1], PlaceMice) and not s.is_placing_over()
    # nobody knows how many mice the others have chosen so far
    is_choosing = bool(s.agenda) and isinstance(s.agenda[-1], ChooseMice)
    return View(
        seat=seat, seats=s.seats, round=s.round, first=s.first, turn=s.turn() if is_placing else None, turns=s.turns,
        speed=colours_of(s, s.speed), has_events=s.has_events, event=s.event or None, pile=len(s.pile),
        revealed=tuple(s.revealed), facing=s.facing, is_cat_asleep=s.is_cat_asleep, has_defects=s.has_defects,
        clan_names=tuple(s.box.clans[:s.seats]),
        clans=tuple([s.box.written(pile) for pile in s.clans]),
        caught=tuple([s.box.written(pile) for pile in s.caught]),
        hands=tuple([s.box.written(s.hands[each]) if each == seat
                     else () if is_choosing else (HIDDEN,) * size(s.hands[each]) for each in everybody]),
        home=() if seat is None else s.box.written(s.home(seat)),
        to_choose=s.mice_to_choose(seat) if is_choosing and seat is not None else 0,
        meeples=tuple([s.box.meeples[shown] for shown in s.meeples]),
        decided=tuple(s.decided),
        picked=tuple([_shown(s, s.picked[each], each == seat) for each in everybody]),
        held=tuple([_shown(s, s.held[each], seat is not None and (each == seat or s.right_of(each) == seat))
                    for each in everybody]),
        traps=tuple([_trap(s, seat, trap) for trap in range(len(s.lines))]),
        won=tuple([tuple(tokens) for tokens in s.won]),
        won_blind=tuple([tuple(s.won_blind[each]) if each == seat else (None,) * len(s.won_blind[each])
                         for each in everybody]),
        bag=sum(s.bag), gone=tuple(s.gone), ended=s.ended or None, agenda=tuple(s.agenda))


def _shown(s: Table, mouse: int, is_known: bool) -> str | None:
    return None if mouse == NO_MOUSE else s.box.cards[mouse] if is_known else HIDDEN


def _trap(s: Table, seat: Seat | None, trap: int) -> Trap:
    cards = [Card(s.box.cards[card.mouse] if card.is_known_to(seat) else HIDDEN, card.clan, card.by, card.is_up)
             for card in s.lines[trap]]
    return Trap(tuple(s.cheese[trap]), len(s.blind[trap]), tuple(cards))


def imagine(v: View, rng: Rng, box: Box) -> Table:
    s = Table(v.seats, rng, box)
    s.lay_out()
    s.agenda, s.events = list(v.agenda), None
    s.has_events, s.round, s.first, s.turns, s.ended = v.has_events, v.round, v.first, v.turns, v.ended or ""
    s.event, s.facing, s.is_cat_asleep, s.has_defects = v.event or "", v.facing, v.is_cat_asleep, v.has_defects
    letters = [colour.letter for colour in box.colours]
    s.speed = [letters.index(colour.letter) for colour in v.speed]
    s.revealed = list(v.revealed)
    s.clans = [_pile(box, cards) for cards in v.clans]
    s.caught = [_pile(box, cards) for cards in v.caught]
    s.meeples = [sum([1 << letters.index(letter) for letter in shown]) for shown in v.meeples]
    s.decided = list(v.decided)
    _imagine_events(s, v)
    _imagine_cheese(s, v)
    lines: list[list[int]] = [[box.codes.get(card.mouse, NO_MOUSE) for card in trap.cards] for trap in v.traps]
    for clan in range(v.seats):
        _imagine_clan(s, v, clan, lines)
    if s.agenda and isinstance(s.agenda[-1], ChooseMice):
        _imagine_choosing(s, v)
    s.lines = [[Laid(lines[trap][at], card.clan_seat, card.by_seat, card.is_up)
                for at, card in enumerate(v.traps[trap].cards)] for trap in range(len(v.traps))]
    return s


def _pile(box: Box, cards: tuple[str, ...]) -> int:
    return pile_of([box.codes[card] for card in cards])


def _imagine_events(s: Table, v: View) -> None:
    """HEAD-7 Any of the events that were not revealed yet."""
    left = [event for event in s.box.events if event not in v.revealed]
    s.rng.shuffle(left)
    s.pile = left[:v.pile]


def _imagine_cheese(s: Table, v: View) -> None:
    """Deal the tokens that this seat has not seen again: to the traps and to their winners; the rest is in the bag."""
    values = s.box.values
    s.cheese = [list(trap.cheese) for trap in v.traps]
    s.won, s.gone = [list(tokens) for tokens in v.won], list(v.gone)
    seen = s.gone[:]
    for tokens in s.cheese + s.won:
        seen += tokens
    for own in v.won_blind:
        seen += [token for token in own if token is not None]
    for token in seen:
        s.bag[values.index(token)] -= 1
    unseen = [values[kind] for kind in range(len(values)) for _ in range(s.bag[kind])]
    s.rng.shuffle(unseen)
    s.blind = [[unseen.pop() for _ in range(trap.blind)] for trap in v.traps]
    s.won_blind = [[unseen.pop() if token is None else token for token in tokens] for tokens in v.won_blind]
    s.bag = [unseen.count(value) for value in values]


def _imagine_choosing(s: Table, v: View) -> None:
    """HEAD-11 The others have chosen any number of mice so far, but at least one seat is still asked."""
    others = [seat for seat in range(s.seats) if seat != v.seat and s.mice_to_choose(seat)]
    number = s.box.mice_asked(s.seats)
    slow = others[s.rng.below(len(others))] if others and not v.to_choose else -1
    beliefs = s.box.beliefs
    for seat in others:
        if beliefs is None:
            home = mice_in(s.clans[seat])
            s.rng.shuffle(home)
        else:
            home = guessed_choice(s.box, beliefs, v, seat, s.clans[seat], number, s.rng)
        s.hands[seat] = pile_of(home[:s.rng.below(number + (seat != slow))])


def _imagine_clan(s: Table, v: View, clan: Seat, lines: list[list[int]]) -> None:
    """Draw a choice of mice that fits all that the viewer has seen of this clan, and put it where cards are hidden."""
    box, held, beliefs = s.box, v.held[s.left_of(clan)], s.box.beliefs
    ways = suspects_in(v, clan, box).ways
    if beliefs is None or ways[0] == 0:
        unseen = mice_in(ways[s.rng.below(len(ways))])
        s.rng.shuffle(unseen)
    else:
        unseen = guessed(box, beliefs, v, clan, ways, s.rng)
    for trap in range(len(lines)):
        for at, card in enumerate(v.traps[trap].cards):
            if card.clan_seat == clan and lines[trap][at] == NO_MOUSE:
                lines[trap][at] = unseen.pop()
    if held is not None:
        s.held[s.left_of(clan)] = unseen.pop() if held == HIDDEN else box.codes[held]
    hand = unseen + [box.codes[card] for card in v.hands[clan] if card != HIDDEN]
    s.hands[clan] = pile_of(hand)
    picked = v.picked[clan]
    if picked is not None:
        s.picked[clan] = hand[s.rng.below(len(hand))] if picked == HIDDEN else box.codes[picked]
