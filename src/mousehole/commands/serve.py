"""`mousehole serve`: hosts tables on the network."""
from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import socket
import threading
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from mousehole.commands.numbers import MAX_WORKERS, whole
from mousehole.commands.texts import said
from mousehole.kernel import BadSetup

if TYPE_CHECKING:
    from mousehole.server.settings import Settings

STARTING = 60  # seconds that a worker may take to start, or be silent, before it is replaced: a machine may be slow
GOODBYES = 3  # seconds to tell clients that the server stops; shutting down takes less than five in total


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--host", metavar=said("meta-host"), help=said("help-serve-host"))
    parser.add_argument("--port", type=whole(1, 65535), metavar="N", help=said("help-serve-port"))
    parser.add_argument("--db", metavar="URL", help=said("help-serve-db"))
    parser.add_argument("--bus", metavar="URL", help=said("help-serve-bus"))
    parser.add_argument("--workers", type=whole(1, MAX_WORKERS), metavar="N", help=said("help-serve-workers"))
    parser.add_argument("--bot-workers", type=whole(1, MAX_WORKERS), metavar="N", help=said("help-serve-bot-workers"))
    parser.add_argument("--public-url", metavar="URL", help=said("help-serve-public-url"))
    parser.add_argument("--pace", type=whole(0), metavar="MS", help=said("help-serve-pace"))
    parser.add_argument("--open", action="store_true", help=said("help-serve-open"))
    parser.add_argument("--log-level", choices=["debug", "info", "warning", "error"],
                        help=said("help-serve-log-level"))


def run(args: argparse.Namespace) -> int:
    import uvicorn

    from mousehole.server.protocols import HttpProtocol, WebSocketProtocol
    from mousehole.server.settings import Settings
    given = {name: value for name, value in vars(args).items() if name in Settings.__struct_fields__}
    settings = Settings.from_environment(**given)
    if settings.workers > 1 and not settings.bus:
        raise BadSetup(said("error-needs-bus"))
    if settings.push_key:
        from mousehole.server.push.sender import Sender
        Sender(settings.push_key, settings.push_contact)  # says what is missing, before anything is begun
    from mousehole.server.alone import alone_with
    with alone_with(settings.db), _listening(settings.host, settings.port) as listener:
        asyncio.run(_migrated(settings.db))
        allow_many_connections()
        os.environ.update(settings.to_environment())
        _announce(settings, args.open)
        serving: dict[str, Any] = {
            "factory": True, "host": settings.host, "port": settings.port, "workers": settings.workers, "loop": "auto",
            "http": HttpProtocol, "ws": WebSocketProtocol, "ws_max_size": 64_000, "ws_ping_interval": 20.0,
            "ws_ping_timeout": 20.0, "ws_per_message_deflate": False, "log_level": "warning", "access_log": False,
            "server_header": False, "timeout_graceful_shutdown": GOODBYES, "timeout_worker_healthcheck": STARTING,
            "proxy_headers": True, "forwarded_allow_ips": settings.trusted_proxies}
        if settings.workers == 1:
            server = uvicorn.Server(uvicorn.Config("mousehole.server.app:create_app", **serving))
            with contextlib.suppress(KeyboardInterrupt):
                server.run(sockets=[listener])
            return 0 if server.started else 1
        listener.close()  # the workers share one that their parent opens
        uvicorn.run("mousehole.server.app:create_app", **serving)
    return 0


@contextlib.contextmanager
def _listening(host: str, port: int) -> Iterator[socket.socket]:
    """Open the listening socket before anything else; raises BadSetup."""
    try:
        family, kind, proto, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM,
                                                             flags=socket.AI_PASSIVE)[0]
        listener = socket.socket(family, kind, proto)
    except OSError as error:
        raise BadSetup(said("error-host", host=host, reason=str(error.strerror or error))) from None
    with listener:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind(address)
        except OSError as error:
            raise BadSetup(said("error-listen", address=f"{host}:{port}", reason=str(error.strerror))) from None
        yield listener


def allow_many_connections() -> None:
    """Raise the limit of open files, often 1024: every viewer needs one."""
    try:
        import resource
    except ImportError:  # not on Windows
        return
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    with contextlib.suppress(OSError, ValueError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def _announce(settings: Settings, is_opened: bool) -> None:
    """Say where the page is as soon as it is ready, and open a browser if there is one."""
    def wait_and_say() -> None:
        import http.client
        import time
        import webbrowser
        from urllib.parse import urlsplit

        from mousehole.commands.banner import banner, here
        from mousehole.server.addresses import reachable
        address = here(settings.host, settings.port)
        while True:
            try:
                line = http.client.HTTPConnection(urlsplit(address).netloc, timeout=5)
                line.request("GET", "/healthz")
                line.getresponse().read()
                break
            except (OSError, http.client.HTTPException):
                time.sleep(0.1)
        if is_opened:
            webbrowser.open(address)
        found = [] if settings.public_url else reachable(settings.host, settings.port)
        print(banner(settings.host, settings.port, settings.public_url, found, is_opened=is_opened), flush=True)

    threading.Thread(target=wait_and_say, daemon=True).start()


async def _migrated(db: str) -> None:
    """Migrate once, before several processes would. BadSetup: this database cannot be used."""
    from sqlalchemy.exc import SQLAlchemyError

    from mousehole.server import logs
    from mousehole.server.backups import unusable, url_without_password
    from mousehole.server.store import Store
    logs.begin("error")
    try:
        store = Store(db)
        try:
            await store.database.check()
            await store.open()
            is_ready = await store.is_ready()
        finally:
            await store.close()
    except ImportError as error:
        raise BadSetup(said("error-needs-package", package=str(error.name), extra="cluster")) from None
    except (SQLAlchemyError, OSError) as error:
        raise unusable(db, error) from None
    if not is_ready:
        raise BadSetup(said("error-read-only", url=url_without_password(db)))
