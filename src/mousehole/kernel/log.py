"""The replay file: seed and answers in order of arrival determine the match; the rest is there to check it."""
from __future__ import annotations

import json
from dataclasses import dataclass, field
from hashlib import blake2b
from typing import Any

from mousehole.kernel.chance import Rng
from mousehole.kernel.codec import Codec, NotReadable
from mousehole.kernel.engine import Game, State
from mousehole.kernel.facts import BadSetup, Options
from mousehole.kernel.wire import Choice, Refused, Seat

FORMAT = 1  # of the file, and of the kernel's chance and agenda


class BadLog(BadSetup):
    """The log is invalid: the reason in one line; for catalogues also a code and its arguments."""


@dataclass
class Log:
    """One match. The file has one line of JSON for the head, one per answer, and a last one when the match is over."""

    game: str     # its id
    version: int  # of the game
    seats: int    # how many there are
    seed: str     # 32 bytes in hexadecimal: everything that chance decides
    options: Options  # all of them
    edition: dict[str, str]  # name and check; and text, if it does not come with the game
    answers: list[tuple[Seat, Any, int]] = field(default_factory=list)  # seat, choice as plain data, milliseconds
    result: Any = None  # the outcome as plain data; None: still running
    fairness: dict[str, Any] | None = None  # where the seed comes from, if it can be proved; checked by the table
    taken_back: list[Any] | None = None  # answers that no longer count, in order of arrival; checked by the table
    position: dict[str, Any] | None = None  # `table` it began from, if it was not set up, and ms `spent` of its clock

    def write(self) -> str:
        """Return the text of a replay file."""
        head = {k: v for k, v in vars(self).items() if k not in ("answers", "result") and v is not None}
        rows = [{"mousehole": FORMAT, **head}, *[{"n": n, "seat": seat, "at": at, "choice": choice}
                                                 for n, (seat, choice, at) in enumerate(self.answers)]]
        text = "".join([json.dumps(row) + "\n" for row in rows])
        last = {"result": self.result, "answers": len(self.answers), "check": _check(text)}
        return text if self.result is None else text + json.dumps(last) + "\n"

    @staticmethod
    def read(text: str) -> Log:
        """Read a replay file; raises BadLog, a BadSetup, if it is cut off, edited or of another format."""
        lines, rows = text.splitlines(keepends=True), list[dict[str, Any]]()
        for n, line in enumerate(lines, 1):
            try:
                rows.append({**json.loads(line)})
            except (ValueError, RecursionError, TypeError):  # the last one if it is not an object
                raise BadLog(f"line {n} is not a JSON object: cut off or edited", "log-not-json", {"line": n}) from None
        if not rows or "mousehole" not in rows[0]:
            raise BadLog("not a Mousehole log: the first line is not its head", "log-no-head", {})
        if (head := rows.pop(0)).pop("mousehole") != FORMAT:
            raise BadLog("written by another format of Mousehole", "log-other-format", {})
        last = rows.pop() if rows and "result" in rows[-1] else None
        try:
            log = Log(**head)
            if not isinstance(log.options, dict) or not isinstance(log.seats, int) or "check" not in log.edition:
                raise TypeError
            for n, row in enumerate(rows):
                if row["n"] != n:
                    raise BadLog(f"answer {n} is missing: answer {row['n']} comes next", "log-gap", {"n": n + 1})
                log.answers.append((row["seat"], row["choice"], row["at"]))
        except (KeyError, TypeError):
            raise BadLog("a field is missing, or does not belong there", "log-fields", {}) from None
        if last is not None:
            if last.get("answers") != len(log.answers):
                raise BadLog(f"{last.get('answers')} answers were given, {len(log.answers)} are here", "log-count", {})
            if last.get("check") != _check("".join(lines[:-1])):
                raise BadLog("edited: the check at the end does not match the rest", "log-edited", {})
            log.result = last["result"]
        return log


def _check(text: str) -> str:
    return blake2b(text.encode(), digest_size=16).hexdigest()


def begun(game: Game, log: Log) -> Any:
    """Return the table before the first answer: set up, or as the log has it."""
    return game.start(log.seats, Rng(bytes.fromhex(log.seed)), log.options) if log.position is None else \
        Codec(game).read(log.position["table"], State)


def replay(game: Game, log: Log, until: int | None = None) -> Any:
    """Rebuild the table after the first `until` answers (None: all), checking every answer; raises BadLog."""
    if (log.game, log.version) != (game.facts.id, game.facts.version):
        raise BadLog(f"{log.game} version {log.version}, not {game.facts.version}", "log-version", {"n": log.version})
    try:
        s, codec = begun(game, log), Codec(game)
    except (BadSetup, ValueError, TypeError, LookupError) as error:
        raise BadLog(f"the head is wrong: {error}", "log-head", {}) from None
    for n, (seat, choice, _) in enumerate(log.answers[:until]):
        try:
            game.play(s, seat, codec.read(choice, Choice))
        except (Refused, NotReadable) as error:
            raise BadLog(f"answer {n} is not possible: {error}", "log-impossible", {"n": n + 1}) from None
    return s


def verify(game: Game, log: Log) -> Any:
    """Return the final table of a finished match if its whole log is correct; otherwise BadLog says what is wrong."""
    s = replay(game, log)
    if log.result is None:
        raise BadLog(f"stops after {len(log.answers)} answers: not over, or cut", "log-open", {"n": len(log.answers)})
    if game.advance(s):
        raise BadLog("the log says the match is over, but somebody is still asked", "log-not-over", {})
    if Codec(game).plain(game.outcome(s)) != log.result:
        raise BadLog("the result is not the one that these answers give", "log-result", {})
    if any([later[2] < earlier[2] for earlier, later in zip(log.answers, log.answers[1:], strict=False)]):
        raise BadLog("the answers are not in order of arrival", "log-order", {})
    return s
