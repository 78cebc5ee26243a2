"""A server's table, seen from one of its seats, by the protocol of docs/protocol.md."""
from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from time import monotonic
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from mousehole.bots.chances import Chances
from mousehole.games import load_game, why_not_parts
from mousehole.kernel import CLOCK, BadSetup, Choice, Decision, Outcome, Refusal, Rng, Seat, Value
from mousehole.kernel.codec import Codec
from mousehole.table.contribution import Contribution
from mousehole.table.fitted import chances_of
from mousehole.table.following import follow
from mousehole.table.setup_words import setup_words
from mousehole.table.speech import arg, names, sentence
from mousehole.terminal.invitation import Invitation, ask, unreachable
from mousehole.terminal.labels import Labels
from mousehole.terminal.local_table import is_offer
from mousehole.terminal.remarked import remark_line, said_line
from mousehole.terminal.remote_actions import STAND, actions_at, changes, message_of, request_of
from mousehole.terminal.remote_settings import SETTINGS, setting_actions
from mousehole.terminal.sitting import TableAction
from mousehole.words import Words

FOR_GOOD = ("bad-key", "removed", "no-such-table", "other-version", "closed", "foreign-page", "bad-request")  # no retry
SOONEST, LATEST = 0.5, 8.0  # seconds before trying to connect again
SILENCE = 10.0              # seconds after which an unconfirmed answer is given up


class JoinRefused(BadSetup):
    """The server refused to let us join. `code`: why, for programs."""

    def __init__(self, code: str, words: str) -> None:
        super().__init__(words)
        self.code = code


