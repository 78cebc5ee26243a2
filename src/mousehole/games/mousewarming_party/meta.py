"""Mousewarming Party: the facts on the lid."""
from mousehole.kernel import Facts, Option
from mousehole.kernel.facts import FIRST_PLAYER

FACTS = Facts(
    id="mousewarming-party", title="Mousewarming Party", fewest=1, most=6, minutes=20, cooperative=True,
    versions=("the first",
              "a mouse that its ability has moved this turn drops nothing; a view says null where there is nothing",
              "the raccoon's catch says how many tokens of a food end the game"),
    options=(
        Option("burrows", "hidden", ("open", "hidden"), "PARTY-4"),
        Option("golden_trays", 0, (0, 1, 2), "PARTY-24"),
        Option("abilities", False, (False, True), "PARTY-30"),
        Option(FIRST_PLAYER, 0, ("random",), "PARTY-5", is_seat=True),  # nobody's age is known: the first seat begins
    ),
    turn_clause="PARTY-5", end_clause="PARTY-20")

IS_OPEN = True  # what is hidden in the burrows is hidden from everybody alike

QUICK_SEATS = 2  # the ladder's first rung, with one sound partner
QUICK_OPTIONS = {"burrows": "open"}

FEWER = ("row",)  # measures of which players want little
