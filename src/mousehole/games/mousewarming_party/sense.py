"""Mousewarming Party: what makes sense at its table."""
from __future__ import annotations

from mousehole.checks.positions import (
    MAX_ROUNDS,
    Shape,
    agree,
    apart,
    counted,
    flag,
    follows,
    maybe,
    one_of,
    row,
    starts_of,
    steps,
    whole,
)
from mousehole.games.mousewarming_party.board import AT_PLAY, NONE
from mousehole.games.mousewarming_party.rules.burrows import TRAVELER
from mousehole.games.mousewarming_party.rules.end import FEEDERS, PANTRY, PARTY
from mousehole.games.mousewarming_party.table import Table

MAX_TOKENS = 10_000
SET_UP = starts_of("TakeTurn", "PlaceMice", "HandOutTrays", "ChooseMice", "PlaceRaccoon", "OpenBurrows")
TURN = starts_of("TakeTurn", "PassOn", "MoveRaccoon", "MoveMouse", "RollDie")
STOPS = ("PickUpFood", "FlipBurrow", "DeliverFood")
AGENDAS = [[], ["EndParty"], *SET_UP, *TURN, *[[*TURN[3], top] for top in ("UseCheese", "PlaceFood", *STOPS)],
           *[[*TURN[2], top] for top in STOPS]]


def pieces(s: Table) -> tuple[list[int], list[int], int, int]:
    """40 tokens by food, 8 tiles, 2 mice, 1 raccoon; before they are placed, figures stand beside the board."""
    placed = [space for space in [s.raccoon, *s.at] if space != NONE]
    assert len(set(placed)) == len(placed)
    return tokens_by_food(s), all_tiles(s), len(s.at), 1


def all_tiles(s: Table) -> list[int]:
    return sorted([*[tile for tile in s.tiles if tile != NONE], *s.boxed, *s.guests])


def tokens_by_food(s: Table) -> list[int]:
    aboard = s.trays[0] + s.trays[1] + s.backpack + s.tokens
    for pile in s.feeders:
        aboard = aboard + pile
    return [aboard.count(food) + s.supply[food] + s.served[food] + s.pantry[food] for food in range(len(s.box.foods))]


def shapes(s: Table) -> dict[str, Shape]:
    box = s.box
    seat, space, food, tile = whole(0, s.seats - 1), whole(NONE, box.size - 1), whole(0, len(box.foods) - 1), \
        whole(0, box.tiles - 1)
    count = whole(0, MAX_TOKENS)
    by_food, tokens, tiles = row(count, len(box.foods)), row(food, 0, MAX_TOKENS), row(tile, 0, box.tiles)
    return {
        "turn": seat, "turns": whole(0, MAX_ROUNDS), "burrows": one_of("open", "hidden"),
        "golden_trays": whole(0, AT_PLAY), "abilities": flag, "raccoon": space, "asleep": flag,
        "mice": row(one_of(*box.mice), 0, AT_PLAY), "at": row(space, AT_PLAY),
        "ran": whole(NONE, AT_PLAY - 1), "golden": row(flag, AT_PLAY),
        "trays": row(row(food, 0, box.room), AT_PLAY), "backpack": row(food, 0, box.backpack),
        "tokens": row(whole(NONE, len(box.foods) - 1), box.size), "tiles": row(whole(NONE, box.tiles - 1), box.size),
        "is_up": row(flag, box.size), "boxed": tiles, "guests": tiles, "served": by_food, "pantry": by_food,
        "supply": by_food, "feeders": row(tokens, len(box.feeder_spaces)), "side": whole(NONE, len(box.sides) - 1),
        "rolled": whole(NONE, len(box.foods) - 1), "ended": one_of("", PARTY, FEEDERS, PANTRY)}


