"""Handlers for viewers' messages on the socket, one module per message type."""
from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from mousehole.server.messages.agree import agree
from mousehole.server.messages.aid import aid
from mousehole.server.messages.answer import answer
from mousehole.server.messages.back import back
from mousehole.server.messages.begin import begin
from mousehole.server.messages.close import close
from mousehole.server.messages.commit import commit
from mousehole.server.messages.guide import guide
from mousehole.server.messages.hand_over import hand_over
from mousehole.server.messages.hint import hint
from mousehole.server.messages.leave import leave
from mousehole.server.messages.mute import mute
from mousehole.server.messages.pause import pause
from mousehole.server.messages.ping import ping
from mousehole.server.messages.ready import ready
from mousehole.server.messages.rearrange import rearrange
from mousehole.server.messages.rematch import rematch
from mousehole.server.messages.remove import remove
from mousehole.server.messages.resign import resign
from mousehole.server.messages.resume import resume
from mousehole.server.messages.resync import resync
from mousehole.server.messages.reveal import reveal
from mousehole.server.messages.say import say
from mousehole.server.messages.set_options import set_options
from mousehole.server.messages.set_up import set_up
from mousehole.server.messages.start import start
from mousehole.server.messages.take_back import take_back
from mousehole.server.registry import TableRegistry
from mousehole.server.viewer import Viewer
from mousehole.table import wire

Verb = Callable[[TableRegistry, Viewer, Any], Awaitable[None]]

VERBS: dict[type, Verb] = {
    wire.Answer: answer, wire.TakeBack: take_back, wire.Agree: agree, wire.Hint: hint, wire.Guide: guide,
    wire.AskAid: aid, wire.Say: say, wire.Mute: mute,
    wire.Remove: remove, wire.Start: start, wire.Ready: ready, wire.Begin: begin, wire.SetOptions: set_options,
    wire.SetUp: set_up, wire.Rearrange: rearrange, wire.HandOver: hand_over, wire.Close: close,
    wire.Commit: commit, wire.Reveal: reveal, wire.Pause: pause, wire.Resume: resume, wire.Leave: leave,
    wire.Back: back, wire.Resign: resign, wire.Rematch: rematch, wire.Resync: resync, wire.Ping: ping}
