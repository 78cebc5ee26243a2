"""`mousehole engine`: the documented transcript, every verb, and garbage that changes nothing."""
from __future__ import annotations

import io
import json
import re
from pathlib import Path
from typing import Any

import pytest

from mousehole.commands.engine import serve
from mousehole.commands.session import MAX_BYTES, Session
from mousehole.games import GAMES, load_game
from mousehole.kernel import CLOCK, Rng

DOCS = Path(__file__).resolve().parents[1] / "docs"


class Client:
    def __init__(self) -> None:
        self.session = Session()

    def ask(self, do: str, **request: Any) -> Any:
        reply = json.loads(self.session.reply(json.dumps({"id": "x", "do": do, **request}).encode()))
        assert reply["id"] == "x"
        return reply.get("ok") if "ok" in reply else reply["error"]


def test_the_documented_transcript_is_true() -> None:
    text = (DOCS / "engine.md").read_text("utf-8")
    block = re.search(r"```transcript\n(.*?)```", text, re.S)
    assert block
    sent = re.findall(r"^> (.*)$", block[1], re.M)
    received = re.findall(r"^< (.*)$", block[1], re.M)
    out = io.StringIO()

    serve(io.BytesIO("".join(line + "\n" for line in sent).encode()), out)

    assert len(sent) == len(received) > 10
    assert out.getvalue().splitlines() == received


@pytest.mark.parametrize("game_id", GAMES)
def test_a_whole_match_of_every_game_by_engine_and_its_log_is_right(game_id: str) -> None:
    client, rng = Client(), Rng.numbered(3)
    facts = load_game(game_id).facts
    seats = max(2, facts.fewest)
    calm = {"move_limit": 60} if any(option.name == "move_limit" for option in facts.options) else {}
    client.ask("new", game=game_id, seats=seats, seed=5, options=calm)
    for n in range(5000):
        pending = client.ask("pending")
        if not pending:
            break
        d = pending[rng.below(len(pending))]
        choice = d["options"][rng.below(len(d["options"]))]
        if n % 7 == 0:
            position = client.ask("dump")
            twin = client.ask("load", position=position)["table"]
            assert client.ask("dump", table=twin) == position
            client.ask("close", table=twin)
            dream = client.ask("imagine", table=1, seat=0, seed=n)["table"]
            assert client.ask("view", table=dream, seat=0) == client.ask("view", table=1, seat=0)
            client.ask("close", table=dream)
        assert client.ask("why_not", table=1, seat=d["seat"], choice=choice) is None
        assert "meant" in client.ask("play", table=1, seat=d["seat"], choice=choice, at=n)
        client.session.newest = 1
    outcome = client.ask("outcome")
    assert outcome["scores"]
    from mousehole.commands.arguments import game_of
    from mousehole.kernel.log import Log, verify
    log = Log.read(client.ask("log"))
    assert verify(game_of(log), log)


