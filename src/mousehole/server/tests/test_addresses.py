"""Links for others: what a machine's addresses are, and who is told which of them."""
from __future__ import annotations

import io
import socket
from typing import Any

import pytest

from mousehole.commands.banner import COLORS, PLAIN, banner, code_lines, here
from mousehole.server import addresses
from mousehole.server.addresses import is_loopback, is_nearby, of_this_machine, reachable
from mousehole.server.requests import base_urls
from mousehole.server.settings import Settings

ALL = addresses.EVERYWHERE[0]
LAN, NAMED = "http://192.168.1.5:8000", "http://attic.local:8000"


@pytest.fixture
def attic(monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine of that name, in two networks, which the name is known in."""
    known = {"attic.local": ["192.168.1.5"], "attic": ["127.0.1.1"]}
    monkeypatch.setattr(socket, "gethostname", lambda: "attic")
    monkeypatch.setattr(addresses, "_leaving", lambda family: "192.168.1.5" if family.name == "AF_INET" else "")
    monkeypatch.setattr(addresses, "_of_interfaces",
                        lambda: iter(["127.0.0.1", "10.0.0.7", "192.168.1.5", "169.254.3.3"]))
    monkeypatch.setattr(addresses, "_resolved", lambda name: known.get(name, []))


def test_all_addresses_are_listed_the_way_out_first_and_the_name_if_it_resolves(attic: None) -> None:
    assert reachable(ALL, 8000) == [LAN, "http://10.0.0.7:8000", NAMED]
    assert reachable(ALL, 8000, with_name=False) == [LAN, "http://10.0.0.7:8000"]
    assert reachable("10.0.0.7", 80) == ["http://10.0.0.7"]
    assert reachable("127.0.0.1", 8000) == reachable("localhost", 8000) == reachable("::1", 8000) == []


def test_a_name_that_leads_elsewhere_is_not_offered(attic: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(addresses, "_resolved", lambda name: ["192.168.1.99"] if name == "attic.local" else [])
    assert NAMED not in reachable(ALL, 8000)


def test_the_real_machine_names_no_address_that_only_itself_can_use() -> None:
    for each in of_this_machine():
        assert not is_loopback(each)


@pytest.mark.parametrize("host", ["127.0.0.1", "127.0.0.2", "::1", "[::1]", "localhost", "mouse.localhost"])
def test_loopback(host: str) -> None:
    assert is_loopback(host)
    assert is_nearby(host)


@pytest.mark.parametrize(("host", "is_near"), [
    ("192.168.1.5", True), ("10.1.2.3", True), ("fd00::2", True), ("attic", True), ("attic.local", True),
    ("8.8.8.8", False), ("example.org", False)])
def test_neighbours(host: str, is_near: bool) -> None:
    assert is_nearby(host) == is_near
    assert not is_loopback(host)


class Asked:
    """A request: by which address, and from which."""

    def __init__(self, host: str, client: str, scheme: str = "http") -> None:
        self.scope = {"scheme": scheme}
        self.headers = {"host": host}
        self.client: Any = type("Client", (), {"host": client})


@pytest.mark.parametrize(("asked", "told"), [
    (Asked("127.0.0.1:8000", "127.0.0.1"), [LAN, NAMED]),                 # at the machine itself
    (Asked("localhost:8000", "192.168.1.5"), [LAN, NAMED]),
    (Asked("192.168.1.5:8000", "192.168.1.20"), [LAN, NAMED]),            # a phone
    (Asked("attic.local:8000", "192.168.1.20"), [NAMED, LAN]),
    (Asked("127.0.0.1:8000", "10.88.0.1"), ["http://127.0.0.1:8000"]),    # into a container
    (Asked("127.0.0.1:8080", "127.0.0.1"), ["http://127.0.0.1:8080"]),    # through another port
    (Asked("127.0.0.1:8000", "127.0.0.1", "https"), ["https://127.0.0.1:8000"]),
    (Asked("mice.example.org", "8.8.8.8", "https"), ["https://mice.example.org"]),
    (Asked("192.168.1.5:8000", "8.8.8.8"), ["http://192.168.1.5:8000"]),  # a stranger who lies about the host
    (Asked("[nonsense", "127.0.0.1"), ["http://[nonsense"]),
])
def test_only_neighbours_are_told_the_other_addresses(asked: Any, told: list[str]) -> None:
    assert base_urls(asked, Settings(host=ALL), [LAN, NAMED]) == told
    public = Settings(host=ALL, public_url="https://mice.example/x/")
    assert base_urls(asked, public, [LAN]) == ["https://mice.example/x"]


def test_without_other_addresses_a_link_begins_as_it_was_asked_for() -> None:
    here_only: Any = Asked("127.0.0.1:8000", "127.0.0.1")
    assert base_urls(here_only, Settings(), []) == ["http://127.0.0.1:8000"]


class Screen(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_the_banner_says_how_others_get_in() -> None:
    pipe = io.StringIO()
    assert banner("127.0.0.1", 8000, "", [], is_opened=False, out=pipe) == "Mousehole is at http://127.0.0.1:8000"
    assert "--host 0.0.0.0" in banner("127.0.0.1", 8000, "", [], is_opened=True, out=pipe).splitlines()[1]
    assert banner(ALL, 8000, "", [LAN, NAMED], is_opened=True, out=pipe).splitlines() == [
        f"Mousehole is at {LAN}", f"Also at {NAMED}"]
    public = "https://mice.example"
    assert banner(ALL, 8000, public, [], is_opened=True, out=pipe) == f"Mousehole is at {public}"
    assert "▀" in banner(ALL, 8000, "", [LAN], is_opened=False, out=Screen())


def test_a_browser_on_this_machine_opens_an_address_that_listens() -> None:
    assert here(ALL, 8000) == "http://127.0.0.1:8000"
    assert here("192.168.1.5", 80) == "http://192.168.1.5"


def seen(lines: list[str], rows: int) -> list[list[bool]]:
    """Where something is drawn, square by square."""
    return [[sign in ("▀█" if n % 2 == 0 else "▄█") for sign in lines[n // 2]] for n in range(rows)]


def test_a_code_in_the_terminal_holds_the_squares_of_the_real_one() -> None:
    import segno
    squares = [[bool(each) for each in row] for row in segno.make(LAN, error="l", micro=False).matrix_iter(border=2)]
    drawn = [line.removeprefix("  ") for line in code_lines(LAN, is_colored=False)]
    assert seen(drawn, len(squares)) == [[not each for each in row] for row in squares]  # light ones are drawn
    colored = [line.removeprefix(f"  {COLORS}").removesuffix(PLAIN) for line in code_lines(LAN, is_colored=True)]
    assert seen(colored, len(squares)) == squares
