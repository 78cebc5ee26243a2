"""House Mouse: what makes sense at its table."""
from __future__ import annotations

from mousehole.checks.positions import (
    Misfit,
    Shape,
    agree,
    apart,
    counted,
    flag,
    one_of,
    row,
    steps,
    value,
    whole,
)
from mousehole.checks.reasons import WrongField
from mousehole.games.house_mouse.box import BOOST, POINT, POWER
from mousehole.games.house_mouse.checked import what_it_chooses
from mousehole.games.house_mouse.meta import FACTS
from mousehole.games.house_mouse.rules.taking import DrawCard
from mousehole.games.house_mouse.table import MICE, NO_CARD, NOBODY, NOWHERE, Frame, Table
from mousehole.games.house_mouse.wire import BASIL

ENDS = ("", "twelfth-card", "rounds-over")
TURN = (["PassTurn", "TakeActions"], ["PassTurn", "BasilActs"])
FOUNDATIONS = ([], *TURN, *[[*turn, "OfferPower"] for turn in TURN], ["PassTurn"], ["BeginTurn"], ["PlaceMice"],
               ["CloseGame"], ["CloseGame", "LastPower"])
MAX_NAPS = 1_000
CARD_STEPS = ("FinishCard", "ResolvePower")


def pieces(s: Table) -> list[int]:
    """Every card, wherever it is."""
    return s.where_cards_are()


def shapes(s: Table) -> dict[str, Shape]:
    box, house = s.box, s.box.house_for(s.seats)
    seat, mouse, card = whole(0, s.seats - 1), one_of(*range(s.seats), *([BASIL] if s.has_basil else [])), \
        whole(0, box.cards - 1)
    corners, cards, marks = house.corners, row(card, 0, box.cards), row(whole(0, 16 * box.cards - 1), 0, 16 * box.cards)
    naps, all_corners = whole(-MAX_NAPS, MAX_NAPS), whole(0, (1 << house.corners) - 1)
    frame = value(Frame, card=card, who=seat, target=whole(NOBODY, BASIL), room=whole(-1, house.rooms - 1),
                  last=whole(NO_CARD, box.cards - 1), corner=whole(NOWHERE, corners - 1), left=whole(-1, MICE + 16))
    windows = next(option.values for option in FACTS.options if option.name == "window")
    return {
        "has_basil": flag, "window": one_of(*windows), "first": seat, "turn": mouse, "round": whole(1, s.box.rounds),
        "spent": whole(0, MAX_NAPS), "bonus": naps, "naps": naps, "next_naps": row(naps, MICE),
        "rooms": row(whole(0, box.room_cards - 1), house.rooms), "mice": row(whole(NOWHERE, corners - 1), MICE),
        "occupied": all_corners, "glued": whole(0, (1 << MICE) - 1),
        "house": row(whole(NO_CARD, box.cards - 1), corners),
        "up": all_corners, "seen": row(whole(0, (1 << s.seats) - 1), corners), "pile": cards, "discard": cards,
        "nests": row(cards, MICE), "covered": cards, "hands": row(cards, s.seats), "known": marks,
        "remembered": row(marks, s.seats), "lot_of": row(whole(0, box.cards), 0, box.cards), "used": marks,
        "free": marks, "freed": marks, "offers": marks, "picks": row(whole(NO_CARD, box.cards - 1), MICE),
        "frames": row(frame, 0, 40), "ending": one_of(NOBODY, *range(s.seats), BASIL),
        "twelfth": whole(NO_CARD, box.cards - 1), "ended": one_of(*ENDS)}


