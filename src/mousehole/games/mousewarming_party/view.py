"""Mousewarming Party: who may know what. All seats alike: what lies open, and what can be counted from it."""
from __future__ import annotations

from mousehole.games.mousewarming_party.board import NONE, Board
from mousehole.games.mousewarming_party.rules.burrows import TRAVELER
from mousehole.games.mousewarming_party.table import Table
from mousehole.games.mousewarming_party.wire import Guests, Kitchen, Mouse, View
from mousehole.kernel import Rng, Seat


def view(s: Table, seat: Seat | None) -> View:
    """PARTY-25 No seat has private knowledge."""
    box = s.box
    return View(
        seat=seat, seats=s.seats, turn=s.turn, turns=s.turns, burrows=s.burrows, golden_trays=s.golden_trays,
        abilities=s.abilities, loop=box.loop, foods=tuple(box.foods),
        raccoon=None if s.raccoon == NONE else s.raccoon, asleep=s.asleep,
        mice=tuple([_mouse(s, m) for m in range(len(s.mice))]),
        tokens=tuple([None if food == NONE else box.foods[food] for food in s.tokens]),
        doors=tuple([space for space in box.burrow_spaces if s.tiles[space] != NONE and not s.is_up[space]]),
        kitchens=tuple([Kitchen(space, s.tiles[space], box.menus[s.tiles[space]])
                        for space in box.burrow_spaces if s.is_up[space]]),
        guests=tuple([Guests(tile, box.plates_of(tile)) for tile in s.guests]),
        served=tuple(s.served), plates=s.plates(), pantry=tuple(s.pantry), supply=tuple(s.supply),
        feeders=tuple([len(pile) for pile in s.feeders]),
        rolled=None if s.rolled == NONE else box.foods[s.rolled],
        side=None if s.side == NONE else box.sides[s.side].name,
        ended=s.ended or None, agenda=tuple(s.agenda))


def _mouse(s: Table, m: int) -> Mouse:
    name = s.mice[m]
    return Mouse(name, None if s.at[m] == NONE else s.at[m], s.golden[m], s.box.names(s.trays[m]),
                 s.box.names(s.backpack) if name == TRAVELER else (), s.reach(m), m == s.ran)


def imagine(v: View, rng: Rng, box: Board) -> Table:
    s = Table(v.seats, rng, box)
    s.set_up()
    s.agenda, s.events = list(v.agenda), None
    s.turn, s.turns, s.burrows, s.golden_trays = v.turn, v.turns, v.burrows, v.golden_trays
    s.abilities, s.asleep, s.ended = v.abilities, v.asleep, v.ended or ""
    s.raccoon = NONE if v.raccoon is None else v.raccoon
    for m in range(len(v.mice)):
        seen = v.mice[m]
        s.mice.append(seen.mouse)
        s.at[m] = NONE if seen.space is None else seen.space
        s.golden[m] = seen.golden
        if seen.has_run:
            s.ran = m
        s.trays[m] = [box.food(food) for food in seen.tray]
        s.backpack += [box.food(food) for food in seen.backpack]
    s.tokens = [NONE if food is None else box.food(food) for food in v.tokens]
    s.served, s.pantry, s.supply = list(v.served), list(v.pantry), list(v.supply)
    s.rolled = NONE if v.rolled is None else box.food(v.rolled)
    s.side = NONE if v.side is None else [side.name for side in box.sides].index(v.side)
    s.guests = [seen.tile for seen in v.guests]
    _imagine_burrows(s, v)
    _imagine_feeders(s, v)
    return s


def _imagine_burrows(s: Table, v: View) -> None:
    """Behind the doors are the kitchens not yet found and guests of whom any may have stayed in the box."""
    box = s.box
    s.tiles, s.is_up = [NONE] * box.size, [False] * box.size
    for kitchen in v.kitchens:
        s.tiles[kitchen.space], s.is_up[kitchen.space] = kitchen.tile, True
    hidden = [tile for tile in range(box.kitchens) if tile not in s.tiles]
    absent = [tile for tile in range(box.kitchens, box.tiles) if tile not in s.guests]
    s.rng.shuffle(absent)
    at_home = len(v.doors) - len(hidden)
    hidden += absent[:at_home]
    s.boxed = sorted(absent[at_home:])
    s.rng.shuffle(hidden)
    for at in range(len(v.doors)):
        s.tiles[v.doors[at]] = hidden[at]


def _imagine_feeders(s: Table, v: View) -> None:
    left = s.unseen()
    tokens = [food for food in range(len(left)) for _ in range(left[food])]
    s.rng.shuffle(tokens)
    for size in v.feeders:
        s.feeders.append(tokens[:size])
        tokens = tokens[size:]
