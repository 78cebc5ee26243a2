"""Mousewarming Party as numbers: the loop space by space, the two mice, the table, and the parts of every choice."""
from __future__ import annotations

from typing import Any, Final

from mousehole.encoding.encoder import Encoder as Base
from mousehole.encoding.layout import Block, numbered, seat_labels
from mousehole.games.mousewarming_party.board import AT_PLAY, FEEDER, PLATE, Board
from mousehole.games.mousewarming_party.rules.burrows import PickUpFood
from mousehole.games.mousewarming_party.rules.turn import MoveMouse
from mousehole.games.mousewarming_party.wire import (
    BURROW,
    Drop,
    GiveGolden,
    LeaveFood,
    LullRaccoon,
    Mouse,
    Move,
    PackFood,
    PickUp,
    PlaceCheese,
    PutMouse,
    PutRaccoon,
    RaidFeeder,
    ReturnFood,
    ShootFood,
    Sprint,
    TakeMouse,
    View,
)
from mousehole.kernel import Choice

ABOARD: Final = 2.0      # tokens on a tray, or in a backpack
REACH: Final = 4.0       # steps of a mouse
TABLE: Final = 10.0      # plates, and tokens of a food
TURNS: Final = 50.0
STEPS: Final = ["OpenBurrows", "PlaceRaccoon", "ChooseMice", "HandOutTrays", "PlaceMice", "TakeTurn", "RollDie",
                "PlaceFood", "UseCheese", "MoveMouse", "MoveRaccoon", "PassOn", "PickUpFood", "FlipBurrow",
                "DeliverFood", "EndParty", "LayRaccoonDown", "FireSlingshot", "StealBack", "RunSprint", "RobFeeder",
                "PackBackpack"]
PROMPTS: Final = ["raccoon", "mouse", "golden", "start", "cheese", "move", "pick-up"]
KINDS: Final = ["PutRaccoon", "TakeMouse", "GiveGolden", "PutMouse", "PlaceCheese", "LullRaccoon", "ShootFood",
                "ReturnFood", "Sprint", "RaidFeeder", "PackFood", "Drop", "Move", "PickUp", "LeaveFood"]
ENDS: Final = ["party", "feeders", "pantry"]
STATE: Final = ["golden tray", "reach", "has run", "acts now"]
SUMS: Final = ["seats", "turns", "burrows open", "golden trays", "abilities", "raccoon asleep", "plates", "served"]
THERE: Final = ["door", "kitchen", "feeder", "plate"]
LEFT_OUT: Final = {
    "foods": "the edition's", "loop": "the edition's",
    "mice": "the order of the tokens on a tray and in a backpack",
    "guests": "the order in which they came",
}


