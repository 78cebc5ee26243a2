"""However the bytes of messages are cut into packets, every message is received once and in order."""
from __future__ import annotations

import contextlib
import json
import socket
import time
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest
from websockets.frames import CloseCode, Frame, Opcode

from mousehole.server.protocols import frame_at
from mousehole.testkit.online import Server, open_table

UPGRADE = ("GET /api/socket HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
           "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n")


def frame(text: str | bytes, opcode: Opcode = Opcode.TEXT, *, fin: bool = True, mask: bool = True) -> bytes:
    data = text.encode() if isinstance(text, str) else text
    return bytes(Frame(opcode, data, fin=fin).serialize(mask=mask))


def ping(n: int, size: int = 0) -> str:
    """A message that is answered with its number; as long as is wanted."""
    return json.dumps({"is": "ping", "sent": n}) + " " * size


class Packets:
    """A connection that sends exactly the given packets, and receives texts."""

    def __init__(self, server: Server) -> None:
        self.socket = socket.create_connection(("127.0.0.1", server.port), timeout=60)
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.socket.sendall(UPGRADE.format(host=server.url.removeprefix("http://")).encode())
        self.bytes = b""
        while b"\r\n\r\n" not in self.bytes:
            self.bytes += self.socket.recv(4096)
        self.bytes = self.bytes.partition(b"\r\n\r\n")[2]

    def send(self, packet: bytes) -> None:
        """And give it the time to arrive by itself."""
        self.socket.sendall(packet)
        time.sleep(0.02)

    def take(self, size: int) -> bytes:
        while len(self.bytes) < size:
            more = self.socket.recv(65_536)
            if not more:
                raise EOFError
            self.bytes += more
        taken, self.bytes = self.bytes[:size], self.bytes[size:]
        return taken

    def hear(self) -> tuple[int, bytes]:
        """The next frame: what it is, and what it says."""
        first, size = self.take(2)
        if size == 126:
            size = int.from_bytes(self.take(2), "big")
        elif size == 127:
            size = int.from_bytes(self.take(8), "big")
        return first & 15, self.take(size)

    def pongs(self, most: int) -> list[Any]:
        """Return the numbers of this many answered pings, in the order of the answers."""
        heard: list[Any] = []
        while len(heard) < most:
            opcode, said = self.hear()
            if opcode == Opcode.TEXT and json.loads(said)["is"] == "pong":
                heard.append(json.loads(said)["sent"])
        return heard


@pytest.fixture
def packets(server: Server) -> Iterator[Packets]:
    """Somebody alone at a table, who is its host."""
    made, seated = open_table(server.url, "mousekeeping", 1, 1, options={"move_limit": 60})
    speaking = Packets(server)
    hello = {"is": "hello", "table": made["table"], "key": seated[0].key, "host": made["host"], "whole": True}
    speaking.send(frame(json.dumps(hello)))
    assert json.loads(speaking.hear()[1])["is"] == "welcome"
    yield speaking
    speaking.socket.close()


def test_an_answer_is_confirmed_in_the_same_packet_as_what_it_led_to(packets: Packets) -> None:
    packets.send(frame('{"is": "start"}'))
    state: Any = {"is": ""}
    while state["is"] != "state":
        state = json.loads(packets.hear()[1])
    for _ in range(10):
        question = state["questions"][0]
        answer = {"is": "answer", "n": question["n"], "choice": question["options"][0]["line"]}
        packets.socket.sendall(frame(json.dumps(answer)))
        packets.bytes = packets.socket.recv(65_536)  # without waiting for a second packet
        heard = []
        while packets.bytes:
            heard.append(json.loads(packets.hear()[1]))
        assert [each["is"] for each in heard] == ["state", "taken"]
        state = heard[0]


def test_messages_of_all_sizes_are_heard(packets: Packets) -> None:
    sizes = (0, 60, 100, 200, 5_000, 60_000)
    for n, size in enumerate(sizes):
        packets.send(frame(ping(n, size)))
    assert packets.pongs(len(sizes)) == list(range(len(sizes)))


def test_messages_in_one_packet_are_heard_one_by_one(packets: Packets) -> None:
    packets.send(b"".join([frame(ping(n)) for n in range(20)]))
    packets.send(frame(ping(20)))
    assert packets.pongs(21) == list(range(21))