@pytest.mark.parametrize(("line", "code"), [
    (b"", "not-json"), (b"{", "not-json"), (b"\xff\xfe", "not-json"), (b"[" * 100_000, "not-json"),
    (b"3", "not-an-object"), (b"{}", "unknown-verb"), (b'{"do": 3}', "unknown-verb"),
    (b'{"do": ["new"]}', "unknown-verb"),
    (b'{"do": "new"}', "bad-request"),
    (b'{"do": "new", "game": 3, "seats": 2}', "bad-request"),
    (b'{"do": "new", "game": "chess", "seats": 2}', "bad-setup"),
    (b'{"do": "new", "game": "mousekeeping", "seats": "2"}', "bad-request"),
    (b'{"do": "new", "game": "mousekeeping", "seats": true}', "bad-request"),
    (b'{"do": "new", "game": "mousekeeping", "seats": 0}', "bad-setup"),
    (b'{"do": "new", "game": "mousekeeping", "seats": 2, "options": []}', "bad-request"),
    (b'{"do": "new", "game": "mousekeeping", "seats": 2, "options": {"clock": 1e3}}', "bad-setup"),
    (b'{"do": "new", "game": "mousekeeping", "seats": 2, "options": {"clock": []}}', "bad-setup"),
    (b'{"do": "new", "game": "mousekeeping", "seats": 2, "seed": -1}', "bad-request"),
    (b'{"do": "new", "game": "mousekeeping", "seats": 2, "seed": "xyz"}', "bad-request"),
    (b'{"do": "new", "game": "mousekeeping", "seats": 2, "edition": "gold"}', "bad-setup"),
    (b'{"do": "new", "game": "mousekeeping", "seats": 2, "edition": 3}', "bad-request"),
    (b'{"do": "new", "game": "mousekeeping", "seats": 2, "edition": {"text": "]["}}', "bad-setup"),
    (b'{"do": "view", "table": 77}', "no-such-table"),
    (b'{"do": "view", "table": "1"}', "bad-request"),
    (b'{"do": "view", "seat": 9}', "no-such-seat"),
    (b'{"do": "view", "seat": "me"}', "bad-request"),
    (b'{"do": "play", "seat": 0}', "not-readable"),
    (b'{"do": "play", "choice": "134"}', "bad-request"),
    (b'{"do": "play", "seat": 0, "choice": "hello"}', "not-readable"),
    (b'{"do": "play", "seat": 0, "choice": {"is": "Walk"}}', "not-readable"),
    (b'{"do": "play", "seat": 0, "choice": {"is": "View"}}', "not-readable"),
    (b'{"do": "play", "seat": 0, "choice": {"is": "GoTo", "room": "x"}}', "refused"),
    (b'{"do": "play", "seat": 0, "choice": {"is": "GoTo", "room": null}}', "refused"),
    (b'{"do": "play", "seat": 0, "choice": {"is": "Place", "bottom": 1, "top": [], "side": null}}', "refused"),
    (b'{"do": "play", "seat": 1, "choice": "134"}', "refused"),
    (b'{"do": "play", "seat": 55, "choice": "134"}', "no-such-seat"),
    (b'{"do": "play", "seat": 2, "choice": "134"}', "no-such-seat"),
    (b'{"do": "play", "seat": -2, "choice": "134"}', "no-such-seat"),
    (b'{"do": "why_not", "seat": 2, "choice": "134"}', "no-such-seat"),
    (b'{"do": "why_not", "seat": -2, "choice": "134"}', "no-such-seat"),
    (b'{"do": "why_not", "seat": 55, "choice": {"is": "GoTo", "room": 134}}', "no-such-seat"),
    (b'{"do": "play", "seat": 0, "choice": {"is": "GoTo", "room": 134.0}}', "refused"),
    (b'{"do": "play", "seat": -1, "choice": "134"}', "refused"),
    (b'{"do": "load"}', "bad-request"),
    (b'{"do": "load", "position": {"mousehole": "position", "game": "mousekeeping", "version": 99}}', "other-version"),
    (b'{"do": "load", "position": {"mousehole": "position", "game": "mousekeeping", "version": 3}}', "not-readable"),
    (b'{"do": "pending", "lang": "tlh"}', "bad-request"),
    (b'{"do": "events", "since": "now"}', "bad-request"),
    (b"x" * (MAX_BYTES + 5), "too-long"),
], ids=lambda x: repr(x)[:60])
def test_garbage_gets_an_error_and_changes_nothing(line: bytes, code: str) -> None:
    client = Client()
    client.ask("new", game="mousekeeping", seats=2, seed=1, options={"first_player": 0})
    before = client.ask("dump")

    reply = json.loads(client.session.reply(line))

    assert reply["error"]["code"] == code
    assert reply["error"]["text"]
    assert client.ask("dump") == before
    assert len(client.session.tables) == 1


def test_an_impossible_position_is_told_and_not_opened() -> None:
    client = Client()
    client.ask("new", game="mousekeeping", seats=2, seed=1)
    for field, nonsense in {"room": 999, "agenda": [{"is": "PlaceKeycards"}] * 3, "catches": 7, "turn": "x",
                            "destination": {"is": "GoTo", "room": 3}, "room ": 1}.items():
        position = client.ask("dump", table=1)
        position["table"][field] = nonsense
        reply = client.ask("load", position=position)
        assert reply["code"] == ("not-readable" if field == "room " else "impossible-position")
        assert client.ask("pending", table=1)