class Encoder(Base):
    def __init__(self, box: Board, seats: int) -> None:
        who, spaces, foods = seat_labels(seats), numbered(box.size), box.foods
        both = ["first", "second"]
        kitchens = [f"kitchen {n + 1}" for n in range(box.kitchens)]
        super().__init__([
            Block("mouse", "which mice are in play", [both, box.mice]),
            Block("at", "their spaces", [both, spaces]),
            Block("state", "of each: whether its tray is golden, its reach / 4, whether its ability has moved it in "
                  "this turn, whether it has dropped something and must move, or stands before food",
                  [both, STATE], most=3.0),
            Block("tray", "tokens on the trays / 2", [both, foods]),
            Block("backpack", "tokens in the traveler's backpack / 2", [foods], most=4.0),
            Block("raccoon", "its space", [spaces]),
            Block("tokens", "food on the plates", [spaces, foods]),
            Block("doors", "burrows whose tile lies face down", [spaces]),
            Block("kitchens", "which kitchen lies face up where", [spaces, kitchens]),
            Block("menus", "what can be delivered where", [spaces, foods]),
            Block("guests", "guest tiles at the table", [numbered(len(box.guests), 1)]),
            Block("served", "tokens on the table / 10", [foods], most=4.0),
            Block("pantry", "tokens in the pantry / those that end the game", [foods]),
            Block("supply", "common tokens left / all of that food", [foods]),
            Block("feeders", "tokens left on each feeder / 10", [numbered(len(box.feeder_spaces), 1)], most=48.0),
            Block("rolled", "the last roll", [foods]),
            Block("side", "and its side", [[side.name for side in box.sides]]),
            Block("turn", "whose turn it is", [who]),
            Block("numbers", "seats / 6, turns begun / 50, whether the burrows were open from the start, golden "
                  "trays / 2, whether abilities are in play, whether the raccoon is asleep, plates to be filled / "
                  "10, tokens served / 10", [SUMS], most=15.0),
            Block("ended", "what ended the game", [ENDS]),
        ], STEPS, PROMPTS, KINDS, [
            Block("which", "the mouse of the two in play", [both]),
            Block("name", "the mouse by name", [box.mice]),
            Block("to", "the space", [spaces]),
            Block("food", "the tokens / 2", [foods]),
            Block("to a burrow", "whether the sprinter runs to a burrow", [["burrow"]]),
            Block("there", "what is at that space: a door, a kitchen, a feeder, a plate", [THERE]),
            Block("food there", "the token on that space", [foods]),
            Block("delivers", "tokens that the kitchen there takes from this mouse / 2", [foods], most=5.0),
        ])
        self.box: Final = box
        self.count: Final = len(foods)
        self.foods: Final = {food: n for n, food in enumerate(foods)}
        self.names: Final = {mouse: n for n, mouse in enumerate(box.mice)}
        self.sides: Final = {side.name: n for n, side in enumerate(box.sides)}
        self.guest_tiles: Final = box.kitchens
        start, parts = self.layout.start, self.option_layout.start
        self.mouse: Final = start["mouse"]
        self.at: Final = start["at"]
        self.state: Final = start["state"]
        self.tray: Final = start["tray"]
        self.backpack: Final = start["backpack"]
        self.raccoon: Final = start["raccoon"]
        self.tokens: Final = start["tokens"]
        self.doors: Final = start["doors"]
        self.kitchens: Final = start["kitchens"]
        self.menus: Final = start["menus"]
        self.guests: Final = start["guests"]
        self.served: Final = start["served"]
        self.pantry: Final = start["pantry"]
        self.supply: Final = start["supply"]
        self.feeders: Final = start["feeders"]
        self.rolled: Final = start["rolled"]
        self.side: Final = start["side"]
        self.turn: Final = start["turn"]
        self.numbers: Final = start["numbers"]
        self.ended: Final = start["ended"]
        self.option_which: Final = parts["which"]
        self.option_name: Final = parts["name"]
        self.option_to: Final = parts["to"]
        self.option_food: Final = parts["food"]
        self.option_burrow: Final = parts["to a burrow"]
        self.option_there: Final = parts["there"]
        self.option_token: Final = parts["food there"]
        self.option_delivers: Final = parts["delivers"]

    def write_view(self, v: View, out: Any, at: int) -> None:
        count, foods = self.count, self.foods
        for m in range(len(v.mice)):
            self.write_state(v.mice[m], m, out, at)
        if v.raccoon is not None:
            out[at + self.raccoon + v.raccoon] = 1.0
        for space in range(len(v.tokens)):
            food = v.tokens[space]
            if food is not None:
                out[at + self.tokens + space * count + foods[food]] = 1.0
        for space in v.doors:
            out[at + self.doors + space] = 1.0
        for kitchen in v.kitchens:
            out[at + self.kitchens + kitchen.space * self.box.kitchens + kitchen.tile] = 1.0
            for food in kitchen.foods:
                out[at + self.menus + kitchen.space * count + foods[food]] = 1.0
        for guests in v.guests:
            out[at + self.guests + guests.tile - self.guest_tiles] = 1.0
        served = 0
        for n in range(count):
            if v.served[n]:
                served += v.served[n]
                out[at + self.served + n] = v.served[n] / TABLE
            if v.pantry[n]:
                out[at + self.pantry + n] = v.pantry[n] / (self.box.plain + 1)
            if v.supply[n]:
                out[at + self.supply + n] = v.supply[n] / self.box.common[n]
        for n in range(len(v.feeders)):
            out[at + self.feeders + n] = v.feeders[n] / TABLE
        if v.rolled is not None:
            out[at + self.rolled + foods[v.rolled]] = 1.0
        if v.side is not None:
            out[at + self.side + self.sides[v.side]] = 1.0
        out[at + self.turn + (v.turn - (v.seat or 0)) % v.seats] = 1.0
        self.write_numbers(v, served, out, at + self.numbers)
        if v.ended is not None:
            out[at + self.ended + ENDS.index(v.ended)] = 1.0
        self.write_step(v.agenda, out, at)
        if v.agenda:
            top, acts = v.agenda[len(v.agenda) - 1], at + self.state + len(STATE) - 1
            if isinstance(top, MoveMouse) and top.dropper is not None:
                out[acts + top.dropper * len(STATE)] = 1.0
            elif isinstance(top, PickUpFood):
                out[acts + top.mouse * len(STATE)] = 1.0

    def write_state(self, mouse: Mouse, m: int, out: Any, at: int) -> None:
        out[at + self.mouse + m * len(self.names) + self.names[mouse.mouse]] = 1.0
        if mouse.space is not None:
            out[at + self.at + m * self.box.size + mouse.space] = 1.0
        state = at + self.state + m * len(STATE)
        if mouse.golden:
            out[state] = 1.0
        out[state + 1] = mouse.reach / REACH
        if mouse.has_run:
            out[state + 2] = 1.0
        self.write_foods(mouse.tray, out, at + self.tray + m * self.count)
        self.write_foods(mouse.backpack, out, at + self.backpack)

    def write_foods(self, tokens: tuple[str, ...], out: Any, at: int) -> None:
        for food in tokens:
            here = at + self.foods[food]
            out[here] = out[here] + 1.0 / ABOARD

    def write_numbers(self, v: View, served: int, out: Any, at: int) -> None:
        out[at] = v.seats / 6.0
        out[at + 1] = v.turns / TURNS
        if v.burrows == "open":
            out[at + 2] = 1.0
        if v.golden_trays:
            out[at + 3] = v.golden_trays / 2.0
        if v.abilities:
            out[at + 4] = 1.0
        if v.asleep:
            out[at + 5] = 1.0
        out[at + 6] = v.plates / TABLE
        if served:
            out[at + 7] = served / TABLE

    def write_option(self, v: View, choice: Choice, out: Any, at: int) -> None:
        if isinstance(choice, Move):
            out[at + 12] = 1.0
            self.write_mouse(v, choice.mouse, out, at)
            self.write_space(v, choice.mouse, choice.space, out, at)
        elif isinstance(choice, Drop):
            out[at + 11] = 1.0
            self.write_mouse(v, choice.mouse, out, at)
            self.write_foods((choice.food,), out, at + self.option_food)
        elif isinstance(choice, PickUp):
            out[at + 13] = 1.0
        elif isinstance(choice, LeaveFood):
            out[at + 14] = 1.0
        elif isinstance(choice, PlaceCheese):
            out[at + 4] = 1.0
        elif isinstance(choice, LullRaccoon):
            out[at + 5] = 1.0
        elif isinstance(choice, ShootFood):
            out[at + 6] = 1.0
            self.write_foods((choice.food,), out, at + self.option_food)
        elif isinstance(choice, ReturnFood):
            out[at + 7] = 1.0
            self.write_foods((choice.food,), out, at + self.option_food)
        elif isinstance(choice, Sprint):
            out[at + 8] = 1.0
            if choice.to == BURROW:
                out[at + self.option_burrow] = 1.0
        elif isinstance(choice, RaidFeeder):
            out[at + 9] = 1.0
        elif isinstance(choice, PackFood):
            out[at + 10] = 1.0
            self.write_foods(choice.foods, out, at + self.option_food)
        elif isinstance(choice, PutRaccoon):
            out[at] = 1.0
            self.write_space(v, "", choice.space, out, at)
        elif isinstance(choice, TakeMouse):
            out[at + 1] = 1.0
            self.write_mouse(v, choice.mouse, out, at)
        elif isinstance(choice, GiveGolden):
            out[at + 2] = 1.0
            self.write_mouse(v, choice.mouse, out, at)
        else:
            assert isinstance(choice, PutMouse)
            out[at + 3] = 1.0
            self.write_mouse(v, choice.mouse, out, at)
            self.write_space(v, choice.mouse, choice.space, out, at)

    def write_mouse(self, v: View, name: str, out: Any, at: int) -> None:
        out[at + self.option_name + self.names[name]] = 1.0
        for m in range(min(len(v.mice), AT_PLAY)):
            if v.mice[m].mouse == name:
                out[at + self.option_which + m] = 1.0

    def write_space(self, v: View, name: str, space: int, out: Any, at: int) -> None:
        """The space, what is there, and what a stop of this mouse there would deliver."""
        out[at + self.option_to + space] = 1.0
        if space in v.doors:
            out[at + self.option_there] = 1.0
        kind = self.box.loop[space]
        if kind == FEEDER:
            out[at + self.option_there + 2] = 1.0
        elif kind == PLATE:
            out[at + self.option_there + 3] = 1.0
            food = v.tokens[space]
            if food is not None:
                out[at + self.option_token + self.foods[food]] = 1.0
        for kitchen in v.kitchens:
            if kitchen.space == space:
                out[at + self.option_there + 1] = 1.0
                for mouse in v.mice:
                    if mouse.mouse == name:
                        taken = [food for food in (*mouse.tray, *mouse.backpack) if food in kitchen.foods]
                        self.write_foods(tuple(taken), out, at + self.option_delivers)