def check(s: Table) -> None:
    box = s.box
    agree(s.has_basil or s.seats != 2, "has_basil", "seats", "HOUSE-40")
    agree(not s.has_basil or s.seats < BASIL, "has_basil", "seats", "HOUSE-40")
    counted("card", s.where_cards_are(), range(box.cards), "HOUSE-4")
    agree(len(set(s.rooms)) == len(s.rooms), "rooms", "rooms", "HOUSE-2")
    names = steps(s, {"SetMouse": {"seat": whole(0, s.seats - 1), "mouse": one_of(*s.all_mice())},
                      "CloseGame": {"reason": one_of(*ENDS[1:])}})
    agree((not names) == (s.ended != ""), "ended", "agenda", "HOUSE-23")
    _check_house(s, [] if "SetMouse" not in names and "PlaceMice" not in names else names)
    _check_cards(s)
    _check_agenda(s, names)


def _check_house(s: Table, setting_up: list[str]) -> None:
    mice = {f"mice[{mouse}]": s.mice[mouse] for mouse in range(MICE) if s.mice[mouse] != NOWHERE}
    apart(mice, "HOUSE-10")
    agree(s.occupied == sum([1 << corner for corner in mice.values()]), "occupied", "mice", "HOUSE-10")
    todo = s.all_mice() if "PlaceMice" in setting_up else [step.mouse for step in s.agenda if hasattr(step, "mouse")] \
        if setting_up else []
    agree(len(set(todo)) == len(todo), "agenda", "mice", "HOUSE-7")
    for mouse in range(MICE):
        agree((s.mice[mouse] != NOWHERE) == (mouse in s.all_mice() and mouse not in todo), "mice", "agenda", "HOUSE-7")
        if mouse not in s.all_mice():
            agree(not s.nests[mouse] and not s.glued >> mouse & 1 and s.picks[mouse] == NO_CARD, "nests", "seats")
    for corner, card in enumerate(s.house):
        agree(card != NO_CARD or not (s.up >> corner & 1 or s.seen[corner]), "house", "up", "HOUSE-31")
        agree(not (s.up >> corner & 1 and s.seen[corner]), "seen", "up", "HOUSE-33")


def _check_cards(s: Table) -> None:
    """HOUSE-9 Boosts are in hands, everything else in nests; marks speak of cards where they are."""
    types = s.box.type_of
    for nest in s.nests:
        agree(not [card for card in nest if types[card] == BOOST], "nests", "box", "HOUSE-9")
    for hand in s.hands:
        agree(not [card for card in hand if types[card] != BOOST] and hand == sorted(hand), "hands", "box", "HOUSE-9")
    nested = [card for nest in s.nests for card in nest]
    agree(len(set(s.covered)) == len(s.covered) and set(s.covered) <= set(nested), "covered", "nests", "HOUSE-22")
    for field, marks in (("known", s.known), ("used", s.used), ("free", s.free), ("freed", s.freed),
                         ("offers", s.offers)):
        agree(len(set(marks)) == len(marks), field, field)
        for m in marks:
            card, mouse = m // 16, m % 16
            agree(mouse < s.seats, field, "seats")
            agree(types[card] == (BOOST if field == "known" else POWER), field, "box")
            agree(field != "known" or card in s.hands[mouse], field, "hands", "HOUSE-33")
            agree(field not in ("free", "offers") or card in s.nests[mouse], field, "nests", "HOUSE-15")
    for seat, marks in enumerate(s.remembered):
        agree(len(set(marks)) == len(marks), "remembered", "remembered")
        for m in marks:
            card, holder = m // 16, m % 16
            agree(holder < s.seats and holder != seat, "remembered", "seats")
            agree(types[card] == BOOST and m not in s.known, "remembered", "known", "HOUSE-33")
            agree(card in s.hands[holder], "remembered", "hands", "HOUSE-33")
    agree(len(s.lot_of) in (0, s.box.cards), "lot_of", "box", "HOUSE-29")
    agree(not s.lot_of or len({s.lot_of[card] for card in s.pile}) < 2, "lot_of", "pile", "HOUSE-29")
    for mouse, card in enumerate(s.picks):
        agree(card == NO_CARD or (card in s.open_cards(mouse) and bool(s.frames)), "picks", "nests", "HOUSE-35")
    full = [mouse for mouse in s.all_mice() if len(s.nests[mouse]) >= s.box.full]
    agree(s.ending != NOBODY or not full, "ending", "nests", "HOUSE-23")
    agree(s.ending == NOBODY or s.ending in s.all_mice(), "ending", "seats", "HOUSE-23")
    agree(s.twelfth == NO_CARD or (s.ending not in (NOBODY, BASIL) and types[s.twelfth] == POWER), "twelfth", "ending",
          "HOUSE-24")
    agree(s.twelfth == NO_CARD or s.twelfth in s.nests[s.ending], "twelfth", "nests", "HOUSE-24")
    agree(s.ending == NOBODY or not s.offers, "offers", "ending", "HOUSE-24")