@pytest.mark.parametrize("cuts", [(1,), (2,), (3,), (5,), (6,), (7,), (1, 2, 3, 4, 5, 6, 7, 8)])
def test_a_message_in_several_packets_is_heard_and_the_next_one_too(packets: Packets, cuts: tuple[int, ...]) -> None:
    packets.send(frame(ping(1)))
    assert packets.pongs(1) == [1]
    whole = frame(ping(2)) + frame(ping(3))
    for first, last in pairwise((0, *cuts, len(whole))):
        packets.send(whole[first:last])
    assert packets.pongs(2) == [2, 3]
    packets.send(frame(ping(4)))
    assert packets.pongs(1) == [4]


def test_the_rest_of_a_message_is_not_taken_for_another_one(packets: Packets) -> None:
    text, cut = ping(1, 40).encode(), 28
    looks_like = (0x81, 0x80 + len(text) - cut - 6)  # a whole frame that ends where this one ends
    mask = bytes((text[cut] ^ looks_like[0], text[cut + 1] ^ looks_like[1], 0, 0))
    whole = bytes((0x81, 0x80 + len(text))) + mask + bytes([each ^ mask[n % 4] for n, each in enumerate(text)])
    assert frame_at(whole[6 + cut:], 0)[1] == len(text) - cut
    packets.send(whole[:6 + cut])
    packets.send(whole[6 + cut:])
    assert packets.pongs(1) == [1]


def test_a_message_in_several_frames_is_heard_with_a_ping_in_between(packets: Packets) -> None:
    text = ping(1)
    packets.send(frame(text[:9], fin=False))
    packets.send(frame(b"alive?", Opcode.PING))
    packets.send(frame(text[9:15], Opcode.CONT, fin=False))
    packets.send(frame(text[15:], Opcode.CONT))
    packets.send(frame(ping(2)))
    assert packets.pongs(2) == [1, 2]


def test_a_second_message_inside_another_ends_the_connection(packets: Packets) -> None:
    packets.send(frame(ping(1)[:9], fin=False))
    packets.send(frame(ping(2)))
    assert closing(packets) == CloseCode.PROTOCOL_ERROR


@pytest.mark.parametrize(("wrong", "code"), [
    (frame(ping(1), mask=False), CloseCode.PROTOCOL_ERROR),
    (bytes((0xC1,)) + frame(ping(1))[1:], CloseCode.PROTOCOL_ERROR),  # a bit that nobody has agreed upon
    (frame(b"\xff\xfe"), CloseCode.INVALID_DATA),
    (frame("x" * 64_001), CloseCode.MESSAGE_TOO_BIG),
    (frame(ping(1)) + frame(ping(2), mask=False), CloseCode.PROTOCOL_ERROR),
], ids=["not masked", "reserved bit", "not a text", "too big", "the second one"])
def test_a_wrong_frame_ends_the_connection_with_its_code(packets: Packets, wrong: bytes, code: CloseCode) -> None:
    packets.send(wrong)
    assert closing(packets) == code


def closing(packets: Packets) -> int:
    """With which code the server closes."""
    with contextlib.suppress(EOFError):
        while True:
            opcode, said = packets.hear()
            if opcode == Opcode.CLOSE:
                return int.from_bytes(said[:2], "big")
    raise AssertionError("it ended without a word")


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 128, 255, 256, 65_535])
def test_one_whole_frame_is_known_and_anything_else_is_not(size: int) -> None:
    whole = frame(b"x" * size)
    n = len(whole)
    assert frame_at(whole, 0) == (n - size, n)
    assert frame_at(whole + whole, n) == (2 * n - size, 2 * n)
    for end in {0, 1, 2, 3, 5, n - 1} - {n}:
        assert frame_at(whole[:end], 0) == (0, 0)
        assert frame_at(whole + whole[:end], n) == (0, 0)
    assert frame_at(frame(b"x" * size, mask=False), 0) == (0, 0)


def test_a_frame_with_a_long_size_goes_through_the_parser() -> None:
    assert frame_at(frame(b"x" * 65_536), 0) == (0, 0)
    assert frame_at(bytes((0x81, 0xFF)) + bytes(4 + 127), 0) == (0, 0)  # 127 says that eight bytes tell the size
