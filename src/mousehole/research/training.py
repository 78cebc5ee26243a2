"""Learns a game from its own play: plays, fits, tests, and repeats with the stronger player. Stops and resumes.

Everything that was played is kept in a folder, so the same command goes on where it was stopped. The first round is
played by the game's policy, each later one by a short search that rates tables with what was learned so far.
"""
from __future__ import annotations

import json
from collections.abc import Callable
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import numpy as np

from mousehole.bots.ranker import EXTRA
from mousehole.bots.ratings import Estimate
from mousehole.games import (
    edition_text,
    habits_by_hand,
    habits_of,
    judge_with,
    load_game,
    model_of,
    practised,
    why_no_judge,
)
from mousehole.kernel import BadSetup
from mousehole.kernel.edition import Edition
from mousehole.learned import habits
from mousehole.learned.beliefs import Beliefs
from mousehole.learned.model import Model, written
from mousehole.learned.ranking import ANY, Ranking
from mousehole.research import believing, duels, evolution, fitting, imitation, selfplay
from mousehole.research.believing import Cases
from mousehole.research.imitation import Choices
from mousehole.research.selfplay import Lesson, Positions
from mousehole.research.workers import shared_out

FORMAT = 1
Kept = TypeVar("Kept", Positions, Choices, Cases)
CHUNK = 64  # games that are played, and kept, together


class Plan(NamedTuple):
    """All that the result depends on."""

    game: str
    edition: str = "standard"
    games: int = 8000        # in the first round
    rounds: int = 1
    later_games: int = 1000  # in each later round
    simulations: int = 16    # per decision in later rounds, and in duels
    hidden: int = 16
    every: int = 12          # one position in so many is kept
    duels: int = 48          # deals, at the end of each round
    seed: int = 0
    policy: bool = False     # learns which options are good, from a search with the game's own model
    habits: bool = False     # learns how the quick player should weigh things
    beliefs: bool = False    # learns which hidden things are likelier than others

    def command(self) -> str:
        """Return the command that does all this again."""
        usual, words = Plan(self.game)._asdict(), ["mousehole train", self.game]
        for name, value in self._asdict().items():
            if value is True:
                words.append(f"--{name}")
            elif value != usual[name]:
                words.append(f"--{name.replace('_', '-')} {value}")
        return " ".join(words)


class Progress(NamedTuple):
    """What has happened so far; the rest is None until it is known."""

    round: int
    step: str                # play, fit, duel; test: of habits
    done: int
    of: int
    loss: float | None = None
    base: float | None = None
    strength: Estimate | None = None


Report = Callable[[Progress], None]


def train(plan: Plan, work: Path, workers: int, report: Report, ray: str | None = None) -> Model:
    """Carry out the plan; return the model of the last round. `ray`: the address of a cluster that plays the games."""
    _open(plan, work)
    parts: list[Positions] = []
    model, text = None, None
    for round in range(1, plan.rounds + 1):
        parts += _played(plan, work, round, text, workers, report, ray)
        model = _fitted(plan, selfplay.joined(parts), round, report)
        text = written(model)
        (work / f"round-{round}.toml").write_text(text, "utf-8")
        _duelled(plan, work, round, text, workers, report, model, ray)
    if model is None:
        raise BadSetup("training takes at least one round")
    return model


def train_policy(plan: Plan, work: Path, workers: int, report: Report, ray: str | None = None) -> Ranking:
    """Let a search with the game's model play, and learn to choose as it does."""
    _open(plan, work)
    model = model_of(plan.game)
    game = load_game(plan.game, plan.edition)
    if model is None or why_no_judge(game):
        raise BadSetup(f"train a model for {plan.game} first, without --policy")
    lesson = Lesson(plan.game, plan.edition, plan.seed, 1, plan.simulations, written(model), plan.every)
    choices = imitation.joined(_chunks(plan.games, work, "choices", Choices, partial(_imitated, lesson), workers,
                                       report, 1, ray))
    report(Progress(1, "fit", 0, len(choices.sizes)))
    found = imitation.fit(choices, plan.seed)
    loss, base = found[ANY].loss, found[ANY].base
    report(Progress(1, "fit", len(choices.sizes), len(choices.sizes), loss, base))
    origin = {**_origin(plan, plan.games, len(choices.sizes)), "held_out_loss": round_to(loss),
              "base_loss": round_to(base)}
    return Ranking(origin, list(found), EXTRA + model.inputs, [each.weights for each in found.values()])


