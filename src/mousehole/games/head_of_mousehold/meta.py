"""Head of Mousehold: the facts on the box."""
from mousehole.kernel import Facts, Option, first_player

FACTS = Facts(
    id="head-of-mousehold", title="Head of Mousehold", fewest=2, most=5, minutes=30, cooperative=False,
    versions=(
        "the first",
        "mice are chosen one at a time, and a clan with no more than it must send is not asked; null, not a sentinel",
    ),
    options=(
        Option("events", True, (True, False), "HEAD-7"),  # False: the easy variant
        first_player("HEAD-8"),
    ),
    turn_clause="HEAD-15", end_clause="HEAD-40")

QUICK_SEATS = 3  # three: enough mice under each trap for a bluff, few enough to follow

FEWER = ("danger", "rival")  # measures of which players want little
