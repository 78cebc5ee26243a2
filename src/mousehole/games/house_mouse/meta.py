"""House Mouse: the facts on the lid."""
from mousehole.kernel import Facts, Option, first_player

FACTS = Facts(
    id="house-mouse", title="House Mouse", fewest=2, most=8, minutes=30, cooperative=False,
    versions=(
        "the first",
        ("Basil's actions have their moment; a Power that comes back as the twelfth card is used once; views name "
         "cards; nine Powers of the standard deck do more"),
        "Light Paws of the standard deck steals from a fuller nest and gives nothing back",
        "events say which card did something, who moved a mouse, and how many points a nest won or lost",
        ("views remember Boosts that were peeked at before somebody took them, and cards that lay open before they "
         "were shuffled"),
        "the standard deck has three Light Paws and one Swap Shelf",
    ),
    options=(
        Option("basil", False, (False, True), "HOUSE-40"),  # with two players he is always there, with eight never
        Option("window", 3, (2, 3, 5, 8), "HOUSE-21"),      # seconds in which a declared Power may be cancelled
        first_player("HOUSE-6"),
    ),
    turn_clause="HOUSE-6", end_clause="HOUSE-23")

QUICK_SEATS = 3  # three: every nest matters, and Basil does not have to be explained yet

FEWER = ("rival",)  # measures of which players want little
