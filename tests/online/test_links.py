"""Links: where they lead, what they say about themselves, short codes, and addresses that lead nowhere."""
from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from mousehole.server.addresses import EVERYWHERE
from mousehole.server.rest.pages import STATIC
from mousehole.testkit.online import Server, get, post

pytestmark = pytest.mark.skipif(not (STATIC / "index.html").exists(), reason="the page is not built: make page")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One that listens everywhere, as for a party."""
    folder = tmp_path_factory.mktemp("links")
    with Server(f"sqlite:///{folder}/tables.db", folder, host=EVERYWHERE[0]) as running:
        yield running


def head_of(page: str) -> dict[str, str]:
    found = dict(re.findall(r'<meta (?:property|name)="([^"]+)" content="([^"]*)"', page))
    return found | {"title": "".join(re.findall("<title>(.*?)</title>", page))}


def test_a_link_says_what_it_leads_to_without_names_or_keys(server: Server) -> None:
    made = post(f"{server.url}/api/tables", {"game": "mousekeeping", "seats": 3, "title": '<i>"Friday"'})
    seat = post(f"{server.url}/api/tables/{made['table']}/seats", {"name": "Anastasia"})
    page = httpx.get(f"{server.url}/t/{made['table']}")
    head = head_of(page.text)
    assert (page.status_code, page.headers["content-type"]) == (200, "text/html; charset=utf-8")
    assert head["title"] == "&lt;i&gt;&quot;Friday&quot; – Mousekeeping! – Mousehole"
    assert head["og:title"] == "&lt;i&gt;&quot;Friday&quot; – Mousekeeping!"
    assert head["og:description"] == head["description"] == "2 of 3 seats are free. Open the link to join."
    assert head["og:url"].endswith(f"/t/{made['table']}")
    assert head["og:image"].endswith("/pictures/mousekeeping.png")
    for secret in ("Anastasia", seat["key"], made["host"]):
        assert secret not in page.text
    picture = httpx.get(server.url + head["og:image"][head["og:image"].index("/pictures"):])
    assert picture.headers["content-type"] == "image/png"
    assert picture.content.startswith(b"\x89PNG")


def test_a_link_speaks_the_readers_language_and_is_cached_by_it(server: Server) -> None:
    french = httpx.get(f"{server.url}/new/house-mouse", headers={"Accept-Language": "fr-CA, en;q=0.5"})
    english = httpx.get(f"{server.url}/new/house-mouse", headers={"Accept-Language": "pt"})
    assert head_of(french.text)["description"] != head_of(english.text)["description"]
    assert french.headers["etag"] != english.headers["etag"]
    assert "Accept-Language" in french.headers["vary"]
    again = httpx.get(f"{server.url}/new/house-mouse", headers={"If-None-Match": english.headers["etag"]})
    assert again.status_code == 304
    assert httpx.head(f"{server.url}/new/house-mouse").status_code == 200


@pytest.mark.parametrize("path", [
    "/screen/AAAA", "/t/AAAA", "/t/%E0%A4%A", "/t/%00", "/t", "/new/xyz", "/new", "/learn/xyz", "/replay/AAAA/1",
    "/verify/AAAA/1", "/what/is/this", "/robots.php", "/MOUSE-2222"])
def test_an_address_that_leads_nowhere_is_a_page_with_status_404(server: Server, path: str) -> None:
    page = httpx.get(server.url + path)
    assert page.status_code == 404
    assert page.headers["content-type"] == "text/html; charset=utf-8"
    assert head_of(page.text)["title"] == "Page not found – Mousehole"
    assert "<script" in page.text


@pytest.mark.parametrize("path", [
    "/", "/new/haunted-mouse", "/learn/haunted-mouse", "/favicon.ico", "/manifest.webmanifest", "/sw.js"])
def test_what_is_there_is_found(server: Server, path: str) -> None:
    assert httpx.get(server.url + path).status_code == 200


def test_programs_hear_that_something_is_not_there_in_their_language(server: Server) -> None:
    for path in ("/api/nothing", "/assets/gone-12345678.js"):
        reply = httpx.get(server.url + path)
        assert (reply.status_code, reply.json()["code"]) == (404, "no-such-page")


def test_a_short_code_leads_to_its_table(server: Server) -> None:
    made = post(f"{server.url}/api/tables", {"game": "house-mouse", "seats": 2})
    code = made["room"]["code"]
    assert get(f"{server.url}/api/codes/{code}") == {"table": made["table"]}
    assert get(f"{server.url}/api/codes/{code.lower().replace('-', '')}") == {"table": made["table"]}
    typed = httpx.get(f"{server.url}/{code.lower()}")
    assert (typed.status_code, typed.headers["location"]) == (303, f"/t/{made['table']}")
    assert get(f"{server.url}/api/codes/MOUSE-2222")["code"] == "no-such-code"
    assert get(f"{server.url}/api/codes/nonsense")["code"] == "no-such-code"


def test_codes_cannot_be_tried_one_after_the_other(tmp_path: Path) -> None:
    with Server(f"sqlite:///{tmp_path}/t.db", tmp_path) as server:
        heard = [get(f"{server.url}/api/codes/MOUSE-{a}{b}22")["code"] for a in "23456" for b in "23456"]
        assert heard[:20] == ["no-such-code"] * 20
        assert heard[-1] == "too-fast"


def test_tables_from_before_there_were_codes_have_one(tmp_path: Path) -> None:
    import sqlalchemy as sa

    from mousehole.server.migrations import migrate
    from mousehole.table.codes import code_of
    engine = sa.create_engine(f"sqlite:///{tmp_path}/old.db")
    with engine.begin() as connection:
        migrate(connection, "0003")
        connection.execute(sa.text(
            "INSERT INTO tables (id, created, game, title, listed, status, seats, free, names, finished, lease_owner,"
            " lease_until) VALUES ('old', 1, 'house-mouse', '', 0, 'playing', 2, 0, '[]', 0, '', 0)"))
        migrate(connection)
        assert connection.execute(sa.text("SELECT code FROM tables")).scalar_one() == code_of("old")


def test_codes_and_links_begin_with_an_address_that_others_can_reach(server: Server) -> None:
    found = get(f"{server.url}/api/addresses")
    made = post(f"{server.url}/api/tables", {"game": "house-mouse", "seats": 2})
    assert made["link"] == f"{found['addresses'][0]}/t/{made['table']}"
    for base in found["addresses"]:
        assert "<svg" in httpx.get(f"{server.url}/api/tables/{made['table']}/code.svg", params={"base": base}).text
    elsewhere = httpx.get(f"{server.url}/api/tables/{made['table']}/code.svg", params={"base": "http://evil.example"})
    assert elsewhere.json()["code"] == "no-such-address"


def test_a_public_address_is_the_only_one(tmp_path: Path) -> None:
    url = "https://mice.example/x"
    with Server(f"sqlite:///{tmp_path}/t.db", tmp_path, host=EVERYWHERE[0], public_url=url) as server:
        assert get(f"{server.url}/api/addresses") == {"addresses": [url], "local": False}
        page = head_of(httpx.get(f"{server.url}/").text)
        assert page["og:image"] == "https://mice.example/x/pictures/mousehole.png"
        assert page["home"] == "/x/"


@pytest.mark.parametrize("typed", ["{host} {code}", "http://{host}/{code}"])
def test_a_terminal_joins_by_a_code(server: Server, tmp_path: Path, typed: str) -> None:
    made = post(f"{server.url}/api/tables", {"game": "mousekeeping", "seats": 2})
    args = typed.format(host=f"127.0.0.1:{server.port}", code=made["room"]["code"].lower()).split()
    done = subprocess.run([sys.executable, "-m", "mousehole", "join", *args, "--plain", "--name", "Anna"], input="q\n",
                          capture_output=True, text=True, check=False, timeout=300,
                          env=os.environ | {"MOUSEHOLE_HOME": str(tmp_path)})
    assert (done.returncode, done.stderr) == (0, "")
    assert f"/t/{made['table']}" in done.stdout.splitlines()[-1]
    room = get(f"{server.url}/api/tables/{made['table']}")
    assert [chair["name"] for chair in room["chairs"]] == ["Anna", ""]


def test_a_host_at_a_terminal_is_told_a_link_and_a_code_for_others(server: Server, tmp_path: Path) -> None:
    done = subprocess.run([sys.executable, "-m", "mousehole", "join", server.url, "--open", "mousekeeping", "--plain"],
                          input="q\n", capture_output=True, text=True, check=False, timeout=300,
                          env=os.environ | {"MOUSEHOLE_HOME": str(tmp_path)})
    found = re.search(r"Code: ([A-Z]+-\w{4})\. .* mousehole join (\S+)/t/(\S+)", done.stdout)
    assert found, done
    assert found[2] == get(f"{server.url}/api/addresses")["addresses"][0]
    assert get(f"{server.url}/api/codes/{found[1]}") == {"table": found[3]}
