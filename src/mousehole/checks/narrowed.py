"""An edition may be for fewer players than the lid of the box says, or leave no choice in an option."""
from __future__ import annotations

from mousehole.checks.entries import Entries
from mousehole.kernel import Facts, Option


def most_players(entries: Entries, facts: Facts) -> int:
    """Read `[players] most`; without it, an edition is for as many as the game."""
    return entries.optional("players").whole_or("most", facts.fewest, facts.most, facts.most)


def narrowed(facts: Facts, most: int, options: tuple[Option, ...] | None = None) -> Facts:
    """Return a game's facts for an edition with this limit; the very same ones if it changes nothing."""
    if most == facts.most and options is None:
        return facts
    return Facts(facts.id, facts.title, facts.fewest, most, facts.minutes, facts.cooperative, facts.versions,
                 facts.options if options is None else options, facts.turn_clause, facts.end_clause)
