"""What you can do at a server's table besides playing, and the requests for it."""
from __future__ import annotations

from collections.abc import Iterator
from random import SystemRandom
from typing import Any

from mousehole.bots.levels import LEVELS
from mousehole.kernel import Seat
from mousehole.terminal.labels import Labels
from mousehole.terminal.remote_settings import SETTINGS
from mousehole.terminal.sitting import RENAME, TableAction

MENU = "menu"
STAND = "stand"


def on_the_wire(level: str) -> str:
    return level.lower().replace(" ", "-")


def actions_at(room: dict[str, Any], seat: Seat | None, is_host: bool, is_cooperative: bool,
               labels: Labels) -> list[TableAction]:
    """List everything that the server would not refuse at once. The last one always leaves the screen."""
    status, name = room["status"], labels.words.name
    found: list[TableAction] = []
    if status == "over" and seat is not None and seat not in room["rematch"]:
        found.append(TableAction("rematch", labels("deed-rematch")))
    if is_host and status in ("gathering", "over"):
        found += _of_host(room, labels)
    if seat in room["awaited"]:
        found.append(TableAction("ready", labels("deed-ready")))
    if is_host and room["awaited"] and seat not in room["awaited"]:
        found.append(TableAction("begin", labels("deed-begin")))
    if seat is not None and status == "playing":
        found += _in_match(room, seat, is_cooperative, labels)
    if is_host and status != "closed":
        others = [chair for chair in room["chairs"] if chair["who"] == "person" and chair["seat"] != seat]
        found += [TableAction(f"{'unmute' if chair['muted'] else 'mute'} {chair['seat']}",
                              labels("deed-unmute" if chair["muted"] else "deed-mute", name=name(chair["seat"])))
                  for chair in others]
        found += [TableAction(f"remove {chair['seat']}", labels("deed-remove", name=name(chair["seat"])))
                  for chair in others]
        found += [TableAction(f"hand-over {chair['seat']}", labels("deed-hand-over", name=name(chair["seat"])))
                  for chair in others]
        found.append(TableAction("close", labels("deed-close")))
    if seat is not None and status in ("gathering", "over"):
        found.append(TableAction(RENAME, labels("deed-rename")))
        found.append(TableAction(STAND, labels("deed-stand"), True))
    return [*found, TableAction(MENU, labels("end-menu"), True)]


def _of_host(room: dict[str, Any], labels: Labels) -> Iterator[TableAction]:
    """List starting and what comes before it: settings, seats, bots and invitations."""
    free = [chair["seat"] for chair in room["chairs"] if chair["who"] in ("open", "invited")]
    if not free:
        yield TableAction("start", labels("deed-start"))
    else:
        for level in LEVELS:
            yield TableAction(f"start {on_the_wire(level)}", labels("deed-start-filled", level=_level(level, labels)))
    if not room["called"]:
        yield TableAction(SETTINGS, labels.words.message("change-settings"))
    if len(room["chairs"]) > 1:
        yield TableAction(f"shuffle {len(room['chairs'])}", labels("deed-shuffle"))
        for n in range(1, len(room["chairs"])):
            yield TableAction(f"up {n} {len(room['chairs'])}", labels("deed-up", n=n + 1))
    for chair in room["chairs"]:
        n = chair["seat"] + 1
        if chair["who"] in ("bot", "invited"):
            word = "free" if chair["who"] == "bot" else "take-back"
            yield TableAction(f"free {chair['seat']}", labels(f"deed-{word}", n=n))
        if chair["who"] in ("open", "invited"):
            yield TableAction(f"invite {chair['seat']}", labels("deed-invite", n=n))
            for level in LEVELS:
                yield TableAction(f"bot {chair['seat']} {on_the_wire(level)}", labels("deed-bot", n=n,
                                                                                      level=_level(level, labels)))


def _level(level: str, labels: Labels) -> str:
    return labels.words.message(f"bot-{on_the_wire(level)}-plays")