def _check_agenda(s: Table, names: list[str]) -> None:
    """The agenda: what was begun at the bottom, above it the remaining effects of every card being resolved."""
    first = min([at for at, name in enumerate(names) if name in CARD_STEPS], default=len(names))
    base = names[:first]
    is_set_up = base[:1] == ["BeginTurn"] and set(base[1:]) == {"SetMouse"}
    if base not in FOUNDATIONS and not is_set_up:
        raise Misfit(WrongField("agenda", "known", " ".join(base)[:80]))
    if base[:1] == ["PassTurn"] and len(base) > 1:
        agree((base[1] == "BasilActs") == (s.turn == BASIL), "turn", "agenda", "HOUSE-41")
    if base[:1] == ["CloseGame"]:
        agree(len(base) == 1 or s.ending != NOBODY, "ending", "agenda", "HOUSE-24")
    agree(bool(base) or first == len(names), "agenda", "frames")
    at = first
    for frame in s.frames:
        agree(at < len(names) and names[at] in CARD_STEPS, "frames", "agenda", "HOUSE-14")
        is_power = s.box.type_of[frame.card] == POWER
        agree(is_power or s.box.type_of[frame.card] == BOOST, "frames", "box", "HOUSE-14")
        effects = s.box.effects(frame.card)
        at += 1
        if names[at - 1] == "ResolvePower":
            agree(is_power and frame == Frame(frame.card, frame.who), "frames", "agenda", "HOUSE-14")
            continue
        left = 0
        while at < len(names) and names[at] not in CARD_STEPS:
            left += 1
            agree(left <= len(effects) and s.agenda[at] == effects[len(effects) - left], "agenda", "frames", "HOUSE-14")
            at += 1
        _check_frame(s, frame, left)
    agree(at == len(names), "agenda", "frames", "HOUSE-14")


def _check_frame(s: Table, frame: Frame, left: int) -> None:
    """HOUSE-35 A card has so far chosen rooms and mice of this table only."""
    effects = s.box.effects(frame.card)
    done = effects[:len(effects) - left]
    begun = effects[:len(effects) - left + 1]
    rooms = "room" in [what_it_chooses(step) for step in begun]
    mice = frame.target in s.all_mice()
    agree(frame.target == NOBODY or mice, "frames", "mice", "HOUSE-35")
    agree(frame.room < 0 or rooms, "frames", "rooms", "HOUSE-35")
    has_chosen = frame.target != NOBODY or frame.room >= 0
    agree(not has_chosen or frame.left >= 0 or bool(done), "frames", "agenda", "HOUSE-35")
    agree(frame.last == NO_CARD or s.box.type_of[frame.last] != BOOST, "frames", "hands", "HOUSE-19")
    agree(left > 0 or frame.left == -1, "frames", "agenda", "HOUSE-35")
    if frame.left >= 0 and left:
        current = effects[len(effects) - left]
        if isinstance(current, DrawCard):
            is_turned_up = frame.last in s.discard and s.box.type_of[frame.last] == POINT
            agree(frame.left == 0 and is_turned_up, "frames", "discard", "HOUSE-36")
        elif what_it_chooses(current) in ("nest", "mouse"):
            agree(mice, "frames", "mice", "HOUSE-35")
        elif what_it_chooses(current) == "room":
            agree(frame.room >= 0, "frames", "rooms", "HOUSE-35")
