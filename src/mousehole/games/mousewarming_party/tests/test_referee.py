"""The rules and a second, slow reading of the clauses agree on what a turn offers, and on what follows from it."""
from __future__ import annotations

from collections import Counter
from copy import deepcopy
from itertools import combinations

import pytest

from mousehole.checks.scripted import ScriptedRng
from mousehole.games import edition_text
from mousehole.games.mousewarming_party import notation
from mousehole.games.mousewarming_party.board import NONE
from mousehole.games.mousewarming_party.game import MousewarmingParty
from mousehole.games.mousewarming_party.rules.turn import TAKE_TURN
from mousehole.games.mousewarming_party.table import Table
from mousehole.games.mousewarming_party.tests.referee import Referee, read
from mousehole.games.mousewarming_party.tests.scene import BOX, GAME, SMALL
from mousehole.kernel import Rng
from mousehole.kernel.codec import Codec
from mousehole.kernel.edition import Edition
from mousehole.testkit.clauses import rule

PAIRS = list(combinations(BOX.mice, 2))
A_PAIR = 34  # positions of each pair, in either edition: 1,020 with abilities…
PLAIN = 200  # …and without them, this many in either edition


def some(rng: Rng, most: int) -> int:
    return rng.below(most + 1)


def crafted(game: MousewarmingParty, pair: tuple[str, str], rng: Rng, abilities: bool) -> Table:
    """Any table before a roll that could come about, or nearly: crowded, scarce, and often close to an end."""
    box = game.box
    s: Table = game.start(1 + rng.below(3), rng, {
        "burrows": ("open", "hidden")[rng.below(2)], "golden_trays": rng.below(3), "abilities": abilities})
    s.agenda, s.mice = [TAKE_TURN], list(pair)
    s.golden = [s.golden_trays > 0, s.golden_trays > 1]
    _lay_tiles(s, rng)
    spaces = [space for space in range(box.size) if s.tiles[space] == NONE or s.is_up[space]]
    rng.shuffle(spaces)
    s.at = spaces[:2]
    s.raccoon = next(space for space in spaces[2:] if box.loop[space] != "B")
    _deal_tokens(s, rng)
    return s


def _lay_tiles(s: Table, rng: Rng) -> None:
    """Some doors have been opened already."""
    box = s.box
    tiles = [tile for tile in s.tiles if tile != NONE] + s.guests
    rng.shuffle(tiles)
    s.tiles, s.is_up, s.guests = [NONE] * box.size, [False] * box.size, []
    for space, tile in zip(box.burrow_spaces, tiles, strict=True):
        is_open = s.burrows == "open" or rng.below(2) == 0
        if is_open and not box.is_kitchen(tile):
            s.guests.append(tile)
        else:
            s.tiles[space], s.is_up[space] = tile, is_open


def _deal_tokens(s: Table, rng: Rng) -> None:
    box = s.box
    hidden = [food for food in range(len(box.foods)) for _ in range(box.raccoon[food])]
    rng.shuffle(hidden)
    pile = len(hidden) // 2
    sizes = [some(rng, pile), some(rng, pile)] if rng.below(3) else [some(rng, 1), rng.below(2)]
    s.feeders = [[hidden.pop() for _ in range(size)] for size in sizes]
    tokens = hidden + [food for food in range(len(box.foods)) for _ in range(box.common[food])]
    rng.shuffle(tokens)
    s.trays = [[tokens.pop() for _ in range(some(rng, box.room))] for _ in s.mice]
    s.backpack = [tokens.pop() for _ in range(some(rng, box.backpack))] if "traveler" in s.mice else []
    s.tokens = [tokens.pop() if box.has_plate[space] and space != s.raccoon and rng.below(3) else NONE
                for space in range(box.size)]
    near = s.plates() - 1 - some(rng, 2)
    s.served = [0] * len(box.foods)
    for _ in range(near if rng.below(2) else some(rng, near)):
        s.served[tokens.pop()] += 1
    s.pantry, s.supply = [0] * len(box.foods), [0] * len(box.foods)
    for food in tokens:
        if s.pantry[food] < box.plain and rng.below(3) == 0:
            s.pantry[food] += 1
        elif rng.below(8):
            s.supply[food] += 1
    if rng.below(6) == 0:
        s.supply = [0] * len(box.foods)
    if rng.below(6) == 0:
        s.pantry = [0] * len(box.foods)


