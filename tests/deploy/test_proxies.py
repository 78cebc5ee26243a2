"""The recipes of deploy/ with a real nginx and a real Caddy: TLS, WebSockets, forwarded addresses, a path prefix."""
from __future__ import annotations

import asyncio
import json
import re
import shutil
import ssl
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from mousehole.testkit.online import WATCHER, Server, free_port

DEPLOY = Path(__file__).resolve().parents[2] / "deploy"
NAME = "mousehole.example"
CALM = {"move_limit": 60, "first_player": 0}

NGINX = shutil.which("nginx", path="/usr/sbin:/usr/bin:/sbin")
needs_nginx = pytest.mark.skipif(not NGINX, reason="nginx is not installed: apt-get install nginx")
needs_caddy = pytest.mark.skipif(not shutil.which("caddy"), reason="Caddy is not installed: apt-get install caddy")


@pytest.fixture(scope="module")
def certificate(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A self-signed certificate, made as docs/host.md says."""
    folder = tmp_path_factory.mktemp("certificate")
    subprocess.run(["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes",
                    "-days", "2", "-subj", f"/CN={NAME}", "-addext", f"subjectAltName=DNS:{NAME},DNS:localhost",
                    "-keyout", folder / "key.pem", "-out", folder / "cert.pem"], check=True, capture_output=True)
    return folder


def replaced(text: str, *pairs: tuple[str, str]) -> str:
    for old, new in pairs:
        assert old in text, f"the recipe does not have {old!r}"
        text = text.replace(old, new)
    return text


@contextmanager
def running(command: list[str | Path], port: int, log: Path) -> Iterator[None]:
    with log.open("wb") as out:
        process = subprocess.Popen(command, stdout=out, stderr=out)
        try:
            for _ in range(300):
                assert process.poll() is None, log.read_text()
                try:
                    httpx.get(f"https://localhost:{port}/healthz", verify=False, trust_env=False)  # noqa: S501
                    break
                except httpx.TransportError:
                    time.sleep(0.1)
            yield
        finally:
            process.terminate()
            process.wait(120)


@contextmanager
def nginx(folder: Path, certificate: Path, server: Server, tls: int, plain: int, prefix: bool) -> Iterator[None]:
    """The recipe as it is; only ports, name and the places of files are ours."""
    conf = replaced((DEPLOY / "nginx.conf").read_text(), ("127.0.0.1:8000", f"127.0.0.1:{server.port}"),
                    (NAME, "localhost"), ("listen 80;", f"listen 127.0.0.1:{plain};"), ("    listen [::]:80;\n", ""),
                    ("listen 443 ssl", f"listen 127.0.0.1:{tls} ssl"), ("    listen [::]:443 ssl http2;\n", ""),
                    ("/etc/mousehole/", f"{certificate}/"))
    if prefix:
        begin, end = conf.index("    client_max_body_size"), conf.rindex("}")
        conf = conf[:begin] + (DEPLOY / "nginx-prefix.conf").read_text() + conf[end:]
    temporary = "".join([f"{kind}_temp_path {folder}/{kind};\n"
                         for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")])
    (folder / "nginx.conf").write_text(
        f"daemon off; pid {folder}/nginx.pid; error_log stderr; worker_processes 1; events {{}}\n"
        f"http {{ access_log off; {temporary}\n{conf} }}\n")
    command = [NGINX or "nginx", "-p", str(folder), "-c", str(folder / "nginx.conf")]
    tested = subprocess.run([*command, "-t"], capture_output=True, text=True, check=False)
    assert tested.returncode == 0, tested.stderr
    with running(list(command), tls, folder / "nginx.log"):
        yield


@contextmanager
def site(folder: Path, certificate: Path, path: str = "", **settings: Any) -> Iterator[tuple[str, Server]]:
    tls, plain = free_port(), free_port()
    url = f"https://localhost:{tls}{path}"
    more = {"public_url": url} if path else {}
    with Server(f"sqlite:///{folder}/tables.db", folder, **more, **settings) as server, \
            nginx(folder, certificate, server, tls, plain, bool(path)):
        yield url, server


def context(certificate: Path) -> ssl.SSLContext:
    return ssl.create_default_context(cafile=str(certificate / "cert.pem"))


async def played(url: str, trusted: ssl.SSLContext, origin: str | None = None) -> list[Any]:
    """A table is opened, a seat taken and an answer given, all of it through the proxy."""
    async with httpx.AsyncClient(verify=trusted, trust_env=False) as client:
        made = (await client.post(f"{url}/api/tables", json={"game": "mousekeeping", "seats": 2, "options": CALM,
                                                             "bots": {"1": "random"}})).json()
        assert made["link"] == f"{url}/t/{made['table']}"
        taken = (await client.post(f"{url}/api/tables/{made['table']}/seats", json={"name": "Anna"})).json()
        assert taken["link"].startswith(f"{url}/t/{made['table']}#key=")
    heard = []
    async with asyncio.timeout(120), connect(url.replace("https", "wss") + "/api/socket", ssl=trusted, proxy=None,
                                            origin=origin) as link:  # type: ignore[arg-type]
        with suppress(ConnectionClosed):  # a connection that is closed at once may not be read
            await link.send(json.dumps({"is": "hello", "table": made["table"], "key": taken["key"],
                                        "host": made["host"]}))
            await link.send('{"is": "start"}')
        async for text in link:
            heard.append(json.loads(text))
            if heard[-1]["is"] in ("taken", "bye", "refused"):
                break
            if [message["is"] for message in heard].count("state") == 1 and heard[-1]["is"] == "state":
                question = heard[-1]["questions"][0]
                choice = question["options"][0]["line"]
                await link.send(json.dumps({"is": "answer", "n": question["n"], "choice": choice}))
    return heard


@needs_nginx
def test_nginx_passes_pages_requests_and_sockets_on_with_tls(tmp_path: Path, certificate: Path) -> None:
    trusted = context(certificate)
    with site(tmp_path, certificate) as (url, server), httpx.Client(verify=trusted, trust_env=False) as client:
        assert client.get(f"{url}/readyz").json() == {"status": "ready"}
        page = client.get(f"{url}/t/anything")
        assert page.headers["strict-transport-security"]
        assert page.headers["content-type"].startswith("text/html")
        assert client.get(f"{url}/metrics").status_code == 404, "not for guests"
        token = {"Authorization": f"Bearer {WATCHER}"}
        assert httpx.get(f"{server.url}/metrics", headers=token, trust_env=False).status_code == 200
        assert client.post(f"{url}/api/mine", content=b"x" * 70_000).status_code == 413
        plain = re.findall(r"listen 127.0.0.1:(\d+);", (tmp_path / "nginx.conf").read_text())[0]
        moved = httpx.get(f"http://localhost:{plain}/t/x", trust_env=False)
        assert (moved.status_code, moved.headers["location"]) == (301, "https://localhost/t/x")
        assert asyncio.run(played(url, trusted, url))[-1]["is"] == "taken"
        assert asyncio.run(played(url, trusted, "https://elsewhere.example"))[-1]["code"] == "foreign-page"


@needs_nginx
def test_nginx_tells_whose_request_it_is_and_nobody_can_claim_another_address(tmp_path: Path,
                                                                             certificate: Path) -> None:
    """Limits are per address: with the proxy's own all guests would share one; with a claimed one there are none."""
    trusted = context(certificate)
    with site(tmp_path, certificate, tables_per_address=2) as (url, _):
        def opened(local: str, claimed: str = "", **headers: str) -> int:
            transport = httpx.HTTPTransport(local_address=local, verify=trusted)
            headers |= {"X-Forwarded-For": claimed} if claimed else {}
            with httpx.Client(transport=transport, trust_env=False) as client:
                table = {"game": "mousekeeping", "seats": 2}
                return client.post(f"{url}/api/tables", json=table, headers=headers).status_code

        assert [opened("127.0.0.1") for _ in range(3)] == [201, 201, 429]
        assert opened("127.0.0.1", "203.0.113.7") == 429, "what a guest claims is thrown away"
        assert opened("127.0.0.5") == 201, "another guest has a quota of their own"
        assert opened("127.0.0.5", "127.0.0.1") == 201
        assert opened("127.0.0.5") == 429


@needs_nginx
def test_nginx_serves_it_below_a_path_of_another_site(tmp_path: Path, certificate: Path) -> None:
    trusted = context(certificate)
    with site(tmp_path, certificate, "/mousehole") as (url, _), httpx.Client(verify=trusted, trust_env=False) as client:
        assert client.get(url).headers["location"].endswith("/mousehole/")
        page = client.get(f"{url}/t/anything").text
        files = re.findall(r'(?:src|href|content)="(/[^"]*)"', page)
        assert files and all([file.startswith("/mousehole/") for file in files]), page
        origin = url.removesuffix("/mousehole")
        assert [client.get(origin + file).status_code for file in files] == [200] * len(files)
        assert client.get(f"{url}/metrics").status_code == 404
        assert client.get(f"{origin}/api/games").status_code in (403, 404), "the rest of the site is somebody else's"
        assert asyncio.run(played(url, trusted, origin))[-1]["is"] == "taken"


@needs_caddy
@pytest.mark.parametrize("path", ["", "/mousehole"])
def test_caddy_does_the_same(tmp_path: Path, certificate: Path, path: str) -> None:
    trusted, tls = context(certificate), free_port()
    url = f"https://localhost:{tls}{path}"
    more = {"public_url": url} if path else {}
    with Server(f"sqlite:///{tmp_path}/tables.db", tmp_path, tables_per_address=2, **more) as server:
        text = (DEPLOY / "Caddyfile").read_text()
        if path:
            below = text[text.index("#\tredir"):].replace("#\t", "\t").replace("#", "")
            text = text[:text.index("\trespond /metrics")] + below + "}\n"
        text = replaced(text, ("127.0.0.1:8000", f"127.0.0.1:{server.port}"), (f"{NAME} {{", f"localhost:{tls} {{"),
                        ("# tls internal", f"tls {certificate}/cert.pem {certificate}/key.pem"))
        head = "{\n\tadmin off\n\tauto_https disable_redirects\n\tskip_install_trust\n}\n"
        (tmp_path / "Caddyfile").write_text(head + text)
        command: list[str | Path] = ["env", f"HOME={tmp_path}", f"XDG_DATA_HOME={tmp_path}", "caddy", "run", "--config",
                                     tmp_path / "Caddyfile", "--adapter", "caddyfile"]
        with running(command, tls, tmp_path / "caddy.log"), httpx.Client(verify=trusted, trust_env=False) as client:
            assert client.get(f"{url}/readyz").json() == {"status": "ready"}
            assert client.get(f"{url}/metrics").status_code == 404
            assert asyncio.run(played(url, trusted, f"https://localhost:{tls}"))[-1]["is"] == "taken"
            table = {"game": "mousekeeping", "seats": 2}
            claimed = {"X-Forwarded-For": "203.0.113.7"}
            assert [client.post(f"{url}/api/tables", json=table, headers=claimed).status_code
                    for _ in range(2)] == [201, 429]
