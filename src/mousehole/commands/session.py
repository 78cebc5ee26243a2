"""Answers the engine's requests. Keeps tables by number; no request can end it."""
from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import mousehole
from mousehole.checks.positions import impossible
from mousehole.games import GAMES, build, facts_of, load_game, notation, play_parts, sense, why_not_parts
from mousehole.kernel import CLOCK, BadSetup, Choice, Decision, Event, Game, Refusal, Refused, Rng, Seat, State
from mousehole.kernel.codec import Codec, NotReadable
from mousehole.table.box import edition_head, own_edition_head
from mousehole.table.match import Match
from mousehole.words import LANGUAGES, Words

MAX_BYTES = 4_000_000
MAX_TABLES = 10_000


class BadRequest(ValueError):
    """The request cannot be understood or granted: a code for programs, a line for people, and any refusal."""

    def __init__(self, code: str, text: str, refusal: Any = None) -> None:
        super().__init__(text)
        self.code = code
        self.refusal = refusal


class OpenTable:
    """A table of the session: dealt from a seed, so with a log; or loaded or imagined, so without."""

    def __init__(self, game: Game, edition: dict[str, str], s: State, match: Match | None) -> None:
        self.game = game
        self.edition = edition
        self.s = s
        self.match = match
        self.codec = Codec(game)
        self.events: list[Event] = []
        self.gather()

    def gather(self) -> list[Event]:
        """Run on to the next question; return what happened meanwhile."""
        self.game.pending(self.s)
        news, self.s.events = self.s.events or [], []
        self.events += news
        return news


class Session:
    def __init__(self) -> None:
        self.tables: dict[int, OpenTable] = {}
        self.newest = 0
        self.verbs: dict[str, Callable[[dict[str, Any]], Any]] = {
            "new": self.new, "load": self.load, "dump": self.dump, "close": self.close, "pending": self.pending,
            "play": self.play, "why_not": self.why_not, "view": self.view, "events": self.told,
            "outcome": self.outcome, "log": self.log, "imagine": self.imagine, "version": self.version}

    def reply(self, line: bytes) -> str:
        """Return exactly one line for one line, whatever it holds."""
        id = None
        try:
            if len(line) > MAX_BYTES:
                raise BadRequest("too-long", f"a request is at most {MAX_BYTES} bytes long")
            try:
                request = json.loads(line)
            except (ValueError, RecursionError):
                raise BadRequest("not-json", "the line is not JSON") from None
            if not isinstance(request, dict):
                raise BadRequest("not-an-object", "a request is a JSON object")
            id = request.get("id")
            verb = request.get("do")
            if not isinstance(verb, str) or verb not in self.verbs:
                raise BadRequest("unknown-verb", f"do is one of {', '.join(self.verbs)}")
            return json.dumps({"id": id, "ok": self.verbs[verb](request)})
        except BadRequest as error:
            return _error(id, error.code, str(error), error.refusal)
        except BadSetup as error:
            return _error(id, "bad-setup", str(error))
        except NotReadable as error:
            return _error(id, "not-readable", str(error))
        except Exception as error:  # a bug of ours, or an impossible position: report it and continue
            return _error(id, "failed", f"{type(error).__name__}: {error}")

    def version(self, request: dict[str, Any]) -> Any:
        return {"mousehole": mousehole.__version__, "build": build(),
                "games": {game_id: facts_of(game_id).version for game_id in GAMES}}

    def new(self, request: dict[str, Any]) -> Any:
        game_id, seats = _text(request, "game"), _number(request, "seats")
        game, edition = _game(game_id, request.get("edition", "standard"))
        options = request.get("options", {})
        if not isinstance(options, dict):
            raise BadRequest("bad-request", "options is an object")
        match = Match(game, seats, _seed(request.get("seed", 0)), options, edition)
        return self._opened(OpenTable(game, edition, match.s, match))

    def load(self, request: dict[str, Any]) -> Any:
        position = request.get("position")
        if not isinstance(position, dict) or position.get("mousehole") != "position":
            raise BadRequest("bad-request", "position is what dump gave")
        game, edition = _game(_text(position, "game"), position.get("edition", "standard"))
        if position.get("version") != game.facts.version:
            raise BadRequest("other-version", f"{game.facts.id} is at version {game.facts.version}")
        codec = Codec(game)
        s = codec.read(position.get("table"), State)
        if refusal := impossible(game, s, sense(game.facts.id)):
            text = Words(game.facts.id).message(f"refused-{refusal.code}", dict(refusal.args))
            raise BadRequest(refusal.code, text, codec.plain(refusal) | {"words": text})
        return self._opened(OpenTable(game, edition, s, None))

    def dump(self, request: dict[str, Any]) -> Any:
        table = self._table(request)
        edition = {"text": table.edition["text"]} if "text" in table.edition else table.edition["name"]
        return {"mousehole": "position", "game": table.game.facts.id, "version": table.game.facts.version,
                "edition": edition, "table": table.codec.plain(table.s)}

    def close(self, request: dict[str, Any]) -> Any:
        table = self._table(request)
        self.tables = {number: each for number, each in self.tables.items() if each is not table}
        return {}

    def pending(self, request: dict[str, Any]) -> Any:
        table = self._table(request)
        lines = notation(table.game.facts.id)
        language = request.get("lang", "en")
        if language not in LANGUAGES:
            raise BadRequest("bad-request", f"lang is one of {', '.join(LANGUAGES)}")
        words = Words(table.game.facts.id, language)

        def told(d: Decision) -> Any:
            texts = [{"text": lines.write(choice), "words": words.say(choice)} for choice in d.options]
            return table.codec.plain(d) | {"words": words.prompt(d), "lines": texts}

        return [told(d) for d in table.game.pending(table.s)]

    def play(self, request: dict[str, Any]) -> Any:
        table, seat, choice = self._answer(request)
        try:
            if table.match:
                at = _number(request, "at", table.match.now)
                meant = table.match.play_all(seat, choice, at)
            else:
                meant = play_parts(table.game, table.s, seat, choice)
        except Refused as refused:
            table.gather()  # the clock may have answered first
            told = self._refusal(table, refused.refusal)
            raise BadRequest("refused", told["words"], told) from None
        news = table.gather()
        return {"meant": table.codec.plain(meant[0] if len(meant) == 1 else choice),
                "events": [table.codec.plain(e) for e in news],
                "over": not table.game.pending(table.s)}

    def why_not(self, request: dict[str, Any]) -> Any:
        table, seat, choice = self._answer(request)
        refusal = why_not_parts(table.game, table.s, seat, choice)
        return None if refusal is None else self._refusal(table, refusal)

    def view(self, request: dict[str, Any]) -> Any:
        table = self._table(request)
        return table.codec.plain(table.game.view(table.s, _viewer(table, request)))

    def told(self, request: dict[str, Any]) -> Any:
        """Return events: since when, seen by whom (None: a spectator; omitted: everything), in which language."""
        table, since = self._table(request), _number(request, "since", 0)
        words = Words(table.game.facts.id)
        heard: list[Event | None] = list(table.events[max(since, 0):])
        if "seat" in request:
            viewer = _viewer(table, request)
            heard = [event and event.seen_by(viewer) for event in heard]
        return {"next": len(table.events),
                "events": [table.codec.plain(e) | {"words": words.say(e)} for e in heard if e is not None]}

    def outcome(self, request: dict[str, Any]) -> Any:
        table = self._table(request)
        return None if table.game.pending(table.s) else table.codec.plain(table.game.outcome(table.s))

    def log(self, request: dict[str, Any]) -> Any:
        match = self._table(request).match
        if match is None:
            raise BadRequest("no-log", "this table was loaded or imagined: it has no log")
        return match.log.write()

    def imagine(self, request: dict[str, Any]) -> Any:
        table = self._table(request)
        rng = Rng(_seed(request.get("seed", 0)))
        dream = table.game.imagine(table.game.view(table.s, _viewer(table, request)), rng)
        dream.events = []
        return self._opened(OpenTable(table.game, table.edition, dream, None))

    def _opened(self, table: OpenTable) -> Any:
        if len(self.tables) >= MAX_TABLES:
            raise BadRequest("too-many-tables", f"{MAX_TABLES} tables are open: close some")
        self.newest += 1
        self.tables[self.newest] = table
        return {"table": self.newest, "seats": table.s.seats}

    def _table(self, request: dict[str, Any]) -> OpenTable:
        number = _number(request, "table", self.newest)
        if number not in self.tables:
            raise BadRequest("no-such-table", f"there is no table {number}")
        return self.tables[number]

    def _answer(self, request: dict[str, Any]) -> tuple[OpenTable, Seat, Choice]:
        """Read a choice: an object as listed by `pending`, or its notation."""
        table, seat = self._table(request), _number(request, "seat")
        if seat != CLOCK and seat not in range(table.s.seats):
            raise BadRequest("no-such-seat", f"seats are 0 to {table.s.seats - 1}, or {CLOCK} for the clock")
        choice = request.get("choice")
        if isinstance(choice, str):
            try:
                read: Choice = notation(table.game.facts.id).read(choice)
            except ValueError as error:
                raise NotReadable(str(error)) from None
            return table, seat, read
        return table, seat, table.codec.read(choice, Choice)

    def _refusal(self, table: OpenTable, refusal: Refusal) -> Any:
        return table.codec.plain(refusal) | {"words": Words(table.game.facts.id).refusal(refusal)}