class Compared:
    """How often what was seen: a comparison that never meets a rule says nothing about it."""

    def __init__(self, game: MousewarmingParty, edition: str) -> None:
        self.game = game
        self.codec = Codec(game)
        self.printed = Edition(edition_text("mousewarming-party", edition)).tables
        self.seen: Counter[str] = Counter()

    def turn(self, s: Table, rng: Rng) -> None:
        """One turn of both: the same roll, the same choices, everything compared at every question and at the end."""
        box = s.box
        side, face = rng.below(len(box.sides)), rng.below(len(box.faces))
        if s.abilities and rng.below(3):
            face = box.faces.index(box.bonus)
        referee = Referee(read(self.codec.plain(s), self.printed), self.printed, s.seats, s.abilities)
        s.rng, story = ScriptedRng(side, face), [notation.position(self.game.view(s, 0), box)]
        self.game.advance(s)
        del s.agenda[0]  # the turn after this one
        referee.roll(box.foods[box.faces[face]], box.sides[side].name)
        while pending := self.game.pending(s):
            said = "\n".join(story)
            assert referee.asks == pending[0].prompt, said
            self.compare(s, referee, said)
            offered = [notation.write(choice) for choice in pending[0].options]
            assert sorted(offered) == sorted(referee.offers()), said
            line = offered[rng.below(len(offered))]
            story.append(f"{box.foods[box.faces[face]]} from the {box.sides[side].name}: {line}")
            self.seen[line.partition(" ")[0] if ">" not in line else "move"] += 1
            self.game.play(s, pending[0].seat, notation.read(line))
            referee.choose(line)
        assert referee.asks == "", "\n".join(story)
        self.compare(s, referee, "\n".join(story))
        if s.ended:
            won = "won" if referee.is_enough() else "lost"
            assert self.game.outcome(s).reason == (s.ended if s.ended == "party" else f"{s.ended}-{won}")
            self.seen[self.game.outcome(s).reason] += 1
        self.seen["turns"] += 1

    def compare(self, s: Table, referee: Referee, said: str) -> None:
        ours, theirs = read(self.codec.plain(s), self.printed), deepcopy(referee.p)
        assert ours == theirs, said


@rule("PARTY-7", "PARTY-9", "PARTY-11", "PARTY-12", "PARTY-15", "PARTY-17", "PARTY-20", "PARTY-21", "PARTY-22",
      "PARTY-30", "PARTY-31", "PARTY-32", "PARTY-33", "PARTY-34", "PARTY-35", "PARTY-36")
@pytest.mark.parametrize(("game", "edition"), [(GAME, "standard"), (SMALL, "small")], ids=["standard", "small"])
def test_a_turn_with_abilities_goes_as_a_second_reading_of_the_clauses_says(
        game: MousewarmingParty, edition: str) -> None:
    compared = Compared(game, edition)
    for number, pair in enumerate(PAIRS):
        for n in range(A_PAIR):
            rng = Rng.numbered(1000 * number + n)
            compared.turn(crafted(game, pair, rng, abilities=True), rng)
    assert compared.seen["turns"] == len(PAIRS) * A_PAIR
    for each in ("cheese", "nap", "shoot", "return", "sprint", "raid", "pack", "drop", "take", "leave", "party",
                 "feeders-lost", "pantry-lost"):
        assert compared.seen[each] >= 3, (each, compared.seen)


@rule("PARTY-7", "PARTY-8", "PARTY-9", "PARTY-10", "PARTY-11", "PARTY-13", "PARTY-14", "PARTY-17", "PARTY-19",
      "PARTY-23")
@pytest.mark.parametrize(("game", "edition"), [(GAME, "standard"), (SMALL, "small")], ids=["standard", "small"])
def test_a_turn_without_abilities_does_too(game: MousewarmingParty, edition: str) -> None:
    compared = Compared(game, edition)
    for n in range(PLAIN):
        rng = Rng.numbered(50_000 + n)
        compared.turn(crafted(game, PAIRS[n % len(PAIRS)], rng, abilities=False), rng)
    for each in ("cheese", "nap", "drop", "take", "leave", "party", "pantry-lost"):
        assert compared.seen[each] >= 3, (each, compared.seen)
