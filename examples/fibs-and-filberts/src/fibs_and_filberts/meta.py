"""Fibs & Filberts: the facts on the box."""
from mousehole.kernel import Facts

FACTS = Facts(
    id="fibs-and-filberts", title="Fibs & Filberts", fewest=2, most=5, minutes=10, cooperative=False,
    versions=("the first",), options=(), turn_clause="FIBS-3", end_clause="FIBS-10")
