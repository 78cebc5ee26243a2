"""Thinking ahead: information-set tree search over tables that a seat can imagine.

The choices at hand are compared by halving: all are tried on the same imagined tables, the worse half is dropped, and
the rest is tried on more. Below them grows a tree of the seat's own later decisions (in a cooperative game, the whole
team's). All other seats, all interrupts, and everything below the tree are answered by the game's policy, or as is
known of whoever sits there (`bots.opponents`).
"""
from __future__ import annotations

import gc
from collections.abc import Callable
from math import log, sqrt
from typing import Any, Final

from mousehole.bots.opponents import Manner
from mousehole.kernel import CLOCK, Choice, Decision, Game, Interrupt, Rng, Seat
from mousehole.learned.judge import Judge

EXPLORATION: Final = 0.6     # how strongly the tree prefers what it has rarely tried
WIDTH: Final = 0.3           # a node seen n times has at most about WIDTH × √n choices, always including the policy's
DOUBT: Final = 1.0           # standard errors by which a choice must beat the policy's
RNG_STRIDE: Final = 1 << 20  # words of chance that one imagined table may use before it overlaps with the next one's
GLIMPSES: Final = 2          # imagined tables on which a prior ranks the options
NARROW: Final = 24           # simulations per option that is tried, if there is a prior
NEVER_SEEN: Final = -1.0e9   # a choice that there was no time to look at
INTERRUPT_BUDGET_DIVISOR: Final = 8  # chances to interrupt are frequent and mostly passed on


def never() -> bool:
    """Never stop early."""
    return False


class NoCollecting:
    """Keeps Python from looking for cycles meanwhile: a search makes none, and looking took a tenth of its time."""

    def __init__(self) -> None:
        self.is_on: Final = gc.isenabled()

    def __enter__(self) -> None:
        gc.disable()

    def __exit__(self, *error: object) -> None:
        if self.is_on:
            gc.enable()


class Leaf:
    """Says what a table is worth to a seat where a simulation stops: what it is rated, or the result."""

    def __init__(self, judge: Judge | None = None) -> None:
        self.judge: Final = judge  # what has learned to rate tables; None: the game's own evaluation does

    def value(self, game: Game, s: Any, seat: Seat, is_over: bool) -> float:
        return final_worth(game, s, seat) if is_over else estimate(game, s, seat, self.judge)


class Prior:
    """Ranks options before they are tried: those that look best are tried more often. See `bots.ranker`."""

    def scores(self, game: Game, s: Any, d: Decision, usual: Choice | None) -> list[float]:
        """Return one number per option; the more, the better."""
        raise NotImplementedError


class Arm:
    """A choice in the tree: how often it was open, how often it was tried, and with what results."""

    def __init__(self, choice: Choice) -> None:
        self.choice: Final = choice
        self.opened = 0
        self.tries = 0
        self.total = 0.0
        self.later: Node | None = None


class Node:
    """One of the seat's later decisions, identified by its choices on the way. The open choices may differ."""

    def __init__(self) -> None:
        self.visits = 0
        self.arms: dict[Choice, Arm] = {}


class Candidate:
    """A choice at hand (None: pass on the chance to interrupt), with its results on the imagined tables so far."""

    def __init__(self, choice: Choice | None, is_usual: bool) -> None:
        self.choice: Final = choice
        self.is_usual = is_usual  # it is the policy's choice, or comes to the same
        self.worths: list[float] = []
        self.total = 0.0
        self.later: Final = Node()
        self.glance = 0.0  # the game's evaluation right after it
        self.is_kept = is_usual  # it is never dropped
        self.alike: list[Choice] = []  # other choices that come to the same
        self.notes: list[list[float]] = []  # the game's measures at the end of each simulation, if they are wanted

    def mean(self) -> float:
        return self.total / len(self.worths) if self.worths else self.glance