def _in_match(room: dict[str, Any], seat: Seat, is_cooperative: bool, labels: Labels) -> Iterator[TableAction]:
    chair = room["chairs"][seat]
    if chair["resigned"]:
        return
    if is_cooperative and not room["awaited"]:
        word = "resume" if room["paused"] else "pause"
        yield TableAction(word, labels(f"deed-{word}"))
    word = "back" if chair["away"] else "leave"
    yield TableAction(word, labels(f"deed-{word}"))
    yield from _taking_back(room, seat, labels)
    yield TableAction("resign", labels("deed-resign"))


def _taking_back(room: dict[str, Any], seat: Seat, labels: Labels) -> Iterator[TableAction]:
    asked = room["asked_back"]
    if asked is None:
        is_timed = room["clock"]["game"] or (room["clock"]["move"] and not room["relaxed"])
        if room["take_backs"] and not is_timed:
            yield TableAction("take-back", labels("deed-undo"))
    elif asked["seat"] == seat:
        yield TableAction("disagree", labels("deed-undo-not"))
    elif seat in asked["undecided"]:
        name = labels.words.name(asked["seat"])
        yield TableAction("agree", labels("deed-agree", name=name))
        yield TableAction("disagree", labels("deed-disagree", name=name))


def message_of(action: TableAction) -> dict[str, Any] | None:
    """Return the message to the server; None: it is a REST request, or nothing needs to be sent."""
    if action.message is not None:
        return action.message
    word, *rest = action.id.split()
    if word == "start":
        return {"is": "start", "fill": rest[0] if rest else ""}
    if word in ("remove", "hand-over"):
        return {"is": word, "seat": int(rest[0])}
    if word == "shuffle":
        order = list(range(int(rest[0])))
        SystemRandom().shuffle(order)
        return {"is": "rearrange", "order": order}
    if word == "up":
        n, order = int(rest[0]), list(range(int(rest[1])))
        order[n - 1], order[n] = n, n - 1
        return {"is": "rearrange", "order": order}
    if word in ("mute", "unmute"):
        return {"is": "mute", "seat": int(rest[0]), "on": word == "mute"}
    if word in ("agree", "disagree"):
        return {"is": "agree", "agrees": word == "agree"}
    if word in ("ready", "begin", "pause", "resume", "leave", "back", "close", "take-back", "resign", "rematch"):
        return {"is": word}
    return {"is": "leave"} if word == STAND else None


def request_of(action: TableAction) -> tuple[str, dict[str, Any]] | None:
    """Return the end of the address, and the body to post there with the host's key."""
    word, *rest = action.id.split()
    if word == "bot":
        return f"/seats/{rest[0]}/bot", {"level": rest[1]}
    if word == "free":
        return f"/seats/{rest[0]}/bot", {"level": ""}
    return (f"/seats/{rest[0]}/invitation", {}) if word == "invite" else None


def changes(before: dict[str, Any], after: dict[str, Any], labels: Labels) -> list[str]:
    """Say who came, left, and wants to play again."""
    told = []
    for old, new in zip(before["chairs"], after["chairs"], strict=True):
        n, seat = new["seat"] + 1, new["seat"]
        if (old["who"], old["name"], old["level"]) != (new["who"], new["name"], new["level"]) and not new["away"]:
            if new["who"] == "open":
                told.append(labels("far-freed", n=n))
            elif new["who"] != "invited" and (old["who"] != new["who"] or old["name"] != new["name"]):
                told.append(labels("far-sits", seat=seat, n=n))
        if new["who"] == "person" and old["who"] == "person":
            if old["away"] != new["away"]:
                told.append(labels("far-is-away" if new["away"] else "far-is-back", seat=seat))
            if old["resigned"] != new["resigned"]:  # also set for a seat that did not reveal its contribution
                is_in = "far-is-withheld" if new["withheld"] else "far-is-resigned"
                told.append(labels(is_in if new["resigned"] else "far-is-back", seat=seat))
    told += [labels("far-wants-rematch", seat=seat) for seat in after["rematch"]
             if seat not in before["rematch"]]
    return told
