"""A table of a server, seen from one of its seats, by the protocol of docs/protocol.md."""
from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from time import monotonic
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from mousehole.games import GAMES, load_game, why_not_parts
from mousehole.kernel import CLOCK, BadSetup, Choice, Decision, Outcome, Refusal, Rng, Seat, Value
from mousehole.kernel.codec import Codec
from mousehole.table.speech import names, sentence
from mousehole.terminal.far_deeds import STAND, changes, deeds_at, message_of, request_of
from mousehole.terminal.home_table import is_offer
from mousehole.terminal.invitation import Invitation, ask
from mousehole.terminal.labels import Labels
from mousehole.terminal.sitting import Deed
from mousehole.words import Words

FOR_GOOD = ("bad-key", "removed", "no-such-table", "other-version", "closed", "foreign-page", "bad-request")  # no retry
SOONEST, LATEST = 0.5, 8.0  # seconds before trying to connect again
SILENCE = 10.0              # seconds after which an answer that nobody confirmed is given up


class Unwelcome(BadSetup):
    """The server does not let one in. `code`: why, for programs."""

    def __init__(self, code: str, words: str) -> None:
        super().__init__(words)
        self.code = code


class FarTable:
    """`room`, `state`: the last that the server told. Known from the first `arrive`."""

    talks = True

    def __init__(self, invitation: Invitation, welcome: dict[str, Any], room: dict[str, Any], language: str) -> None:
        self.invitation = invitation
        self.room = room
        self.state: dict[str, Any] = {}
        self.language = language
        self.labels = Labels(language)
        self.game = load_game(room["game"], room["edition"])
        if room["version"] != self.game.facts.version:
            raise BadSetup(f"the server plays version {room['version']} of {room['game']}, "
                           f"this is version {self.game.facts.version}")
        self.codec = Codec(self.game)
        self.words = Words(room["game"], language)
        self.seat: Seat | None = welcome["seat"]
        self.is_host: bool = welcome["host"]
        self.people: list[Seat] = [] if self.seat is None else [self.seat]
        self.viewers: list[Seat | None] = [self.seat]
        self.told: dict[Seat | None, list[str]] = {self.seat: []}
        self.heard = 0  # the number of the last event that was told
        self.condition = ""
        self.is_away = False  # the server was there, and is not now
        self.chatted = 0  # the number of the last chat that was told
        self.doing: tuple[str, asyncio.Future[str]] | None = None  # what was asked for, and what becomes of it
        self.link: ClientConnection | None = None
        self.waiting: dict[str, tuple[dict[str, Any], asyncio.Future[Refusal | int]]] = {}  # answers on their way
        self.moved = asyncio.Event()  # another state has come
        self.sent = 0
        self.ahead = 0.0  # the server's clock minus ours, in milliseconds
        self.seen: tuple[Any, list[Decision]] = (None, [])
        self._name_players()

    @staticmethod
    async def arrive(invitation: Invitation, language: str) -> FarTable:
        """Look in at the door: who one is there, and what is played. BadSetup if there is no coming in."""
        try:
            async with connect(invitation.socket, compression=None, proxy=None, open_timeout=10) as link:
                await link.send(_hello(invitation, 0))
                welcome: dict[str, Any] = {}
                async for text in link:
                    message = json.loads(text)
                    if message["is"] == "bye":
                        anything = Words(next(iter(GAMES)), language)  # what is said here is said in every game
                        raise Unwelcome(message["code"], sentence(anything, message["say"]))
                    if message["is"] == "welcome":
                        welcome = message
                    if message["is"] == "room":
                        return FarTable(invitation, welcome, message, language)
        except (OSError, InvalidHandshake, ConnectionClosed, TimeoutError) as error:
            raise BadSetup(f"the server cannot be reached: {error}") from None
        raise BadSetup("the server does not say what is played there")

    # what the screen asks

    @property
    def position(self) -> int:
        return int(self.state.get("number", 0))

    @property
    def is_over(self) -> bool:
        return self.state.get("ended") is not None

    @property
    def is_on(self) -> bool:
        return self.room["status"] == "playing" and not self.is_over

    @property
    def has_aids(self) -> bool:
        return bool(self.room["aids"])

    def view(self, seat: Seat | None) -> Any:
        return self.seen[0]

    def decisions(self, seat: Seat | None) -> list[Decision]:
        return self.seen[1] if seat == self.seat else []

    def must_answer(self) -> list[Seat]:
        return [d.seat for d in self.seen[1] if not is_offer(d)][:1]

    def has_secrets(self, one: Seat | None, other: Seat | None) -> bool:
        return False  # one screen, one seat

    def deeds(self) -> list[Deed]:
        return deeds_at(self.room, self.seat, self.is_host, self.game.facts.cooperative, self.labels, self.words.name)

    async def do(self, deed: Deed) -> str:
        """Why not, or the link that was asked for; nothing, if it is done."""
        request, message = request_of(deed), message_of(deed)
        if request is not None:
            try:
                given = await asyncio.to_thread(ask, self.invitation.address + request[0], request[1],
                                                self.invitation.host)
            except BadSetup as error:
                return str(error)
            return self.labels("far-invitation", link=given["link"]) if deed.id.startswith("invite") else ""
        said = "" if message is None else await self._ask(message)
        if deed.id == STAND and not said:
            self.invitation.without_seat()
        return said

    async def say(self, text: str) -> str:
        return await self._ask({"is": "say", "text": text})

    async def _ask(self, message: dict[str, Any]) -> str:
        """Say something that has no number, and hear what becomes of it: the refusal in words, or nothing."""
        if self.link is None:
            return self.condition
        done: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        self.doing = message["is"], done
        await self._send(message)
        try:
            return await asyncio.wait_for(done, SILENCE)
        except TimeoutError:
            return self.words.message("refused-failed")
        finally:
            self.doing = None

    def why_not(self, seat: Seat, choice: Choice) -> Refusal | None:
        """From what this seat knows alone, on a table imagined from it."""
        return why_not_parts(self.game, self.game.imagine(self.view(seat), Rng.numbered(0)), seat, choice)

    def outcome(self) -> Outcome | None:
        ended = self.state.get("ended")
        return None if ended is None else self.codec.read(ended["outcome"], Outcome)

    def clock_asks(self) -> str:
        """What happens while nobody but the clock is asked."""
        asked = self.state.get("asked", [])
        is_alone = [each["seat"] for each in asked] == [CLOCK]
        return self.words.message(f"ask-{asked[0]['prompt']}") if is_alone else ""

    def seconds_left(self) -> float | None:
        """Until somebody else answers, by the server's clock."""
        dues: list[float] = [asked["due"] for asked in self.state.get("asked", []) if asked["due"] is not None]
        if not dues or self.is_over:
            return None
        return max(0.0, (min(dues) - 1000 * monotonic() - self.ahead) / 1000)

    def pause(self) -> None:
        """Nobody else waits for this screen."""

    def resume(self) -> None:
        """See `pause`."""

    async def answer(self, seat: Seat, choice: Choice) -> Refusal | None:
        """Sent, and sent again after a lost connection, until the server has taken or refused it."""
        question = next((q for q, d in zip(self._questions(), self.seen[1], strict=True) if choice in d.options),
                        next(iter(self._questions()), None))
        if question is None:
            return Refusal("not-your-turn", self.game.facts.turn_clause)
        if self.link is None:  # nobody is kept waiting for a server that is away
            return Refusal("server-away", "")
        self.sent += 1
        id = str(self.sent)
        message = {"is": "answer", "n": question["n"], "choice": self.codec.plain(choice), "id": id}
        future: asyncio.Future[Refusal | int] = asyncio.get_running_loop().create_future()
        self.waiting[id] = message, future
        await self._send(message)
        try:
            async with asyncio.timeout(SILENCE):
                settled = await future
                if isinstance(settled, Refusal):
                    return settled
                while self.position < settled:  # what is asked next is known only then
                    self.moved.clear()
                    await self.moved.wait()
        except TimeoutError:
            return Refusal("failed", "")
        finally:
            self.waiting.pop(id, None)
        return None

    # what the server says

    async def drive(self, changed: Callable[[], None], pace: float) -> None:
        """Listen, also between matches, until there is no use in it. A server that goes away is waited for."""
        wait = SOONEST
        while True:
            try:
                async with connect(self.invitation.socket, compression=None, proxy=None, open_timeout=10) as link:
                    await link.send(_hello(self.invitation, self.heard))
                    async for text in link:
                        wait = SOONEST
                        if not self._hear(json.loads(text)):
                            changed()
                            return
                        if self.link is None and (self.state or self.room["status"] != "playing"):
                            self.link, self.is_away, self.condition = link, False, self._room_condition()
                            await self._send_again()
                        changed()
            except (OSError, InvalidHandshake, ConnectionClosed, TimeoutError):
                pass
            self.link, self.is_away = None, True
            self.condition = self.labels("far-away", seconds=max(1, round(wait)))
            changed()
            await asyncio.sleep(wait)
            wait = min(2 * wait, LATEST)

    def _hear(self, message: dict[str, Any]) -> bool:
        """Take in one message; False: there is no use in coming back."""
        kind, asked = message["is"], self.doing[0] if self.doing is not None else ""
        if "time" in message:
            self.ahead = message["time"] - 1000 * monotonic()
        if kind == "room":
            before, self.room = self.room, message
            self._name_players()
            self.told[self.seat] += changes(before, message, self.labels, self.words.name)
            self.condition = self._room_condition()
            if asked != "say":
                self._done("")
        elif kind == "state":
            self._take_state(message)
        elif kind == "chat":
            if message["number"] > self.chatted:  # the last ones are told again to whoever comes back
                self.chatted = message["number"]
                self.told[self.seat].append(f"{message['name']}: {message['text']}")
            if asked == "say":
                self._done("")
        elif kind == "refused" and asked and message["of"] == asked:
            self._done(sentence(self.words, message["why"]["say"]))
        elif kind in ("taken", "refused") and message["id"] in self.waiting:
            self._settle(message["id"], message["number"] if kind == "taken" else self._refusal(message["why"]))
        elif kind == "bye" and message["code"] in FOR_GOOD:
            self.condition = sentence(self.words, message["say"])
            return False
        return True

    def _take_state(self, state: dict[str, Any]) -> None:
        self.state = state
        self.moved.set()
        decisions = []
        for q in self._questions():
            options = tuple([self.codec.read(option["choice"], Choice) for option in q["options"]])
            args = tuple(self._args(q["say"]["args"]).items())
            assert self.seat is not None
            decisions.append(Decision(self.seat, q["prompt"], options, q["clause"], args=args))
        self.seen = self.codec.read(state["view"], Value), decisions
        for happened in state["events"]:
            if happened["number"] > self.heard or not self.heard:
                self.told[self.seat].append(sentence(self.words, happened["say"]))
        self.heard = max([self.heard, *[happened["number"] for happened in state["events"]]])

    def _questions(self) -> list[dict[str, Any]]:
        """What must be answered first."""
        return sorted(self.state.get("questions", []), key=lambda q: bool(q["interrupt"]))

    def _refusal(self, why: dict[str, Any]) -> Refusal:
        return Refusal(why["code"], why["clause"], tuple(self._args(why["say"]["args"]).items()))

    def _args(self, args: dict[str, Any]) -> dict[str, Any]:
        """Arguments of a sentence, with names and sentences in them already said."""
        return {key: self._said(each) for key, each in args.items() if key != "seat"}

    def _said(self, each: Any) -> Any:
        if isinstance(each, list):
            return tuple([self._said(one) for one in each])
        if isinstance(each, dict):
            return self.words.name(each["seat"]) if "seat" in each else sentence(self.words, each)
        return each

    def _name_players(self) -> None:
        self.words.names = names(self.words, self.room["chairs"])

    def _room_condition(self) -> str:
        if self.room["status"] == "gathering":
            free = sum(chair["who"] in ("open", "invited") for chair in self.room["chairs"])
            if self.is_host:
                return self.labels("far-hosting", free=free, link=self.invitation.public_link)
            return self.labels("far-gathering", free=free)
        if self.room["status"] == "closed":
            return self.labels("far-closed")
        if self.seat is not None and self.room["chairs"][self.seat]["away"]:
            return self.labels("far-you-are-away")
        return self.labels("far-paused") if self.room["paused"] else ""

    def _done(self, said: str) -> None:
        """What was asked for has happened, or is refused."""
        if self.doing is not None and not self.doing[1].done():
            self.doing[1].set_result(said)

    async def _send(self, message: dict[str, Any]) -> None:
        if self.link is not None:
            try:
                await self.link.send(json.dumps(message))
            except ConnectionClosed:
                self.link = None

    async def _send_again(self) -> None:
        """After a lost connection: what is still asked is answered again; what is not was taken, or is void."""
        asked = {question["n"] for question in self._questions()}
        for id, (message, _) in list(self.waiting.items()):
            if message["n"] in asked:
                await self._send(message)
            else:
                self._settle(id, 0)

    def _settle(self, id: str, settled: Refusal | int) -> None:
        """Refused, or safe under this number."""
        _, future = self.waiting.pop(id)
        if not future.done():
            future.set_result(settled)


def _hello(invitation: Invitation, since: int) -> str:
    return json.dumps({"is": "hello", "table": invitation.table, "key": invitation.key, "host": invitation.host,
                       "since": since})
