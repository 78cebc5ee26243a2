"""Tiny Game: the facts on the box."""
from mousehole.kernel import Facts

FACTS = Facts(
    id="tiny-game", title="Tiny Game", fewest=2, most=4, minutes=5, cooperative=False,
    versions=("the first",), options=(), turn_clause="TINY-3", end_clause="TINY-6")