def _error(id: Any, code: str, text: str, refusal: Any = None) -> str:
    error = {"code": code, "text": text} | ({"refusal": refusal} if refusal else {})
    return json.dumps({"id": id, "error": error})


def _text(request: dict[str, Any], key: str) -> str:
    if not isinstance(request.get(key), str):
        raise BadRequest("bad-request", f"{key} is missing, or not a text")
    return str(request[key])


def _number(request: dict[str, Any], key: str, default: int | None = None) -> int:
    number = request.get(key, default)
    if not isinstance(number, int) or isinstance(number, bool):
        raise BadRequest("bad-request", f"{key} is missing, or not a whole number")
    return number


def _seed(seed: Any) -> bytes:
    if isinstance(seed, int) and not isinstance(seed, bool) and 0 <= seed < 1 << 256:
        return seed.to_bytes(32, "little")
    if isinstance(seed, str) and len(seed) == 64:
        try:
            return bytes.fromhex(seed)
        except ValueError:
            pass
    raise BadRequest("bad-request", "seed is a whole number from 0, or 64 hexadecimal digits")


def _game(game_id: str, edition: Any) -> tuple[Game, dict[str, str]]:
    """Read an edition: its name, or `{"text": …}`, a whole edition file."""
    if isinstance(edition, str):
        return load_game(game_id, edition), edition_head(game_id, edition)
    if isinstance(edition, dict) and isinstance(edition.get("text"), str):
        return load_game(game_id, text=edition["text"]), own_edition_head(edition["text"])
    raise BadRequest("bad-request", "edition is a name, or an object with a text")


def _viewer(table: OpenTable, request: dict[str, Any]) -> Seat | None:
    seat = request.get("seat")
    if seat is not None and (_number(request, "seat") not in range(table.s.seats)):
        raise BadRequest("no-such-seat", f"seats are 0 to {table.s.seats - 1}, or null for a spectator")
    return seat
