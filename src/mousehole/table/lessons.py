"""Tutorials: scripted matches for somebody who has never played. No I/O, and nobody can get stuck.

A script (`games/<game>/lesson/script.toml`) has a deal and a list of steps. A step with words is the learner's: read
on, or give exactly that answer. A step without words is somebody else's answer, or the clock's. Everything is played by
the real rules, so the whole lesson is known in advance: it is sent once, and the page steps through it.
"""
from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from mousehole.games import lesson_text, parts_of, why_not_parts
from mousehole.kernel import BadSetup, Choice, Decision, Interrupt, Refusal, Refused, Rng, Seat
from mousehole.kernel.codec import NotReadable
from mousehole.table import frames, wire
from mousehole.table.box import Box, open_box
from mousehole.table.match import Match
from mousehole.table.rest_types import Lesson, LessonStep

LEARNER: Seat = 0


class BadScript(ValueError):
    """The script does not fit the rules; the text says where."""


@dataclass(frozen=True)
class Step:
    """`words`: message `lesson-<words>`; "": the learner only watches. `line`: an answer in notation; "": none."""

    words: str
    clause: str
    seat: Seat
    line: str


@dataclass(frozen=True)
class Script:
    game: str
    seats: int
    seed: bytes
    options: dict[str, Any]
    shows: tuple[str, ...]  # the events without which nobody has seen the game
    steps: tuple[Step, ...]


@lru_cache(maxsize=16)
def script_of(game: str) -> Script:
    """Return the script that comes with a game; BadSetup: there is no such game."""
    text = tomllib.loads(lesson_text(game))
    steps = [Step(row.get("words", ""), row.get("clause", ""), row.get("seat", LEARNER), row.get("answer", ""))
             for row in text["step"]]
    for n, step in enumerate(steps, 1):
        if bool(step.words) != (step.seat == LEARNER) or bool(step.words) != bool(step.clause) \
                or not (step.words or step.line):
            raise BadScript(f"{game}, step {n}: the learner's steps have words and a clause, others just an answer")
    return Script(game, text["seats"], Rng.numbered(text["seed"]).seed, text.get("options", {}),
                  tuple(text.get("shows", ())), tuple(steps))


def begun(script: Script, steps: int = 0) -> Match:
    """Return the match after the first steps of the script; raises BadScript."""
    box = open_box(script.game)
    match = Match(box.game, script.seats, script.seed, script.options, box.edition, box.codec)
    for n in range(steps):
        play(script, match, n)
    return match


def play(script: Script, match: Match, n: int) -> None:
    """Play step n, checked by the rules."""
    step = script.steps[n]
    if step.line:
        try:
            match.play_all(step.seat, open_box(script.game).notation.read(step.line), 0)
        except (Refused, ValueError) as error:
            raise BadScript(f"{script.game}, step {n + 1}, {step.line!r}: {error}") from None


@lru_cache(maxsize=16)
def lesson(game: str) -> Lesson:
    """Return the whole lesson as the learner sees it: a state before every step, and the one after the last."""
    script, box = script_of(game), open_box(game)
    match, told = begun(script), []
    for n, step in enumerate(script.steps):
        question, target = _target(box, match, step, n)
        say = wire.Sentence(f"lesson-{step.words}") if step.words else None
        others = _others(box, match, target) if target else []
        told.append(LessonStep(_state(box, match, n, question), say, step.clause, target, others))
        play(script, match, n)
    return Lesson(game, script.seats, box.edition["name"], told, _state(box, match, len(told), None))


def _target(box: Box, match: Match, step: Step, n: int) -> tuple[wire.Question | None, wire.Option | None]:
    """Return what the learner is asked in this step, with the one answer that the lesson wants."""
    if not (step.words and step.line):
        return None, None
    choice = _wanted(box, match, step)
    first = parts_of(box.game.facts.id, choice)[0]
    d = next((d for d in match.pending() if d.seat == LEARNER and first in d.options), None)
    if d is None:
        raise BadScript(f"{box.game.facts.id}, step {n + 1}, {step.line!r}: it is not offered")
    option = frames.option(box, choice)
    return _question(d, n, option), option


def _others(box: Box, match: Match, target: wire.Option) -> list[wire.Option]:
    """Return what else the rules allow the learner to do: to be tried, not played."""
    legal = [frames.option(box, choice) for d in match.pending() if d.seat == LEARNER for choice in d.options]
    return [option for option in legal if option != target]


def _wanted(box: Box, match: Match, step: Step) -> Choice:
    """Return the answer of this step, as the rules interpret it."""
    return box.game.interpret(match.s, LEARNER, box.notation.read(step.line))


def _question(d: Decision, n: int, option: wire.Option) -> wire.Question:
    return wire.Question(n, d.prompt, frames.prompt_sentence(d), d.clause, isinstance(d.options[0], Interrupt),
                         [option], None)


def _state(box: Box, match: Match, n: int, question: wire.Question | None) -> wire.State:
    asked = [wire.Asked(d.seat, d.prompt, d.clause, None) for d in box.game.advance(match.s)]
    seen = [seen for event in match.take_events() if (seen := event.seen_by(LEARNER)) is not None]
    outcome = match.outcome()
    return wire.State(
        n, 1, box.codec.plain(box.game.view(match.s, LEARNER)), asked, [question] if question else [],
        [wire.LoggedEvent(n, box.codec.plain(each), frames.sentence(each)) for each in seen],
        frames.ended_by(box, outcome, match.log, match.s) if outcome else None, 0)


def tried(game: str, n: int, said: Any) -> wire.Rejection | None:
    """Return the reply to a learner who tries this in step n: the rules' refusal, or that it must wait.

    None: it is another way to express what the lesson wants.
    """
    script = script_of(game)
    if not 0 <= n < len(script.steps):
        raise BadSetup(f"the lesson has {len(script.steps)} steps", "lesson-step", {"most": len(script.steps) - 1})
    step, box, match = script.steps[n], open_box(game), begun(script, n)
    try:
        choice = box.codec.read(said, Choice)
        refusal = why_not_parts(match.game, match.s, LEARNER, choice)
    except (NotReadable, ValueError, TypeError, LookupError, AttributeError, RecursionError):
        refusal = Refusal("malformed", step.clause)
    if refusal:
        return frames.rejection(refusal)
    if not (step.words and step.line):
        return frames.rejection(Refusal("lesson-reads", step.clause))
    wanted = _wanted(box, match, step)
    if box.game.interpret(match.s, LEARNER, choice) == wanted:
        return None
    return frames.rejection(Refusal("lesson-otherwise", step.clause, (("choice", wanted),)))
