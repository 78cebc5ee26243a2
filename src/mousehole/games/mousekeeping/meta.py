"""Mousekeeping!: the facts on the box."""
from mousehole.kernel import Facts, Option, first_player

FACTS = Facts(
    id="mousekeeping", title="Mousekeeping!", fewest=1, most=7, minutes=10, cooperative=True,
    versions=(
        "the first",
        "by hand, wrong placements are made and cost time; views say None for nothing, and show every score card",
        "the option and the field of the view that limit placements are called move_limit"),
    options=(
        Option("clock", 600, (300, 600, 900), "KEEP-9"),
        Option("move_limit", 0, (0, 60, 100, 120), "KEEP-9"),  # placements instead of a clock; 0: against the clock
        Option("by_hand", False, (False, True), "KEEP-22"),
        Option("map", True, (True, False), "KEEP-20"),
        first_player("KEEP-7"),
    ),
    turn_clause="KEEP-15", end_clause="KEEP-19")

IS_OPEN = True  # nothing is ever hidden from one player and shown to another
IS_TIMED = True  # the clock runs while players think
IS_SCORED = True  # nobody wins or loses: the score is the result

QUICK_SEATS = 2  # one partner: every other move is yours…
QUICK_BOTS = "old-whiskers"  # …and the quickest one, which takes no longer for a move than a person does

IDLE_UNDER = {"clock": "move_limit"}  # where moves are counted, no clock runs

FEWER = ("way",)  # measures of which players want little