def check(s: Table) -> None:
    box, mouse = s.box, {"mouse": whole(0, AT_PLAY - 1)}
    names = steps(s, {"MoveMouse": {"dropper": maybe(whole(0, AT_PLAY - 1))},
                      "EndParty": {"reason": one_of(PARTY, FEEDERS, PANTRY)},
                      "PickUpFood": mouse, "FlipBurrow": mouse, "DeliverFood": mouse})
    follows(names, *AGENDAS)
    agree((not names) == (s.ended != ""), "ended", "agenda", "PARTY-20")
    agree(len(set(s.mice)) == len(s.mice), "mice", "mice", "PARTY-3")
    figures = {"raccoon": s.raccoon, "at[0]": s.at[0], "at[1]": s.at[1]}
    apart({who: space for who, space in figures.items() if space != NONE}, "PARTY-12")
    counted("food", [(box.foods[food], n) for food, n in enumerate(tokens_by_food(s))],
            [(name, box.common[food] + box.raccoon[food]) for food, name in enumerate(box.foods)], "PARTY-2")
    counted("tile", all_tiles(s), range(box.tiles), "PARTY-1")
    agree(not [tile for tile in s.boxed + s.guests if box.is_kitchen(tile)], "boxed", "guests", "PARTY-1")
    agree(len(s.boxed) == box.tiles - box.kitchens - box.sectors, "boxed", "tiles", "PARTY-1")
    for space in range(box.size):
        agree(box.has_plate[space] or s.tokens[space] == NONE, "tokens", "box", "PARTY-7")
        agree(space in box.burrow_spaces or s.tiles[space] == NONE, "tiles", "box", "PARTY-1")
        agree(not s.is_up[space] or box.is_kitchen(s.tiles[space]), "is_up", "tiles", "PARTY-14")
    agree(s.ran == NONE or s.abilities, "ran", "abilities", "PARTY-30")
    agree(not s.backpack or (s.abilities and TRAVELER in s.mice), "backpack", "mice", "PARTY-36")
    if names in SET_UP[1:]:
        _check_set_up(s, names)
    else:
        _check_turn(s, names)


def _check_set_up(s: Table, names: list[str]) -> None:
    """PARTY-3 What is still to come has not been done."""
    todo = set(names)
    agree((s.raccoon == NONE) == ("PlaceRaccoon" in todo), "raccoon", "agenda", "PARTY-3")
    agree(len(s.mice) == AT_PLAY or "ChooseMice" in todo, "mice", "agenda", "PARTY-3")
    agree(not ("PlaceRaccoon" in todo and s.mice), "mice", "agenda", "PARTY-3")
    agree("HandOutTrays" not in todo or s.at == [NONE, NONE], "at", "agenda", "PARTY-3")
    agree(s.at[1] == NONE or names == SET_UP[1], "at", "agenda", "PARTY-3")
    agree(sum(s.served) + sum(s.pantry) + sum(map(len, s.trays)) == 0, "served", "agenda", "PARTY-3")


def _check_turn(s: Table, names: list[str]) -> None:
    agree(len(s.mice) == AT_PLAY and s.raccoon != NONE and NONE not in s.at, "at", "agenda", "PARTY-3")
    agree(sum(s.golden) == s.golden_trays, "golden", "golden_trays", "PARTY-24")
    if not names or names == ["EndParty"]:
        return
    agree(not s.are_feeders_empty() or "MoveRaccoon" in names, "feeders", "agenda", "PARTY-21")
    agree(max(s.pantry) <= s.box.plain, "pantry", "agenda", "PARTY-22")
    agree(not s.is_won() or names[-1] in ("FlipBurrow", "DeliverFood"), "served", "agenda", "PARTY-20")
    rolled = len(names) > 3 and names != TURN[4]
    agree(not rolled or (s.rolled != NONE and s.side != NONE), "rolled", "agenda", "PARTY-6")
    if names[-1] == "UseCheese":
        agree(s.rolled == s.box.bonus, "rolled", "agenda", "PARTY-9")
    step = s.agenda[-1]
    m = getattr(step, "mouse", NONE)
    if names[-1] == "PickUpFood":
        agree(s.tokens[s.at[m]] != NONE and len(s.trays[m]) < s.box.room, "agenda", "tokens", "PARTY-13")
    elif names[-1] in ("FlipBurrow", "DeliverFood"):
        is_open = s.is_up[s.at[m]]
        agree(s.tiles[s.at[m]] != NONE and is_open == (names[-1] == "DeliverFood"), "agenda", "tiles", "PARTY-14")
