"""A link to a table of a server, and the keys you have there."""
from __future__ import annotations

import json
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import parse_qs, quote, urlsplit

from mousehole.kernel import BadSetup
from mousehole.terminal.shelf import home


class Invitation(NamedTuple):
    """`server`: its address without a path; `key`: opens a seat ("": watch); `host`: gives the host's rights."""

    server: str
    table: str
    key: str = ""
    host: str = ""

    @staticmethod
    def read(url: str) -> Invitation:
        """Parse `http://host/t/TABLE`, perhaps with `#key=KEY`."""
        parts = urlsplit(url)
        path = parts.path.rstrip("/").split("/")
        if parts.scheme not in ("http", "https") or not parts.netloc or len(path) < 2 or path[-2] != "t":
            raise BadSetup(f"{url}: a link to a table looks like http://host:port/t/TABLE", "bad-link", {"url": url})
        key = parse_qs(parts.fragment).get("key", [""])[0]
        return Invitation(server_of(url, 2), path[-1], key)

    @staticmethod
    def by_code(server: str, code: str) -> Invitation:
        """Find the table that has this short code. BadSetup if there is none."""
        return Invitation(server, str(ask(f"{server}/api/codes/{quote(code, safe='')}")["table"]))

    @staticmethod
    def opened(server: str, wish: dict[str, Any]) -> Invitation:
        """Create a table and save its host's key. BadSetup says why not."""
        made = ask(f"{server}/api/tables", wish)
        there = Invitation(server, str(made["table"]), host=str(made["host"]))
        there.keep()
        return there

    @property
    def socket(self) -> str:
        return f"ws{self.server.removeprefix('http')}/api/socket"

    @property
    def address(self) -> str:
        """Return the table's address, for REST."""
        return f"{self.server}/api/tables/{self.table}"

    @property
    def public_link(self) -> str:
        """Return the link for everybody who wants to play or watch."""
        return f"{self.server}/t/{self.table}"

    @property
    def link(self) -> str:
        return self.public_link + (f"#key={self.key}" if self.key else "")

    def with_kept_keys(self) -> Invitation:
        """Use the seat that was taken here before, if any; a key in the link takes precedence."""
        try:
            kept = json.loads(_key_file(self).read_text("utf-8"))
        except (OSError, ValueError):
            return self
        if not isinstance(kept, dict):
            return self
        return self._replace(key=self.key or str(kept.get("key", "")), host=str(kept.get("host", "")))

    def seated(self, name: str, seat: int | None = None) -> Invitation:
        """Take a free seat, or the one that the key invites to; its key is saved for next time."""
        wish: dict[str, Any] = {"name": name}
        taken = ask(f"{self.address}/seats", wish | ({} if seat is None else {"seat": seat}), self.key)
        there = self._replace(key=str(taken["key"]))
        there.keep()
        return there

    def keep(self) -> None:
        file = _key_file(self)
        file.parent.mkdir(parents=True, exist_ok=True)
        file.touch(mode=0o600)
        file.write_text(json.dumps({"key": self.key, "host": self.host}), "utf-8")

    def without_seat(self) -> Invitation:
        """Forget the seat's key, which is no longer valid, but not the host's."""
        there = self._replace(key="")
        if there.host:
            there.keep()
        else:
            _key_file(self).unlink(missing_ok=True)
        return there


def whole_url(text: str) -> str:
    """Complete an address as it is typed: host:port is enough."""
    return f"http://{text}" if "://" not in text and any([mark in text for mark in ".:"]) else text


def shared_server(server: str) -> str:
    """Return the address under which others reach this server, which may run on our own machine."""
    try:
        return str(ask(f"{server}/api/addresses")["addresses"][0])
    except (BadSetup, LookupError, TypeError):  # an older server does not know
        return server


def server_of(url: str, parts: int = 0) -> str:
    """Return the server's address: the link without its last parts."""
    split = urlsplit(url)
    if split.scheme not in ("http", "https") or not split.netloc:
        raise BadSetup(f"{url}: a link to a table looks like http://host:port/t/TABLE, to a server like http://host:port",
                       "bad-link", {"url": url})
    path = split.path.rstrip("/").split("/")
    return f"{split.scheme}://{split.netloc}{'/'.join(path[:len(path) - parts])}"


def ask(url: str, data: dict[str, Any] | None = None, key: str = "") -> Any:
    """Return the server's reply to a request; BadSetup if it refuses, or does not reply."""
    headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {key}"} if key else {})
    body = None if data is None else json.dumps(data).encode()
    request = urllib.request.Request(url, body, headers)  # noqa: S310
    try:
        with urllib.request.urlopen(request, timeout=15) as reply:  # noqa: S310
            return json.loads(reply.read())
    except urllib.error.HTTPError as error:
        raise _why_not(error) from None
    except (OSError, ValueError) as error:
        raise unreachable(getattr(error, "reason", error)) from None


def unreachable(reason: object) -> BadSetup:
    return BadSetup(f"the server cannot be reached: {reason}", "unreachable", {"reason": str(reason)})


def _why_not(error: urllib.error.HTTPError) -> BadSetup:
    """Return the server's reason, or at least its status number."""
    try:
        told = json.loads(error.read())
        return BadSetup(str(told["text"]), str(told["code"]), dict(told["say"]["args"]))
    except (ValueError, TypeError, KeyError):
        return BadSetup(f"the server answers {error.code}", "server-status", {"status": str(error.code)})


def _key_file(invitation: Invitation) -> Path:
    netloc = urlsplit(invitation.server).netloc.replace(":", "-")
    return home() / "seats" / f"{netloc}-{invitation.table}.json"
