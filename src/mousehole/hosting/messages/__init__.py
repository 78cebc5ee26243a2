"""Handlers for viewers' messages on the socket, one module per message type."""
from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from mousehole.hosting.messages.agree import agree
from mousehole.hosting.messages.aid import aid
from mousehole.hosting.messages.answer import answer
from mousehole.hosting.messages.back import back
from mousehole.hosting.messages.begin import begin
from mousehole.hosting.messages.close import close
from mousehole.hosting.messages.commit import commit
from mousehole.hosting.messages.consult import consult
from mousehole.hosting.messages.guide import guide
from mousehole.hosting.messages.hand_over import hand_over
from mousehole.hosting.messages.hint import hint
from mousehole.hosting.messages.leave import leave
from mousehole.hosting.messages.mute import mute
from mousehole.hosting.messages.pause import pause
from mousehole.hosting.messages.ping import ping
from mousehole.hosting.messages.ready import ready
from mousehole.hosting.messages.rearrange import rearrange
from mousehole.hosting.messages.rematch import rematch
from mousehole.hosting.messages.remove import remove
from mousehole.hosting.messages.resign import resign
from mousehole.hosting.messages.resume import resume
from mousehole.hosting.messages.resync import resync
from mousehole.hosting.messages.reveal import reveal
from mousehole.hosting.messages.say import say
from mousehole.hosting.messages.set_options import set_options
from mousehole.hosting.messages.set_up import set_up
from mousehole.hosting.messages.start import start
from mousehole.hosting.messages.take_back import take_back
from mousehole.hosting.registry import TableRegistry
from mousehole.hosting.viewer import Viewer
from mousehole.table import wire

Verb = Callable[[TableRegistry, Viewer, Any], Awaitable[None]]

VERBS: dict[type, Verb] = {
    wire.Answer: answer, wire.TakeBack: take_back, wire.Agree: agree, wire.Hint: hint,
    wire.Consult: consult, wire.Guide: guide,
    wire.AskAid: aid, wire.Say: say, wire.Mute: mute,
    wire.Remove: remove, wire.Start: start, wire.Ready: ready, wire.Begin: begin, wire.SetOptions: set_options,
    wire.SetUp: set_up, wire.Rearrange: rearrange, wire.HandOver: hand_over, wire.Close: close,
    wire.Commit: commit, wire.Reveal: reveal, wire.Pause: pause, wire.Resume: resume, wire.Leave: leave,
    wire.Back: back, wire.Resign: resign, wire.Rematch: rematch, wire.Resync: resync, wire.Ping: ping}