class RemoteTable:
    """`room`, `state`: the latest from the server. Known after the first `arrive`."""

    talks = True
    waits_for_people = False  # its server asks them

    def __init__(self, invitation: Invitation, welcome: dict[str, Any], room: dict[str, Any], language: str) -> None:
        self.invitation = invitation
        self.room = room
        self.state: dict[str, Any] = {}
        self.language = language
        self.game = load_game(room["game"], room["edition"])
        if room["version"] != self.game.facts.version:
            raise BadSetup(f"the server plays version {room['version']} of {room['game']}, this is version "
                           f"{self.game.facts.version}", "server-version",
                           {"theirs": str(room["version"]), "ours": str(self.game.facts.version)})
        self.codec = Codec(self.game)
        self.seat: Seat | None = welcome["seat"]
        self.words = Words(room["game"], language, viewer=self.seat)
        self.labels = Labels(language, words=self.words)
        self.is_host: bool = welcome["host"]
        self.people: list[Seat] = [] if self.seat is None else [self.seat]
        self.viewers: list[Seat | None] = [self.seat]
        self.told: dict[Seat | None, list[str]] = {self.seat: []}
        self.heard = 0  # the number of the last event shown
        self.condition = ""
        self.is_away = False  # the connection was lost
        self.remarks = True  # what bots say is shown
        self.consulted = 0   # the last question for which a proposal was asked
        self.chatted = 0  # the number of the last message shown
        self.doing: tuple[str, asyncio.Future[str]] | None = None  # a request, and its result
        self.link: ClientConnection | None = None
        self.waiting: dict[str, tuple[dict[str, Any], asyncio.Future[Refusal | int]]] = {}  # answers on their way
        self.moved = asyncio.Event()  # a new state has arrived
        self.sent = 0
        self.is_behind = False  # a change was missed: a whole state is on its way
        self.part = Contribution(room["table"])
        self.ahead = 0.0  # the server's clock minus ours, in milliseconds
        self.seen: tuple[Any, list[Decision]] = (None, [])
        self.menu = ""  # what the host is changing: "settings", or one of them
        self.shared = invitation.server  # the server's address, for others
        self._name_players()

    @staticmethod
    async def arrive(invitation: Invitation, language: str) -> RemoteTable:
        """Look in: find out which seat we have, and what is played. BadSetup if we cannot join."""
        try:
            async with connect(invitation.socket, compression=None, proxy=None, open_timeout=10) as link:
                await link.send(_hello(invitation, 0))
                welcome: dict[str, Any] = {}
                async for text in link:
                    message = json.loads(text)
                    if message["is"] == "bye":
                        raise JoinRefused(message["code"], sentence(Words(None, language), message["say"]))
                    if message["is"] == "welcome":
                        welcome = message
                    if message["is"] == "room":
                        return RemoteTable(invitation, welcome, message, language)
        except (OSError, InvalidHandshake, ConnectionClosed, TimeoutError) as error:
            raise unreachable(error) from None
        raise unreachable("no table was shown")

    def words_for(self, seat: Seat | None) -> Words:
        return self.words  # one screen, one reader

    # what the screen asks

    @property
    def position(self) -> int:
        return int(self.state.get("number", 0))

    @property
    def is_over(self) -> bool:
        return self.state.get("ended") is not None

    @property
    def is_in_progress(self) -> bool:
        return self.room["status"] == "playing" and not self.is_over

    @property
    def has_aids(self) -> bool:
        return bool(self.room["aids"])

    @property
    def chances(self) -> Chances | None:
        return chances_of(self.game)

    def view(self, seat: Seat | None) -> Any:
        return self.seen[0]

    def decisions(self, seat: Seat | None) -> list[Decision]:
        return self.seen[1] if seat == self.seat else []

    def must_answer(self) -> list[Seat]:
        return [d.seat for d in self.seen[1] if not is_offer(d)][:1]

    def has_secrets(self, one: Seat | None, other: Seat | None) -> bool:
        return False  # one screen, one seat

    def actions(self) -> list[TableAction]:
        if self.menu and self._may_set():
            return setting_actions(self.menu, self.room, self.game, self.labels)
        return actions_at(self.room, self.seat, self.is_host, self.game.facts.cooperative, self.labels)

    def _may_set(self) -> bool:
        return self.is_host and self.room["status"] in ("gathering", "over") and not self.room["called"]

    async def do(self, action: TableAction) -> str:
        """Do an action; return why not, or the requested link; "" if it is done."""
        if action.id.split()[0] in (SETTINGS, "settings-back"):
            self.menu = action.id if action.id != "settings-back" else "" if self.menu == SETTINGS else SETTINGS
            return ""
        request, message = request_of(action), message_of(action)
        if request is not None:
            try:
                given = await asyncio.to_thread(ask, self.invitation.address + request[0], request[1],
                                                self.invitation.host)
            except BadSetup as error:
                return setup_words(error, self.words.language)
            return self.labels("far-invitation", link=given["link"]) if action.id.startswith("invite") else ""
        said = "" if message is None else await self._ask(message)
        if action.id == STAND and not said:
            self.invitation.without_seat()
        if action.message is not None and not said:
            self.menu = SETTINGS
        return said

    async def take_back(self, seat: Seat | None) -> str:
        return await self._ask({"is": "take-back"})

    async def say(self, text: str) -> str:
        return await self._ask({"is": "say", "text": text})

    async def rename(self, name: str) -> str:
        """Take the same seat once more, with another name."""
        try:
            await asyncio.to_thread(self.invitation.seated, name)
        except BadSetup as error:
            return setup_words(error, self.words.language)
        return ""

    async def _ask(self, message: dict[str, Any]) -> str:
        """Send something that has no number, and wait for the result: the refusal in words, or ""."""
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
        """Say why not, from what this seat knows, on a table imagined from it."""
        return why_not_parts(self.game, self.game.imagine(self.view(seat), Rng.numbered(0)), seat, choice)

    def outcome(self) -> Outcome | None:
        ended = self.state.get("ended")
        return None if ended is None else self.codec.read(ended["outcome"], Outcome)

    def clock_asks(self) -> str:
        """Say what happens while only the clock is asked."""
        asked = self.state.get("asked", [])
        is_alone = [each["seat"] for each in asked] == [CLOCK]
        return self.words.message(f"ask-{asked[0]['prompt']}") if is_alone else ""

    def seconds_left(self) -> float | None:
        """Return the seconds until somebody else answers, by the server's clock."""
        dues: list[float] = [asked["due"] for asked in self.state.get("asked", []) if asked["due"] is not None]
        if not dues or self.is_over:
            return None
        return max(0.0, (min(dues) - 1000 * monotonic() - self.ahead) / 1000)

    def pause(self) -> None:
        """Do nothing: no other table waits for this screen."""

    def resume(self) -> None:
        """Do nothing; see `pause`."""

    async def answer(self, seat: Seat, choice: Choice) -> Refusal | None:
        """Send an answer, again after a lost connection, until the server has taken or refused it."""
        question = next((q for q, d in zip(self._questions(), self.seen[1], strict=True) if choice in d.options),
                        next(iter(self._questions()), None))
        if question is None:
            return Refusal("not-your-turn", self.game.facts.turn_clause)
        if self.link is None:  # do not wait for a lost connection
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
                while self.position < settled:  # only then is the next question known
                    self.moved.clear()
                    await self.moved.wait()
        except TimeoutError:
            return Refusal("failed", "")
        finally:
            self.waiting.pop(id, None)
        return None

    # messages from the server

    async def drive(self, changed: Callable[[], None], pace: float) -> None:
        """Listen, between matches as well, until there is no point in it. Reconnects after a lost connection."""
        wait = SOONEST
        while True:
            try:
                async with connect(self.invitation.socket, compression=None, proxy=None, open_timeout=10) as link:
                    await link.send(_hello(self.invitation, self.heard))
                    self.is_behind = False
                    self.part.connected()
                    async for text in link:
                        wait = SOONEST
                        message, was_behind = json.loads(text), self.is_behind
                        if not self._hear(message):
                            changed()
                            return
                        if message["is"] == "room":
                            await self._contribute(link)
                        await self._consult(link)
                        if self.is_behind and not was_behind:
                            await link.send(json.dumps({"is": "resync", "since": self.heard}))
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

    async def _consult(self, link: ClientConnection) -> None:
        """Ask once per question whether a bot of the team proposes something."""
        question = next((q for q in self._questions() if not q["interrupt"]), None)
        if self.remarks and self.room.get("proposals") and question is not None and question["n"] != self.consulted:
            self.consulted = question["n"]
            await link.send(json.dumps({"is": "consult", "n": question["n"]}))

    async def _contribute(self, link: ClientConnection) -> None:
        """Contribute to the shuffle, as docs/fairness.md says, and show what can be checked later."""
        for message in self.part.hears(self.room, self.seat):
            await link.send(json.dumps(message))
            if message["is"] == "reveal":
                self.told[self.seat].append(self.labels(
                    "far-shuffle", commitment=self.room["commitment"], nonce=message["nonce"]))

    def _hear(self, message: dict[str, Any]) -> bool:
        """Handle one message; False: there is no point in reconnecting."""
        kind, asked = message["is"], self.doing[0] if self.doing is not None else ""
        if "time" in message:
            self.ahead = message["time"] - 1000 * monotonic()
        if kind == "room":
            before, self.room = self.room, message
            if before["edition"] != message["edition"]:
                self.game = load_game(message["game"], message["edition"])
                self.codec = Codec(self.game)
            self._name_players()
            self.told[self.seat] += changes(before, message, self.labels)
            self.condition = self._room_condition()
            if asked != "say":
                self._done("")
        elif kind == "state":
            self._take_state(message)
            if asked in ("take-back", "agree"):
                self._done("")
        elif kind == "change":
            state = follow(self.state or None, message)
            if state is None:
                self.is_behind = True
            else:
                self._take_state(state)
        elif kind == "welcome":
            self._greeted(message)
        elif kind == "chat":
            is_heard = self.remarks or not message.get("remark")
            if is_heard and message["number"] > self.chatted:  # the last ones are sent again after reconnecting
                self.chatted = message["number"]
                self.told[self.seat].append(self._chat_line(message))
            if asked == "say":
                self._done("")
        elif kind == "proposed":
            said = said_line(self.words, message["seat"], sentence(self.words, message["say"]))
            self.told[self.seat].append(f"{said} [{message['option']['line']}]")
        elif kind == "refused" and asked and message["of"] == asked:
            self._done(sentence(self.words, message["why"]["say"]))
        elif kind in ("taken", "refused") and message["id"] in self.waiting:
            self._settle(message["id"], message["number"] if kind == "taken" else self._refusal(message["why"]))
        elif kind == "bye" and message["code"] in FOR_GOOD:
            self.condition = sentence(self.words, message["say"])
            return False
        return True

    def _greeted(self, welcome: dict[str, Any]) -> None:
        """Take note of who we are here: the host may have given us another seat, or the host's role."""
        self.is_host = welcome["host"]
        if self.is_host and not self.invitation.host:
            self.invitation = self.invitation._replace(host=self.invitation.key)
        if welcome["seat"] != self.seat and welcome["seat"] is not None and self.seat is not None:
            self.told[welcome["seat"]] = self.told.pop(self.seat)
            self.seat = self.words.people.viewer = welcome["seat"]
            self.people, self.viewers = [self.seat], [self.seat]

    def _take_state(self, state: dict[str, Any]) -> None:
        self.state, self.is_behind = state, False
        self.moved.set()
        decisions = []
        for q in self._questions():
            options = tuple([self.codec.read(option["choice"], Choice) for option in q["options"]])
            args = tuple(self._args(q["say"]["args"], without="seat").items())
            assert self.seat is not None
            decisions.append(Decision(self.seat, q["prompt"], options, q["clause"], args=args))
        self.seen = self.codec.read(state["view"], Value), decisions
        for happened in state["events"]:
            if happened["number"] > self.heard or not self.heard:
                self.told[self.seat].append(sentence(self.words, happened["say"]))
        self.heard = max([self.heard, *[happened["number"] for happened in state["events"]]])

    def _questions(self) -> list[dict[str, Any]]:
        """Return what must be answered first."""
        return sorted(self.state.get("questions", []), key=lambda q: bool(q["interrupt"]))

    def _refusal(self, why: dict[str, Any]) -> Refusal:
        return Refusal(why["code"], why["clause"], tuple(self._args(why["say"]["args"]).items()))

    def _args(self, args: dict[str, Any], without: str = "") -> dict[str, Any]:
        """Convert a sentence's arguments, with the sentences in them already in words."""
        return {key: arg(self.words, each) for key, each in args.items() if key != without}

    def _chat_line(self, chat: dict[str, Any]) -> str:
        if chat.get("remark"):
            return remark_line(self.words, chat["seat"], chat["remark"])
        return self.words.pair(self._speaker(chat), self._chat_text(chat))

    def _chat_text(self, chat: dict[str, Any]) -> str:
        """Return what was written; a quick reaction in the reader's language, whatever its sender speaks."""
        reaction = chat.get("reaction", "")
        return self.words.message(f"react-{reaction}") if reaction else str(chat["text"])

    def _speaker(self, chat: dict[str, Any]) -> str:
        """Return *You*, a name, or the host who has no seat."""
        if chat["seat"] is not None and chat["seat"] == self.seat:
            return self.words.who(chat["seat"])
        if chat["spectator"]:
            who = self.labels("spectator")
            return f"{chat['name']} ({who})" if chat["name"] else who
        return str(chat["name"]) or self.labels("host")

    def _name_players(self) -> None:
        self.words.names = names(self.words, self.room["chairs"])

    def _room_condition(self) -> str:
        if self.room["status"] == "gathering":
            free = sum(chair["who"] in ("open", "invited") for chair in self.room["chairs"])
            if self.is_host:
                return self.labels("far-hosting", free=free, code=self.room.get("code", ""),
                                   link=self.invitation._replace(server=self.shared).public_link)
            return self.labels("far-gathering", free=free)
        if self.room["status"] == "closed":
            return self.labels("far-closed")
        if self.seat is not None and self.room["chairs"][self.seat]["away"]:
            return self.labels("far-you-are-away")
        if asked := self.room["asked_back"]:
            if asked["seat"] == self.seat:
                return self.labels("far-asking-back")
            if self.seat in asked["undecided"]:
                return self.labels("far-asked-back", name=self.words.name(asked["seat"]))
        if awaited := self.room["awaited"]:
            is_mine = self.seat in awaited
            return self.labels("far-ready") if is_mine else self.labels("far-awaited", waited_seats=awaited)
        return self.labels("far-paused") if self.room["paused"] else ""

    def _done(self, said: str) -> None:
        """Settle the request: it has happened, or is refused."""
        if self.doing is not None and not self.doing[1].done():
            self.doing[1].set_result(said)

    async def _send(self, message: dict[str, Any]) -> None:
        if self.link is not None:
            try:
                await self.link.send(json.dumps(message))
            except ConnectionClosed:
                self.link = None

    async def _send_again(self) -> None:
        """After a lost connection: send answers to open questions again; the others were taken, or are void."""
        asked = {question["n"] for question in self._questions()}
        for id, (message, _) in list(self.waiting.items()):
            if message["n"] in asked:
                await self._send(message)
            else:
                self._settle(id, 0)

    def _settle(self, id: str, settled: Refusal | int) -> None:
        """Settle an answer: refused, or stored under this number."""
        _, future = self.waiting.pop(id)
        if not future.done():
            future.set_result(settled)


def _hello(invitation: Invitation, since: int) -> str:
    return json.dumps({"is": "hello", "table": invitation.table, "key": invitation.key, "host": invitation.host,
                       "since": since})
