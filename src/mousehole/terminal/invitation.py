"""A link to a table of a server, and the seat one has there."""
from __future__ import annotations

import json
import secrets
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import parse_qs, urlsplit

from mousehole.kernel import BadSetup
from mousehole.terminal.shelf import home


class Invitation(NamedTuple):
    """`server`: its address without a path; `key`: opens a seat, empty: watch."""

    server: str
    table: str
    key: str = ""

    @staticmethod
    def read(url: str) -> Invitation:
        """`http://host/t/TABLE`, perhaps with `#key=KEY`."""
        parts = urlsplit(url)
        path = parts.path.rstrip("/").split("/")
        if parts.scheme not in ("http", "https") or not parts.netloc or len(path) < 2 or path[-2] != "t":
            raise BadSetup(f"{url}: a link to a table looks like http://host:port/t/TABLE")
        key = parse_qs(parts.fragment).get("key", [""])[0]
        return Invitation(f"{parts.scheme}://{parts.netloc}{'/'.join(path[:-2])}", path[-1], key)

    @property
    def socket(self) -> str:
        return f"ws{self.server.removeprefix('http')}/api/socket"

    @property
    def link(self) -> str:
        return f"{self.server}/t/{self.table}" + (f"#key={self.key}" if self.key else "")

    def with_kept_key(self) -> Invitation:
        """The seat that was taken here before, if any."""
        try:
            kept = json.loads(_key_file(self).read_text("utf-8"))
        except (OSError, ValueError):
            return self
        return self._replace(key=str(kept.get("key", ""))) if not self.key and isinstance(kept, dict) else self

    def seated(self, name: str, seat: int | None = None) -> Invitation:
        """Take a free seat, and keep its key for the next time. BadSetup says why not."""
        wish: dict[str, Any] = {"name": name, "nonce": secrets.token_hex(16)}
        taken = _post(f"{self.server}/api/tables/{self.table}/seats", wish | ({} if seat is None else {"seat": seat}))
        there = self._replace(key=str(taken["key"]))
        file = _key_file(self)
        file.parent.mkdir(parents=True, exist_ok=True)
        file.touch(mode=0o600)
        file.write_text(json.dumps({"key": there.key}), "utf-8")
        return there


def _key_file(invitation: Invitation) -> Path:
    netloc = urlsplit(invitation.server).netloc.replace(":", "-")
    return home() / "seats" / f"{netloc}-{invitation.table}.json"


def _post(url: str, data: dict[str, Any]) -> Any:
    request = urllib.request.Request(url, json.dumps(data).encode(), {"Content-Type": "application/json"})  # noqa: S310
    try:
        with urllib.request.urlopen(request, timeout=15) as reply:  # noqa: S310
            return json.loads(reply.read())
    except urllib.error.HTTPError as error:
        try:
            said = json.loads(error.read()).get("text", "")
        except (ValueError, AttributeError):
            said = ""
        raise BadSetup(said or f"the server answers {error.code}") from None
    except (OSError, ValueError) as error:
        raise BadSetup(f"the server cannot be reached: {getattr(error, 'reason', error)}") from None