def train_habits(plan: Plan, work: Path, workers: int, report: Report, ray: str | None = None) -> habits.Learned:
    """Let the quick player's habits evolve; return those of the last generation."""
    _open(plan, work)
    file = work / "habits.json"
    state, last = evolution.found_in(file, plan.game), max(plan.games // evolution.games_of(1), 1)
    report(Progress(1, "play", evolution.games_of(state.generation), evolution.games_of(last)))
    while state.generation < last:
        state = evolution.next_generation(state, plan.game, plan.edition, plan.seed, workers, ray)
        evolution.kept(state, file)
        report(Progress(1, "play", evolution.games_of(state.generation), evolution.games_of(last)))
    ahead = evolution.tested(plan.game, plan.edition, state.habits, plan.seed, workers, ray)
    report(Progress(1, "test", evolution.TEST, evolution.TEST, strength=ahead))
    names = list(habits_by_hand(plan.game))
    values = dict(zip(names, evolution.on_units(np.array(state.habits)), strict=True))
    origin = {**_origin(plan, evolution.games_of(last), 0), "generations": last,
              "ahead": [round_to(each) for each in (ahead.mean, ahead.low, ahead.high)]}
    return habits.Learned(origin, habits.in_units(values))


def train_beliefs(plan: Plan, work: Path, workers: int, report: Report, ray: str | None = None) -> Beliefs:
    """Let many kinds of bots play, and learn what was hidden from what everybody saw."""
    _open(plan, work)
    lesson = Lesson(plan.game, plan.edition, plan.seed, 1, plan.simulations, None, plan.every)
    cases = believing.joined(_chunks(plan.games, work, "cases", Cases, partial(_revealed, lesson), workers, report, 1,
                                     ray))
    inputs = believing.inputs_of(plan.game)
    report(Progress(1, "fit", 0, len(cases.sizes)))
    found = believing.fit(cases, inputs)
    of = sum([each.cases for each in found.values()])
    report(Progress(1, "fit", of, of, *[sum([each.cases * getattr(each, name) for each in found.values()]) / of
                                        for name in ("loss", "base")]))
    origin = {**_origin(plan, plan.games, of), "cases": {kind: each.cases for kind, each in found.items()},
              "held_out_loss": {kind: round_to(each.loss) for kind, each in found.items()},
              "base_loss": {kind: round_to(each.base) for kind, each in found.items()}}
    return Beliefs(origin, {kind: dict(zip(inputs[kind], each.weights, strict=True)) for kind, each in found.items()})


def _revealed(lesson: Lesson, numbers: range) -> tuple[int, Cases]:
    return numbers.start, believing.play(lesson, numbers)


def _imitated(lesson: Lesson, numbers: range) -> tuple[int, Choices]:
    return numbers.start, imitation.play(lesson, numbers)


def _open(plan: Plan, work: Path) -> None:
    """Go on with this training, or begin it; what another plan has left there is not touched."""
    work.mkdir(parents=True, exist_ok=True)
    game = load_game(plan.game, plan.edition)
    head = {"mousehole": "train", "format": FORMAT, "version": game.facts.version,
            "check": Edition(edition_text(plan.game, plan.edition)).check, **plan._asdict(),
            "inputs": judge_with(game).inputs, "weighs by": _habits_in_use(plan)}
    file = work / "plan.json"
    if not file.exists():
        file.write_text(json.dumps(head, indent=1), "utf-8")
        return
    try:
        found = json.loads(file.read_text("utf-8"))
    except ValueError:
        found = {}
    for key, value in head.items():
        if found.get(key) != value:
            raise BadSetup(f"{work} holds another training run: there {key} is {found.get(key)}, here {value}",
                           "other-training", {"folder": str(work), "key": key})


def _habits_in_use(plan: Plan) -> dict[str, int]:
    """Return the habits of whoever plays the games, if they were learned."""
    learned = None if plan.habits else habits_of(plan.game)
    return learned.units if learned and practised(game := load_game(plan.game, plan.edition)) is not game else {}


def _played(plan: Plan, work: Path, round: int, model: str | None, workers: int, report: Report,
            ray: str | None) -> list[Positions]:
    games = plan.games if round == 1 else plan.later_games
    lesson = Lesson(plan.game, plan.edition, plan.seed, round, 0 if round == 1 else plan.simulations, model, plan.every)
    return _chunks(games, work, "games", Positions, partial(_numbered, lesson), workers, report, round, ray)


def _chunks(games: int, work: Path, name: str, kind: type[Kept], play: Callable[[range], tuple[int, Kept]],
            workers: int, report: Report, round: int, ray: str | None) -> list[Kept]:
    """Play games and keep what they taught, in parts; those that are there are not played again."""
    chunks = [range(first, min(first + CHUNK, games)) for first in range(0, games, CHUNK)]
    files = {chunk: work / f"round-{round}-{name}-{chunk.start}.npz" for chunk in chunks}
    missing = [chunk for chunk in chunks if not files[chunk].exists()]
    done = len(chunks) - len(missing)
    report(Progress(round, "play", min(done * CHUNK, games), games))
    for start, arrays in shared_out(play, missing, workers, ray):
        _keep(work / f"round-{round}-{name}-{start}.npz", arrays)
        done += 1
        report(Progress(round, "play", min(done * CHUNK, games), games))
    return [_kept(files[chunk], kind) for chunk in chunks]


def _numbered(lesson: Lesson, numbers: range) -> tuple[int, Positions]:
    return numbers.start, selfplay.play(lesson, numbers)


def _keep(file: Path, arrays: Positions | Choices | Cases) -> None:
    """Write a part in one go: a half-written one must not look like a whole one."""
    half = file.with_suffix(".part")
    with half.open("wb") as out:
        np.savez_compressed(out, **arrays._asdict())
    half.replace(file)


def _kept(file: Path, kind: type[Kept]) -> Kept:
    with np.load(file) as arrays:
        return kind(*[arrays[name] for name in kind._fields])


def _fitted(plan: Plan, positions: Positions, round: int, report: Report) -> Model:
    game = load_game(plan.game, plan.edition)
    report(Progress(round, "fit", 0, len(positions.rows)))
    found = fitting.fit(positions, plan.hidden, plan.seed + round, game.facts.cooperative)
    report(Progress(round, "fit", len(positions.rows), len(positions.rows), found.held_out, found.base))
    origin = {**_origin(plan, plan.games + (round - 1) * plan.later_games, len(positions.rows)),
              "held_out_loss": round_to(found.held_out), "base_loss": round_to(found.base)}
    w = found.weights
    return Model(origin, judge_with(game).inputs, w.weights, w.hidden_bias, w.out, w.bias)


def _origin(plan: Plan, games: int, positions: int) -> dict[str, Any]:
    """Say where weights come from."""
    game, tables = load_game(plan.game, plan.edition), selfplay.tables_of(plan.game)
    options = sorted({f"{name}={json.dumps(value)}" for _, chosen in tables for name, value in chosen.items()})
    return {"game": plan.game, "version": game.facts.version, "edition": plan.edition, "check": game.check,
            "seats": sorted({seats for seats, _ in tables}), "options": ", ".join(["defaults", *options]),
            "command": plan.command(), "seed": plan.seed, "games": games, "positions": positions,
            "date": datetime.now(UTC).date().isoformat()}


def _duelled(plan: Plan, work: Path, round: int, model: str, workers: int, report: Report, made: Model,
             ray: str | None) -> None:
    """Meet a search of as many simulations with the hand-written evaluation."""
    file = work / f"round-{round}-duels.json"
    results: dict[str, float] = json.loads(file.read_text("utf-8")) if file.exists() else {}
    duel = duels.Duel(plan.game, plan.edition, plan.seed, plan.simulations, model)
    missing = [deal for deal in range(plan.duels) if str(deal) not in results]
    loss, base = made.origin["held_out_loss"], made.origin["base_loss"]
    for deal, share in shared_out(partial(_duel, duel), missing, workers, ray):
        results[str(deal)] = share
        file.write_text(json.dumps(results), "utf-8")
        report(Progress(round, "duel", len(results), plan.duels, loss, base,
                        duels.strength(list(results.values())) if len(results) > 1 else None))
    if not missing and len(results) > 1:
        report(Progress(round, "duel", len(results), plan.duels, loss, base, duels.strength(list(results.values()))))


def _duel(duel: duels.Duel, deal: int) -> tuple[int, float]:
    return deal, duels.result(duel, deal)


def round_to(loss: float) -> float:
    return float(np.round(loss, 4))
