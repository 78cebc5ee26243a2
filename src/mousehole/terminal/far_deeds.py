"""What can be done at a table of a server that is no answer of the game, and how the server is asked for it."""
from __future__ import annotations

import secrets
from collections.abc import Callable, Iterator
from typing import Any

from mousehole.bots.levels import LEVELS
from mousehole.kernel import Seat
from mousehole.terminal.labels import Labels
from mousehole.terminal.sitting import Deed

MENU = "menu"
STAND = "stand"


def on_the_wire(level: str) -> str:
    return level.lower().replace(" ", "-")


def deeds_at(room: dict[str, Any], seat: Seat | None, is_host: bool, is_cooperative: bool, labels: Labels,
             name: Callable[[Seat], str]) -> list[Deed]:
    """Whatever the server would not refuse at once. The last is always to leave the screen."""
    status = room["status"]
    found: list[Deed] = []
    if status == "over" and seat is not None and seat not in room["rematch"]:
        found.append(Deed("rematch", labels("deed-rematch")))
    if is_host and status in ("gathering", "over"):
        found += _of_host(room, labels)
    if seat is not None and status == "playing":
        found += _in_match(room, seat, is_cooperative, labels)
    if is_host and status != "closed":
        others = [chair for chair in room["chairs"] if chair["who"] == "person" and chair["seat"] != seat]
        found += [Deed(f"{'unmute' if chair['muted'] else 'mute'} {chair['seat']}",
                       labels("deed-unmute" if chair["muted"] else "deed-mute", name=name(chair["seat"])))
                  for chair in others]
        found += [Deed(f"remove {chair['seat']}", labels("deed-remove", name=name(chair["seat"]))) for chair in others]
    if seat is not None and status in ("gathering", "over"):
        found.append(Deed(STAND, labels("deed-stand"), True))
    return [*found, Deed(MENU, labels("end-menu"), True)]


def _of_host(room: dict[str, Any], labels: Labels) -> Iterator[Deed]:
    """Start, and before that: bots and invitations."""
    free = [chair["seat"] for chair in room["chairs"] if chair["who"] in ("open", "invited")]
    if not free:
        yield Deed("start", labels("deed-start"))
    else:
        for level in LEVELS:
            yield Deed(f"start {on_the_wire(level)}", labels("deed-start-filled", level=level))
    for chair in room["chairs"]:
        n = chair["seat"] + 1
        if chair["who"] == "bot":
            yield Deed(f"free {chair['seat']}", labels("deed-free", n=n))
        if chair["who"] in ("open", "invited"):
            yield Deed(f"invite {chair['seat']}", labels("deed-invite", n=n))
            for level in LEVELS:
                yield Deed(f"bot {chair['seat']} {on_the_wire(level)}", labels("deed-bot", n=n, level=level))


def _in_match(room: dict[str, Any], seat: Seat, is_cooperative: bool, labels: Labels) -> Iterator[Deed]:
    chair = room["chairs"][seat]
    if chair["resigned"]:
        return
    if is_cooperative:
        word = "resume" if room["paused"] else "pause"
        yield Deed(word, labels(f"deed-{word}"))
    word = "back" if chair["away"] else "leave"
    yield Deed(word, labels(f"deed-{word}"))
    yield Deed("resign", labels("deed-resign"))


def message_of(deed: Deed) -> dict[str, Any] | None:
    """What is said to the server; None: it is asked by REST, or nothing is to be said."""
    word, *rest = deed.id.split()
    if word == "start":
        return {"is": "start", "fill": rest[0] if rest else ""}
    if word == "remove":
        return {"is": "remove", "seat": int(rest[0])}
    if word in ("mute", "unmute"):
        return {"is": "mute", "seat": int(rest[0]), "on": word == "mute"}
    if word == "rematch":
        return {"is": "rematch", "nonce": secrets.token_hex(16)}
    if word in ("pause", "resume", "leave", "back", "resign"):
        return {"is": word}
    return {"is": "leave"} if word == STAND else None


def request_of(deed: Deed) -> tuple[str, dict[str, Any]] | None:
    """The end of an address, and what is posted there with the host's key."""
    word, *rest = deed.id.split()
    if word == "bot":
        return f"/seats/{rest[0]}/bot", {"level": rest[1]}
    if word == "free":
        return f"/seats/{rest[0]}/bot", {"level": ""}
    return (f"/seats/{rest[0]}/invitation", {}) if word == "invite" else None


def changes(before: dict[str, Any], after: dict[str, Any], labels: Labels, name: Callable[[Seat], str]) -> list[str]:
    """Who came, went, and wants to play again, in words."""
    told = []
    for old, new in zip(before["chairs"], after["chairs"], strict=True):
        n, who = new["seat"] + 1, name(new["seat"])
        if (old["who"], old["name"], old["level"]) != (new["who"], new["name"], new["level"]) and not new["away"]:
            if new["who"] == "open":
                told.append(labels("far-freed", n=n))
            elif new["who"] != "invited" and (old["who"] != new["who"] or old["name"] != new["name"]):
                told.append(labels("far-sits", name=who, n=n))
        if new["who"] == "person" and old["who"] == "person":
            for field, word in (("away", "away"), ("resigned", "resigned")):
                if old[field] != new[field]:
                    told.append(labels(f"far-is-{word}" if new[field] else "far-is-back", name=who))
    told += [labels("far-wants-rematch", name=name(seat)) for seat in after["rematch"]
             if seat not in before["rematch"]]
    return told