@pytest.mark.parametrize(("field", "nonsense", "text"), [
    ("raccoon", 99, "This position is impossible: raccoon must be from −1 to 11, not 99."),
    ("turn", 5, "This position is impossible: turn must be from 0 to 1, not 5."),
    ("at", [2, 2], "This position is impossible: at[0] and at[1] are both at 2."),
])
def test_an_impossible_position_is_refused_with_its_reason(field: str, nonsense: object, text: str) -> None:
    client = Client()
    client.ask("new", game="mousewarming-party", seats=2, seed=1)
    for choice in ("raccoon@4", "mouse ninja", "mouse mommy", "ninja@2", "mommy@5"):
        client.ask("play", seat=0, choice=choice)
    position = client.ask("dump")
    assert "table" in client.ask("load", position=position)
    position["table"][field] = nonsense

    reply = client.ask("load", position=position)

    assert (reply["code"], reply["text"]) == ("impossible-position", text)
    assert reply["refusal"]["code"] == "impossible-position"


def test_the_clock_has_its_say_before_a_late_answer() -> None:
    client = Client()
    client.ask("new", game="mousekeeping", seats=2, seed=1, options={"first_player": 0, "clock": 300})
    assert "meant" in client.ask("play", seat=0, choice="134", at=299_999)

    late = client.ask("play", seat=1, choice="124", at=300_000)

    assert late["refusal"]["clause"] == "KEEP-19"
    assert client.ask("outcome")["reason"] == "time-up"
    assert client.ask("play", seat=CLOCK, choice="time-up")["code"] == "refused"


@pytest.mark.parametrize("at", [300_000, 300_001])
def test_the_clock_may_be_played_at_its_deadline(at: int) -> None:
    client = Client()
    client.ask("new", game="mousekeeping", seats=2, seed=1, options={"first_player": 0, "clock": 300})

    reply = client.ask("play", seat=CLOCK, choice="time-up", at=at)

    assert reply["meant"] == {"is": "TimeUp"}
    assert reply["over"]
    assert [event["is"] for event in reply["events"]] == ["ShiftEnded"]
    assert len(client.session.tables[1].match.log.answers) == 1  # type: ignore[union-attr]
    assert client.ask("play", seat=CLOCK, choice="time-up", at=at)["code"] == "refused", "once is enough"


@pytest.mark.parametrize(("start", "choice"), [
    ([], {"is": "Choose", "mice": "OGB"}),
    ([], {"is": "Choose", "mice": ["O", "G", ["B"]]}),
    (["choose O G B"] * 3, {"is": "Place", "mouse": "O", "trap": True, "hostage": False}),
    (["choose O G B"] * 3, {"is": "Place", "mouse": "O", "trap": 1.0, "hostage": False}),
    (["choose O G B"] * 3, {"is": "Place", "mouse": "O", "trap": 1, "hostage": 0}),
])
def test_a_malformed_choice_is_not_legal(start: list[str], choice: dict[str, Any]) -> None:
    client = Client()
    client.ask("new", game="head-of-mousehold", seats=3, seed=1, options={"events": False, "first_player": 0})
    for seat, line in enumerate(start):
        assert "meant" in client.ask("play", seat=seat, choice=line)

    refusal = client.ask("why_not", seat=0, choice=choice)

    assert refusal is not None
    assert refusal["code"] in ("malformed", "not-readable"), refusal
    assert client.ask("play", seat=0, choice=choice)["code"] in ("refused", "not-readable")


def test_a_line_without_end_and_a_line_too_long_do_not_stop_it() -> None:
    out = io.StringIO()

    serve(io.BytesIO(b"x" * (3 * MAX_BYTES) + b'\n\n{"id": 7, "do": "close"}'), out)

    first, second = [json.loads(line) for line in out.getvalue().splitlines()]
    assert first["error"]["code"] == "too-long"
    assert second == {"id": 7, "error": {"code": "no-such-table", "text": "there is no table 0"}}


def test_events_are_told_as_a_seat_saw_them_and_continue_where_the_last_request_ended() -> None:
    client = Client()
    client.ask("new", game="mousekeeping", seats=1, seed=1)
    first = client.ask("events", seat=None)

    client.ask("play", seat=0, choice=client.ask("pending")[0]["options"][0])
    news = client.ask("events", since=first["next"], seat=0)

    assert [event["is"] for event in first["events"]] == ["DestinationRolled"]
    assert news["events"][0]["is"] == "KeycardsPlaced"
    assert all(event["words"] for event in news["events"])
    assert client.ask("events", since=news["next"])["events"] == []


def test_a_loaded_table_has_no_log() -> None:
    client = Client()
    client.ask("new", game="mousekeeping", seats=1, seed=1)
    client.ask("load", position=client.ask("dump"))

    assert client.ask("log")["code"] == "no-log"
