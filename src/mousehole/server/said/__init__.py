"""What a viewer says on the socket, and what the server does then: one file a word."""
from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from mousehole.server.house import House
from mousehole.server.said.aid import aid
from mousehole.server.said.answer import answer
from mousehole.server.said.back import back
from mousehole.server.said.guide import guide
from mousehole.server.said.hint import hint
from mousehole.server.said.leave import leave
from mousehole.server.said.mute import mute
from mousehole.server.said.pause import pause
from mousehole.server.said.ping import ping
from mousehole.server.said.rematch import rematch
from mousehole.server.said.remove import remove
from mousehole.server.said.resign import resign
from mousehole.server.said.resume import resume
from mousehole.server.said.resync import resync
from mousehole.server.said.say import say
from mousehole.server.said.set_options import set_options
from mousehole.server.said.start import start
from mousehole.server.viewer import Viewer
from mousehole.table import wire

Verb = Callable[[House, Viewer, Any], Awaitable[None]]

VERBS: dict[type, Verb] = {
    wire.Answer: answer, wire.Hint: hint, wire.Guide: guide, wire.AskAid: aid, wire.Say: say, wire.Mute: mute,
    wire.Remove: remove, wire.Start: start, wire.SetOptions: set_options, wire.Pause: pause, wire.Resume: resume,
    wire.Leave: leave,
    wire.Back: back, wire.Resign: resign, wire.Rematch: rematch, wire.Resync: resync, wire.Ping: ping}
