"""The engine and an independent referee agree on a thousand rounds, with every event at every number of players."""
from __future__ import annotations

from collections import Counter

import pytest

from mousehole.games.head_of_mousehold.rules.claiming import ClaimCheese
from mousehole.games.head_of_mousehold.rules.rounds import EndRound
from mousehole.games.head_of_mousehold.table import Table
from mousehole.games.head_of_mousehold.tests.referee import After, Before, Token, decide
from mousehole.games.head_of_mousehold.tests.scene import BOX, GAME
from mousehole.games.head_of_mousehold.wire import MiceTurnedUp, Place
from mousehole.kernel import Rng
from mousehole.testkit.clauses import rule

EVENTS = ["", "total-black-out", "mouse-held-hostage", "false-start", "cheese-heist", "blind-tasting",
          "heroic-sprint", "miraculous-sleeping-pills", "mice-at-the-front", "defective-trap", "lineup-change"]
ROUNDS = 24  # of each event at each number of players: 1056 in all


def begun(seats: int, event: str, rng: Rng) -> Table:
    """A round in the middle of a game: some mice are caught, and cheese is left on some traps, open and hidden."""
    s: Table = GAME.start(seats, rng.clone(), {"events": event != ""})
    GAME.pending(s)
    if event:
        s.pile = [*[name for name in s.pile if name != event][:3], event]
    for seat in range(seats):
        for mouse in range(len(BOX.cards)):
            for _ in range(s.clans[seat] >> 2 * mouse & 3):
                if rng.below(3) == 0:
                    s.clans[seat] -= 1 << 2 * mouse
                    s.caught[seat] += 1 << 2 * mouse
    for trap in range(len(s.cheese)):
        for tokens in (s.cheese, s.blind):
            kind = rng.below(3)
            if rng.below(3) == 0 and s.bag[kind] > 2:
                s.bag[kind] -= 1
                tokens[trap].insert(0, BOX.values[kind])
    return s


def played(s: Table, event: str, rng: Rng) -> tuple[Before, After]:
    """The round by chance, with a liking for the first two traps: what the referee is told, what the engine says."""
    traps = [[*[Token(value, True, False) for value in cheese[:-1]], *[Token(value, False, False) for value in blind],
              Token(cheese[-1], True, True)] for cheese, blind in zip(s.cheese, s.blind, strict=True)]
    told = Before(s.seats, event, letters(s), [list(BOX.written(clan)) for clan in s.clans], traps, [], [])
    before = [len(cheese) + len(blind) for cheese, blind in zip(s.cheese, s.blind, strict=True)]
    caught = [Counter(BOX.written(pile)) for pile in s.caught]
    while not isinstance(s.agenda[-1], ClaimCheese):
        if questions := s.agenda[-1].asks(s):
            d = questions[rng.below(len(questions))]
            options = list(d.options)
            crowded = [choice for choice in options if isinstance(choice, Place) and choice.trap < 2]
            if crowded and rng.below(2):
                options = list(crowded)
            choice = options[rng.below(len(options))]
            if isinstance(choice, Place):
                told.placed.append((d.seat, choice.mouse, choice.trap, choice.hostage))
            GAME.apply(s, d.seat, choice)
        else:
            s.agenda.pop().do(s)
    if event == "cheese-heist":
        told.drawn = [cheese[-1] for cheese in s.cheese]
    elif event == "blind-tasting":
        told.drawn = [blind[-1] for blind in s.blind]
    else:
        assert [len(cheese) + len(blind) for cheese, blind in zip(s.cheese, s.blind, strict=True)] == before
    faces = [[card.is_up for card in line] for line in s.lines]
    is_up = [faces[trap].pop(0) for _, _, trap, _ in told.placed]
    s.events = []
    while not isinstance(s.agenda[-1], EndRound):
        s.agenda.pop().do(s)
    lines = [[(card.clan_seat, card.mouse) for card in event.line]
             for event in s.events if isinstance(event, MiceTurnedUp)]
    left = [sorted([*[(value, True) for value in cheese], *[(value, False) for value in blind]])
            for cheese, blind in zip(s.cheese, s.blind, strict=True)]
    lost = [list((Counter(BOX.written(pile)) - caught[seat]).elements()) for seat, pile in enumerate(s.caught)]
    return told, After(letters(s), [sorted(BOX.written(clan)) for clan in s.clans], lost, s.won, s.won_blind, left,
                       s.gone, is_up, lines)


def letters(s: Table) -> list[str]:
    return [BOX.colours[colour].letter for colour in s.speed]


def plain(after: After) -> dict[str, object]:
    """Which tokens and mice, whatever order they are in."""
    return {"speed": after.speed, "clans": [sorted(clan) for clan in after.clans],
            "caught": [sorted(mice) for mice in after.caught], "seen": [sorted(won) for won in after.seen],
            "unseen": [sorted(won) for won in after.unseen], "left": after.left, "gone": sorted(after.gone),
            "is_up": after.is_up, "lines": after.lines}


@rule("HEAD-16", "HEAD-21", "HEAD-22", "HEAD-23", "HEAD-24", "HEAD-25", "HEAD-26", "HEAD-27", "HEAD-30", "HEAD-31",
      "HEAD-32", "HEAD-33", "HEAD-34", "HEAD-35", "HEAD-36", "HEAD-37", "HEAD-38", "HEAD-39")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("event", EVENTS)
def test_the_engine_decides_a_round_as_the_referee_does(event: str, seats: int) -> None:
    for number in range(ROUNDS):
        rng = Rng.numbered(1000 * seats + 100_000 * EVENTS.index(event) + number)
        told, engine = played(begun(seats, event, rng), event, rng)

        assert plain(engine) == plain(decide(told)), told
