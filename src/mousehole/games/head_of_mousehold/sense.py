"""Head of Mousehold: which positions are possible."""
from __future__ import annotations

from mousehole.checks.positions import (
    MAX_ROUNDS,
    Shape,
    agree,
    counted,
    flag,
    follows,
    one_of,
    row,
    starts_of,
    steps,
    value,
    whole,
)
from mousehole.games.head_of_mousehold.box import MAX_TOKENS
from mousehole.games.head_of_mousehold.mice import (
    COLOURS,
    KINDS,
    NO_MOUSE,
    colours_in,
    count,
    holds,
    mice_in,
    one,
    size,
)
from mousehole.games.head_of_mousehold.rules.daily_events import EVENTS
from mousehole.games.head_of_mousehold.table import Laid, Table
from mousehole.games.head_of_mousehold.wire import ALL_DOWN, ALTERNATE, FIRST_UP
from mousehole.kernel import Seat

ROUND = starts_of("EndRound", "ClaimCheese", "PlaceMice", "RevealEvent", "ShowMeeples", "ChooseMice", "ShuffleSpeed",
                  "BaitTraps")
PLACING, CHOOSING = ROUND[2], ROUND[5]
EVENT_AGENDAS = [[*PLACING, type(step).__name__] for step in EVENTS.values()]
ENDS = ("", "most-cheese", "more-mice", "shared")


def pieces(s: Table) -> tuple[list[list[str]], list[int]]:
    """Every clan's mice, and all tokens by value, wherever they are."""
    return [mice_everywhere(s, seat) for seat in range(s.seats)], tokens_everywhere(s)


def mice_everywhere(s: Table, seat: Seat) -> list[str]:
    """At home, chosen, placed, held hostage and caught."""
    mice = mice_in(s.home(seat)) + mice_in(s.hands[seat]) + mice_in(s.caught[seat])
    mice += [card.mouse for line in s.lines for card in line if card.clan == seat]
    mice += [mouse for mouse in [s.held[s.left_of(seat)]] if mouse != NO_MOUSE]
    return sorted([s.box.cards[mouse] for mouse in mice])


def tokens_everywhere(s: Table) -> list[int]:
    """How many there are of each value: in the bag, on traps, won, out of the game."""
    tokens = s.gone[:]
    for rows in (s.cheese, s.blind, s.won, s.won_blind):
        tokens += [token for each in rows for token in each]
    return [s.bag[kind] + tokens.count(value) for kind, value in enumerate(s.box.values)]


def shapes(s: Table) -> dict[str, Shape]:
    box, seat, event = s.box, whole(0, s.seats - 1), one_of(*s.box.events)
    pile, colours, mouse = whole(0, (1 << 2 * KINDS) - 1), whole(0, (1 << COLOURS) - 1), whole(NO_MOUSE, KINDS - 1)
    tokens = row(one_of(*box.values), 0, MAX_TOKENS)
    laid = value(Laid, mouse=whole(0, KINDS - 1), clan=seat, by=seat, is_up=flag)
    traps, turns = box.traps(s.seats), s.seats * box.mice_asked(s.seats)
    return {
        "has_events": flag, "round": whole(0, box.rounds), "first": seat, "turns": whole(0, turns),
        "event": one_of("", *box.events), "facing": one_of(ALTERNATE, ALL_DOWN, FIRST_UP), "is_cat_asleep": flag,
        "has_defects": flag, "ended": one_of(*ENDS),
        "speed": row(whole(0, len(box.colours) - 1), len(box.colours)),
        "pile": row(event, 0, box.rounds), "revealed": row(event, 0, box.rounds),
        "clans": row(pile, s.seats), "caught": row(pile, s.seats), "hands": row(pile, s.seats),
        "meeples": row(colours, s.seats), "decided": row(flag, s.seats), "picked": row(mouse, s.seats),
        "held": row(mouse, s.seats), "won": row(tokens, s.seats), "won_blind": row(tokens, s.seats),
        "lines": row(row(laid, 0, turns), traps), "cheese": row(tokens, traps),
        "blind": row(tokens, traps), "bag": row(whole(0, MAX_ROUNDS), len(box.values)),
        "gone": row(one_of(*box.values), 0, MAX_TOKENS)}


