"""The engine behind every game. It contains nothing specific to any of them."""
# isort: off
from mousehole.kernel.chance import Rng
from mousehole.kernel.engine import EndlessAgenda, Game, State, Step, playout
from mousehole.kernel.facts import BadSetup, Facts, Option, Options, first_player
from mousehole.kernel.wire import CLOCK, TIME_UP, BySeat, Choice, Decision, Event, Interrupt, Outcome, Refusal, \
    Refused, Seat, TimeUp, Value
# isort: on

__all__ = ["CLOCK", "TIME_UP", "BadSetup", "BySeat", "Choice", "Decision", "EndlessAgenda", "Event", "Facts", "Game",
           "Interrupt", "Option", "Options", "Outcome", "Refusal", "Refused", "Rng",
           "Seat", "State", "Step", "TimeUp", "Value", "first_player", "playout"]
