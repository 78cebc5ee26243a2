"""A Hypothesis machine that plays any game: it draws seats, options, seed and every answer, good or bad."""
from __future__ import annotations

from typing import Any

from hypothesis import strategies as st

from mousehole.kernel import CLOCK, Choice, Game, Refused, Rng
from mousehole.kernel.codec import Codec

ANSWERS = 60


def play_any_match(game: Game, data: st.DataObject) -> Any:
    """One match, or its first ANSWERS answers. Bad answers are refused and change nothing."""
    facts, codec = game.facts, Codec(game)
    seats = data.draw(st.integers(facts.fewest, facts.most), "seats")
    options = {o.name: data.draw(st.sampled_from(o.allowed(seats)), o.name) for o in facts.options}
    s = game.start(seats, Rng.numbered(data.draw(st.integers(0, 2**64), "seed")), options)
    stale: list[Choice] = []
    for _ in range(ANSWERS):
        pending = game.pending(s)
        if not pending:
            game.outcome(s)
            break
        d = data.draw(st.sampled_from(pending), "question")
        choice = data.draw(st.sampled_from(d.options), "answer")
        if data.draw(st.booleans(), "try an old answer first") and stale:
            _try(game, codec, s, data.draw(st.sampled_from([CLOCK, *range(seats)])), data.draw(st.sampled_from(stale)))
        if game.pending(s) == pending:
            game.play(s, d.seat, choice)
            stale.append(choice)
    return s


def _try(game: Game, codec: Codec, s: Any, seat: int, choice: Choice) -> None:
    before, refusal = codec.dump(s), game.why_not(s, seat, choice)
    try:
        game.play(s, seat, choice)
    except Refused as refused:
        assert refused.refusal == refusal
        assert codec.dump(s) == before
    else:
        assert refusal is None
