"""Plays golden playthroughs and returns their replay files: on its own legs, for any Python that has the package."""
from __future__ import annotations

import json
import re
from typing import Any


def replays(stories: dict[str, str]) -> dict[str, str]:
    """Return the replay file of each story: the same seed and answers, one second after the other."""
    from mousehole.games import load_game, notation
    from mousehole.kernel import CLOCK, Refused, Rng
    from mousehole.table.match import Match
    files: dict[str, str] = {}
    for name, text in stories.items():
        head = dict(re.findall(r"^(game|edition|seats|seed|options): (.*)$", text, re.M))
        game, lines = load_game(head["game"], head["edition"]), notation(head["game"])
        match: Any = Match(game, int(head["seats"]), Rng.numbered(int(head["seed"])).seed, json.loads(head["options"]),
                           {"name": head["edition"], "check": game.box.check if hasattr(game.box, "check") else ""})
        for n, (who, words) in enumerate(re.findall(r"^(clock|\d+)> (.+)$", text, re.M)):
            seat, at = CLOCK if who == "clock" else int(who), 1000 * (n + 1)
            try:
                if seat == CLOCK:  # when its time has come, whenever that is
                    match.tick(max(match.due() or 0, at))
                else:
                    match.play_all(seat, lines.read(words), at)
            except Refused:  # the clock was quicker, at our pace: the same in every Python
                continue
        files[name] = match.log.write()
    return files
