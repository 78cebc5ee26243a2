"""Haunted Mouse: the facts on the lid."""
from mousehole.kernel import Facts, first_player

FACTS = Facts(
    id="haunted-mouse", title="Haunted Mouse", fewest=2, most=5, minutes=30, cooperative=False,
    versions=("the first", ("views say None for what is not there or not seen, and count idle turns from 0; "
                            "which of several Bait cards a meld uses is asked card by card"),
              "views hold what a player who forgets nothing knows about hidden cards"),
    options=(first_player("HAUNT-6"),),
    turn_clause="HAUNT-31", end_clause="HAUNT-34")

QUICK_SEATS = 3  # three: two rivals' Bait can be watched, and a round ends before it drags on

FEWER = ("melds", "hand", "bait")  # measures of which players want little
