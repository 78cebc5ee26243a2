"""Everything that chance decided in a match: what `docs/fairness.md` lets anybody check."""
from __future__ import annotations

from typing import Any

from mousehole.checks.drawn import RecordedRng
from mousehole.kernel import Choice, Game, Refused
from mousehole.kernel.codec import Codec, NotReadable
from mousehole.kernel.log import BadLog, Log, begun, replay


def draws_of(game: Game, log: Log) -> dict[str, Any]:
    """Return `table`, as it is when the first question is asked, `dealt`, the number of draws by then, and all `draws`.

    A draw is a bound and the number below it. Raises BadLog if an answer is not possible.
    """
    replay(game, log, until=0)  # check that it is of this game and version, and can begin
    codec, chance = Codec(game), RecordedRng(bytes.fromhex(log.seed))
    if log.position is None:
        s = game.start(log.seats, chance, log.options)
    else:
        s = begun(game, log)
        s.rng = chance = RecordedRng(s.rng.seed, s.rng.drawn)  # what was drawn before was imagined
    game.advance(s)
    table, dealt = codec.plain(s), len(chance.numbers)
    del table["rng"]
    for n, (seat, choice, _) in enumerate(log.answers):
        try:
            game.play(s, seat, codec.read(choice, Choice))
        except (Refused, NotReadable) as error:
            raise BadLog(f"answer {n} is not possible: {error}", "log-impossible", {"n": n + 1}) from None
    game.advance(s)
    return {"table": table, "dealt": dealt, "draws": [list(draw) for draw in chance.numbers]}