def check(s: Table) -> None:
    names = steps(s, {})
    follows(names, [], ["PlayRound"], ["CountCheese"], *ROUND, *EVENT_AGENDAS)
    agree((not names) == (s.ended != ""), "ended", "agenda", "HEAD-40")
    agree(sorted(s.speed) == s.box.column, "speed", "box", "HEAD-10")
    _check_events(s, names)
    clan = s.box.clan_for_two if s.seats == 2 else s.box.clan
    for seat in range(s.seats):
        _check_clan(s, seat, clan, names)
    counted("cheese", list(zip(s.box.values, tokens_everywhere(s), strict=True)),
            list(zip(s.box.values, s.box.tokens, strict=True)), "HEAD-5")
    rounds = s.round - (names in (["BaitTraps"], ROUND[7]))
    on_traps = sum([len(tokens) for rows in (s.cheese, s.blind, s.won, s.won_blind, [s.gone]) for tokens in rows])
    agree(on_traps <= (rounds + 2) * len(s.cheese), "cheese", "round", "HEAD-9")
    if names[:3] == PLACING and names not in ROUND[6:]:
        agree(all([len(tokens) > 0 for tokens in s.cheese]) or s.event == "blind-tasting", "cheese", "agenda", "HEAD-9")
    if names != PLACING and names != ROUND[1]:
        agree(not any(s.lines) and s.turns == 0, "lines", "agenda", "HEAD-15")
    laid = sum([len(line) for line in s.lines])
    agree(laid <= s.turns or names == ROUND[1], "lines", "turns", "HEAD-15")


def _check_events(s: Table, names: list[str]) -> None:
    """HEAD-7, HEAD-14 Five different events; one has been revealed per round so far."""
    events = s.pile + s.revealed
    agree(len(set(events)) == len(events), "pile", "revealed", "HEAD-7")
    agree(len(events) == (s.box.rounds if s.has_events else 0), "pile", "has_events", "HEAD-7")
    is_waiting = names in ROUND[3:]
    agree(not s.has_events or len(s.revealed) == s.round - is_waiting, "revealed", "round", "HEAD-14")
    agree(s.round >= 1 or names == ["PlayRound"], "round", "agenda", "HEAD-8")
    agree(s.round < s.box.rounds or names != ["PlayRound"], "round", "agenda", "HEAD-8")
    agree(not s.event or (s.revealed != [] and s.revealed[-1] == s.event), "event", "revealed", "HEAD-14")
    agree(names not in EVENT_AGENDAS or (s.event != "" and type(EVENTS[s.event]).__name__ == names[-1]),
          "event", "agenda", "HEAD-14")


def _check_clan(s: Table, seat: Seat, clan: int, names: list[str]) -> None:
    """HEAD-3, HEAD-22 Its mice are at home, chosen, placed, held or caught, each once."""
    everywhere = [count(s.clans[seat], mouse) + count(s.caught[seat], mouse) for mouse in range(KINDS)]
    counted(f"mouse of seat {seat}", mice_in(sum([n * one(mouse) for mouse, n in enumerate(everywhere) if n <= 3])),
            mice_in(clan), "HEAD-3")
    agree(all([n <= 3 for n in everywhere]), "clans", "caught", "HEAD-3")
    out = [card.mouse for line in s.lines for card in line if card.clan == seat]
    holder = s.left_of(seat)
    out += [mouse for mouse in [s.held[holder]] if mouse != NO_MOUSE] + mice_in(s.hands[seat])
    for mouse in set(out):
        agree(out.count(mouse) <= count(s.clans[seat], mouse), "hands", "clans", "HEAD-11")
    for line in s.lines:
        for card in line:
            agree(card.clan != seat or card.by in (seat, holder), "lines", "clans", "HEAD-31")
    if s.picked[seat] != NO_MOUSE:
        agree(names[-1:] == ["MouseHeldHostage"], "picked", "agenda", "HEAD-31")
        agree(count(s.hands[seat], s.picked[seat]) > 0, "picked", "hands", "HEAD-31")
    agree(s.held[holder] == NO_MOUSE or s.event == "mouse-held-hostage", "held", "event", "HEAD-31")
    if not out:
        agree(s.meeples[seat] == 0 or not s.clans[seat], "meeples", "hands", "HEAD-12")
        return
    is_choosing = names in ROUND[4:]
    number = min(s.box.mice_asked(s.seats), size(s.clans[seat]))
    agree(len(out) == number or (is_choosing and len(out) < number), "hands", "clans", "HEAD-11")
    agree(names[:2] == ROUND[1] and (not is_choosing or names in (CHOOSING, ROUND[4])), "hands", "agenda", "HEAD-11")
    agree(not s.decided[seat] or s.event == "lineup-change", "decided", "event", "HEAD-39")
    chosen = sum([one(mouse) for mouse in out])
    if not s.decided[seat]:
        agree(s.meeples[seat] == (0 if is_choosing else colours_in(chosen)), "meeples", "hands", "HEAD-12")
    else:
        ways = s.box.ways_to_choose(s.clans[seat], len(out), s.meeples[seat], True)
        agree(bool([way for way in ways if holds(way, chosen)]), "meeples", "hands", "HEAD-39")
    agree(size(s.hands[seat]) + (s.held[seat] != NO_MOUSE) <= s.box.mice_asked(s.seats) + 1, "hands", "held", "HEAD-11")
