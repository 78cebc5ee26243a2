"""When a bot at a hosted table says something, and what is written about it."""
from __future__ import annotations

from mousehole.games import is_scored
from mousehole.table.journal import AnyEntry, Said
from mousehole.table.live import Live
from mousehole.table.remarks import QUIET, about, at_the_end

AT_THE_END = ("won-", "lost-", "together-")


def remark(live: Live, after: int, now: int) -> list[AnyEntry]:
    """Return what a bot remarks on what has happened since that entry, to be written; nothing, mostly."""
    if not live.opened.remarks or live.status not in ("playing", "over") or live.match is None:
        return []
    levels = {seat: chair.level for seat, chair in enumerate(live.chairs) if chair.who == "bot" and not chair.muted}
    spoken = [each for each in live.chat if each.remark]
    if not levels or (spoken and live.number - spoken[-1].number < QUIET and live.status == "playing"):
        return []
    salt = f"{live.id} {live.match_number} {live.number}"
    said = {each.remark for each in spoken if each.match == live.match_number}
    if live.status == "over":
        outcome, is_team = live.outcome(), live.box.game.facts.cooperative
        is_said = any([each.startswith(AT_THE_END) for each in said])
        found = None if outcome is None or is_said or is_scored(live.opened.game) else at_the_end(
            outcome, is_team, levels, salt)
    else:
        events = [event for _, news in live.events_after(after) for event in news]
        found = about(live.opened.game, events, levels, said, salt)
    return [] if found is None else [Said(at=now, seat=found[0], text=f"remark-{found[1]}", remark=found[1])]