class Search:
    """One search: a view, a decision, and simulations on tables imagined from that view alone."""

    def __init__(self, game: Game, view: Any, d: Decision, rng: Rng, budget: int, horizon: int = 0, pace: int = 6,
                 is_time_up: Callable[[], bool] = never, doubt: float = DOUBT, judge: Judge | None = None,
                 leaf: Leaf | None = None, spent: int = 0, is_advice: bool = False, keep: Choice | None = None,
                 prior: Prior | None = None, others: list[Manner | None] | None = None, turns: int = 0) -> None:
        self.game: Final = game
        self.view: Final = view
        self.d: Final = d
        self.budget: Final = budget    # simulations; 0: until the time is up
        self.horizon: Final = horizon  # answers after which a simulation stops and is evaluated; 0: played to the end
        self.turns: Final = turns if judge is not None else 0  # or where so many turns have begun; 0: answers count
        self.pace: Final = pace        # clock seconds per answer
        self.is_time_up: Final = is_time_up
        self.doubt: Final = doubt
        self.judge: Final = judge      # what has learned to rate tables; None: the game's own evaluation does
        self.leaf: Final = leaf        # what simulations are valued by instead, at their end and before
        self.spent: Final = spent          # seconds that the open clock has run already
        self.is_advice: Final = is_advice  # for people: all is tried, what comes to the same is one, measures are noted
        self.keep: Final = keep            # a choice that is never dropped, like the policy's
        self.prior: Final = prior          # what has learned which options are worth trying; None: all are tried
        self.others: Final = others        # by seat, how it is expected to play; None: like the game's policy
        self.team: Final = game.facts.cooperative
        self.seed: Final = fresh_seed(rng)
        self.policy_seed: Final = fresh_seed(rng)
        self.tables: list[Any] = []
        self.lucks: list[Rng] = []
        self.simulations = 0
        self.lowest = 0.0
        self.highest = 0.0
        self.path: list[Arm] = []
        with NoCollecting():
            found = self._candidates(rng)
        self.candidates: Final = found

    def best(self) -> Choice | None:
        """Return the choice to make."""
        self.think()
        return self.ranked()[0].choice

    def think(self) -> None:
        """Spend the budget."""
        if len(self.candidates) > 1:
            with NoCollecting():
                self._think()

    def _think(self) -> None:
        if self.budget:
            self._halve(self.candidates, self.budget)
            return
        bout = 8 * len(self.candidates)
        while not self.is_time_up():
            self._halve(self.candidates, bout)
            bout *= 2

    def ranked(self) -> list[Candidate]:
        """Rank the choices: by tries, then by results. The policy's choice gives way only to a clearly better one."""
        order = sorted(self.candidates, key=_rank)
        usual = next((c for c in order if c.is_usual), None)
        if usual is not None and not beats(order[0], usual, self.doubt):
            order.remove(usual)
            order.insert(0, usual)
        return order

    def _candidates(self, rng: Rng) -> list[Candidate]:
        d = self.d if self.is_advice else self.game.considered(self.table(0), self.d)
        usual = self.game.policy(self.table(0), d, rng)
        is_offered = any([choice is usual for choice in d.options])  # comparing identities is much cheaper
        found = [Candidate(choice, choice is usual if is_offered else choice == usual) for choice in d.options]
        if isinstance(d.options[0], Interrupt):
            found.append(Candidate(None, usual is None))
        for c in found:
            c.is_kept = c.is_usual or (self.keep is not None and c.choice == self.keep)
        if self.is_advice:
            found = self._merged(found)
        if self.prior is not None and not self.is_advice and len(found) > 2 and found[-1].choice is not None:
            return self._narrowed(self.prior, d, usual, found)
        most = max(3, self.budget // 8) if self.budget else 40
        if len(found) > most:  # too many to try: keep those with the best evaluation
            rng.shuffle(found)
            for c in found:
                c.glance = NEVER_SEEN
                if not self.is_time_up():
                    c.glance = self.glance(c.choice, 0) + self.glance(c.choice, 1)
            found.sort(key=_glance)
            found = [c for n, c in enumerate(found) if n < most or c.is_kept]
        return found

    def _narrowed(self, prior: Prior, d: Decision, usual: Choice | None, found: list[Candidate]) -> list[Candidate]:
        """Keep the options that were learned to be good; the best of them is now the one to beat."""
        for number in range(GLIMPSES):
            scores = prior.scores(self.game, self.table(number), d, usual)
            for n in range(len(found)):
                found[n].glance += scores[n] / GLIMPSES
        found.sort(key=_glance)
        for c in found:
            c.is_kept = c.is_usual = c is found[0]
        return found[:max(3, self.budget // NARROW)] if self.budget else found

    def _merged(self, found: list[Candidate]) -> list[Candidate]:
        """Make one candidate of choices that come to the same: by their gist, or because the seat sees the same then.

        A game's choice says what it amounts to by a method `gist`, as two layouts of one room do.
        """
        first: dict[Any, Candidate] = {}
        for c in found:
            key: Any = None
            if c.choice is not None and not self.is_time_up():
                gist = getattr(c.choice, "gist", None)
                if gist is not None:
                    key = (type(c.choice), gist())
                else:
                    s = self.game.clone(self.table(0))
                    self.game.apply(s, self.d.seat, c.choice)
                    self.game.advance(s)
                    key = self.game.view(s, self.d.seat)
            else:
                key = c
            known = first.get(key)
            if known is None:
                first[key] = c
            elif c.is_kept and not known.is_kept:  # the one that must stay speaks for both
                c.alike = known.alike
                if known.choice is not None:
                    c.alike.append(known.choice)
                first[key] = c
            else:
                known.is_kept = known.is_kept or c.is_kept
                known.is_usual = known.is_usual or c.is_usual
                if c.choice is not None:
                    known.alike.append(c.choice)
        return list(first.values())

    def glance(self, choice: Choice | None, number: int) -> float:
        return glance(self.game, self.table(number), self.d, choice, self._luck(number), self.judge)

    def measures(self, choice: Choice | None, tables: int) -> list[tuple[str, float]]:
        """Return the game's measures right after a choice, averaged over imagined tables."""
        names, sums = list[str](), list[float]()
        for number in range(tables):
            s = self.game.clone(self.table(number))
            if choice is not None:
                self.game.apply(s, self.d.seat, choice)
                self.game.advance(s)
            found = self.game.measures(s, self.d.seat)
            if not names:
                names, sums = [name for name, _ in found], [0.0 for _ in found]
            for n in range(len(found)):
                sums[n] += found[n][1]
        return [(names[n], sums[n] / tables) for n in range(len(names))]

    def _halve(self, alive: list[Candidate], budget: int) -> None:
        spent = 0
        while len(alive) > 1 and spent < budget:
            rounds = max(1, (len(alive) - 1).bit_length())
            share = max(1, (budget - spent) // (rounds * len(alive)))
            for _ in range(share):
                for c in alive:
                    self.simulate(c)
                    spent += 1
                    if self.is_time_up():
                        return
            if len(alive) == 2:
                return
            order = sorted(alive, key=_mean_first)
            alive = [c for n, c in enumerate(order) if n < len(order) // 2 or c.is_kept]
            if len(alive) == 1:
                alive.append(order[1])  # the policy's choice leads: check whether the next one is really worse

    def table(self, number: int) -> Any:
        """Return imagined table number n: the same for every candidate, so that none of them is luckier."""
        while len(self.tables) <= number:
            s = self.game.imagine(self.view, Rng(self.seed, RNG_STRIDE * len(self.tables)))
            s.events = None
            self.game.advance(s)
            self.tables.append(s)
        return self.tables[number]

    def _luck(self, number: int) -> Rng:
        """Return the policy's luck at imagined table number n, from its beginning."""
        while len(self.lucks) <= number:
            self.lucks.append(Rng(self.policy_seed, RNG_STRIDE * len(self.lucks)))
        return self.lucks[number].clone()

    def simulate(self, c: Candidate) -> None:
        game, seat = self.game, self.d.seat
        number = len(c.worths)
        s = game.clone(self.table(number))
        if c.choice is not None:
            game.apply(s, seat, c.choice)
        self.path = []
        value = self._value(s, self._play_on(s, self._luck(number), c.later, c.choice is None))
        if self.simulations == 0:
            self.lowest = self.highest = value
        self.lowest = min(self.lowest, value)
        self.highest = max(self.highest, value)
        self.simulations += 1
        c.worths.append(value)
        if self.is_advice:
            c.notes.append([x for _, x in game.measures(s, seat)])
        c.total += value
        for arm in self.path:
            arm.tries += 1
            arm.total += value

    def foretold(self, choice: Choice | None, tables: int) -> list[float]:
        """Return what a choice is worth on so many fresh tables, if everybody goes on like the policy.

        The best of several choices looks better than it is on the tables that made it the best, and the tree finds
        better answers to them than the seat's own next ones may be.
        """
        first, found = len(self.tables), list[float]()
        with NoCollecting():
            for number in range(first, first + tables):
                if self.is_time_up():
                    break
                s = self.game.clone(self.table(number))
                if choice is not None:
                    self.game.apply(s, self.d.seat, choice)
                found.append(self._value(s, self._play_on(s, self._luck(number), None, choice is None)))
        return found

    def _value(self, s: Any, is_over: bool) -> float:
        """Return what a table is worth where a simulation stops."""
        if self.leaf is not None:
            return self.leaf.value(self.game, s, self.d.seat, is_over)
        return final_worth(self.game, s, self.d.seat) if is_over else estimate(self.game, s, self.d.seat, self.judge)

    def _play_on(self, s: Any, rng: Rng, node: Node | None, has_passed: bool) -> bool:
        """Play to the end (True) or the horizon: down the tree as far as it goes, then by the policy."""
        game, me = self.game, self.d.seat
        answers, spent = 0, self.spent
        judge, begun, turn = self.judge, 0, self._turn_now()
        while questions := game.advance(s):
            if judge is not None and self.turns:
                if judge.turn(s) != turn and judge.is_settled(s):
                    begun, turn = begun + 1, judge.turn(s)
                    if begun == self.turns:
                        return False
            elif self.horizon and answers >= self.horizon:
                return False
            seats = len(questions)
            clock = questions[seats - 1].seat == CLOCK
            if clock:
                seats -= 1
            d, choice = questions[0], None
            for offer in game.interrupts(s):
                if has_passed and offer.seat == me:
                    continue
                choice = self._expected(s, offer, rng)
                if choice is not None:
                    d = offer
                    break
            if choice is None:
                if clock and (seats == 0 or spent >= questions[seats].seconds):
                    d = questions[seats]
                    choice = d.options[0]
                else:
                    d = game.considered(s, questions[0] if seats == 1 else questions[rng.below(seats)])
                    if len(d.options) == 1:
                        choice = d.options[0]
                    elif node is not None and (d.seat == me or self.team):
                        arm = self._descend(node, s, d, rng)
                        choice, node = arm.choice, arm.later
                        if node is None:
                            arm.later = Node()
                    else:
                        choice = self._expected(s, d, rng)
                        if choice is None:
                            choice = d.options[rng.below(len(d.options))]
            game.apply(s, d.seat, choice)
            has_passed = False
            answers += 1
            spent = spent + self.pace if clock and d.seat != CLOCK else 0
        return True

    def _turn_now(self) -> int:
        return self.judge.turn(self.table(0)) if self.judge is not None and self.turns else 0

    def _expected(self, s: Any, d: Decision, rng: Rng) -> Choice | None:
        """Return the policy's answer, or that of another seat as it is known to play."""
        if self.others is not None and d.seat != self.d.seat:
            manner = self.others[d.seat]
            if manner is not None:
                return manner.answer(s, d, rng)
        return self.game.policy(s, d, rng)

    def _descend(self, node: Node, s: Any, d: Decision, rng: Rng) -> Arm:
        """Pick a choice that is open here: a new one while the node is young, otherwise the most promising one."""
        node.visits += 1
        known: list[Arm] = []
        if node.arms:
            for option in d.options:
                arm = node.arms.get(option)
                if arm is not None:
                    arm.opened += 1
                    known.append(arm)
        if len(known) < len(d.options) and len(known) < WIDTH * sqrt(node.visits):
            found = self._new_arm(node, s, d, rng)
        else:
            found = known[0]
            most = -1.0
            span = (self.highest - self.lowest) or 1.0
            for arm in known:
                if arm.tries == 0:
                    found = arm
                    break
                hope = (arm.total / arm.tries - self.lowest) / span \
                    + EXPLORATION * sqrt(log(arm.opened + 1) / arm.tries)
                if hope > most:
                    found, most = arm, hope
        self.path.append(found)
        return found

    def _new_arm(self, node: Node, s: Any, d: Decision, rng: Rng) -> Arm:
        """Return the policy's choice first, then any other."""
        choice = self.game.policy(s, d, rng)
        if choice is None or (node.arms and choice in node.arms):
            untried = [option for option in d.options if option not in node.arms]
            choice = untried[rng.below(len(untried))]
        arm = Arm(choice)
        arm.opened = 1
        node.arms[choice] = arm
        return arm


def budget_for(d: Decision, budget: int) -> int:
    """Return how many simulations a decision is worth. 0 stays 0: then the time decides."""
    return max(8, budget // INTERRUPT_BUDGET_DIVISOR) if budget and isinstance(d.options[0], Interrupt) else budget


def fresh_seed(rng: Rng) -> bytes:
    return b"".join([rng.word().to_bytes(4, "little") for _ in range(8)])


def estimate(game: Game, s: Any, seat: Seat, judge: Judge | None) -> float:
    """Return about what a table before its end is worth."""
    return game.evaluate(s, seat) if judge is None else judge.value(s, seat)


def worth(game: Game, s: Any, seat: Seat, judge: Judge | None = None) -> float:
    """Return a table's value for a seat: half its place, half the win; or the team's success. Estimated before the end.

    The win counts separately because a non-player may win it, and because winning is what people play for.
    """
    return estimate(game, s, seat, judge) if game.advance(s) else final_worth(game, s, seat)


def final_worth(game: Game, s: Any, seat: Seat) -> float:
    """Return the value of a table at which the game is over."""
    outcome = game.outcome(s)
    if not game.facts.cooperative and s.seats > 1:
        won = 1.0 / len(outcome.winners) if seat in outcome.winners else 0.0
        return (place(outcome.ranking, seat, s.seats) + won) / 2
    measure = game.evaluate(s, seat)
    return max(measure, 1.0) if seat in outcome.winners else measure


def glance(game: Game, s: Any, d: Decision, choice: Choice | None, rng: Rng, judge: Judge | None = None) -> float:
    """Evaluate after a choice, once all seats that are asked before this one's next turn have answered."""
    s = game.clone(s)
    if choice is not None:
        game.apply(s, d.seat, choice)
    for _ in range(2 * s.seats):
        questions = game.advance(s)
        if not questions or questions[0].seat == CLOCK or any([q.seat == d.seat for q in questions]):
            break
        other = questions[0]
        answer = game.policy(s, other, rng)
        game.apply(s, other.seat, other.options[0] if answer is None else answer)
    return worth(game, s, d.seat, judge)


def place(ranking: tuple[tuple[Seat, ...], ...], seat: Seat, seats: int) -> float:
    """Return the share of the others that a seat is ahead of; ties count half."""
    behind = seats
    for group in ranking:
        behind -= len(group)
        if seat in group:
            return (behind + (len(group) - 1) / 2) / (seats - 1)
    return 0.0


def beats(challenger: Candidate, usual: Candidate, doubt: float = DOUBT) -> bool:
    """Whether it did clearly better on the tables that both were tried on."""
    n = min(len(challenger.worths), len(usual.worths))
    if challenger is usual or n < 2:
        return False
    gains = [challenger.worths[i] - usual.worths[i] for i in range(n)]
    mean = sum(gains) / n
    spread = sqrt(sum([(gain - mean) ** 2 for gain in gains]) / (n - 1))
    return mean > doubt * spread / sqrt(n)


def _mean_first(c: Candidate) -> float:
    return -c.mean()


def _glance(c: Candidate) -> float:
    return -c.glance


def _rank(c: Candidate) -> tuple[int, float]:
    return -len(c.worths), -c.mean()
