"""`mousehole serve`: tables over the network."""
from __future__ import annotations

import argparse
import asyncio
import contextlib
import os

from mousehole.kernel import BadSetup


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--host", help="the address to listen on; 0.0.0.0: everybody who can reach this machine")
    parser.add_argument("--port", type=int)
    parser.add_argument("--db", metavar="URL", help="sqlite:///FILE, or postgresql://…")
    parser.add_argument("--bus", metavar="URL", help="redis://…: needed by several processes")
    parser.add_argument("--workers", type=int, metavar="N", help="processes that serve")
    parser.add_argument("--thinkers", type=int, metavar="N", help="processes in which bots think, a worker")
    parser.add_argument("--public-url", metavar="URL", help="what links to tables begin with")
    parser.add_argument("--pace", type=int, metavar="MS", help="that a bot takes at least")
    parser.add_argument("--open", action="store_true", help="open the page in a browser")
    parser.add_argument("--log", choices=["debug", "info", "warning", "error"])


def run(args: argparse.Namespace) -> int:
    import msgspec
    import uvicorn

    from mousehole.server.lines import Door, Line
    from mousehole.server.settings import Settings
    given = {name: value for name, value in vars(args).items() if name in Settings.__struct_fields__}
    try:
        settings = Settings.from_environment(**given)
    except msgspec.ValidationError as error:
        raise BadSetup(f"a setting is wrong: {error}") from None
    if settings.workers > 1 and not settings.bus:
        raise BadSetup("several workers need a --bus to tell each other what happens")
    allow_many_connections()
    asyncio.run(_migrated(settings.db))
    os.environ.update(settings.to_environment())
    print(f"Mousehole is at http://{settings.host}:{settings.port}", flush=True)
    if args.open:
        _open_soon(settings.port)
    uvicorn.run("mousehole.server.app:create_app", factory=True, host=settings.host, port=settings.port,
                workers=settings.workers, loop="auto", http=Door, ws=Line, ws_max_size=64_000,
                ws_ping_interval=20.0, ws_ping_timeout=20.0, ws_per_message_deflate=False, log_level="warning",
                access_log=False, server_header=False, timeout_graceful_shutdown=5, proxy_headers=True,
                forwarded_allow_ips=settings.trusted_proxies)
    return 0


def allow_many_connections() -> None:
    """A process may often have 1024 files open, but more if it asks; every viewer is one."""
    try:
        import resource
    except ImportError:  # not on Windows
        return
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    with contextlib.suppress(OSError, ValueError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def _open_soon(port: int) -> None:
    """The page, as soon as it can be had. Where there is no browser, the line above says where it is."""
    import socket
    import threading
    import time
    import webbrowser

    def wait_and_open() -> None:
        for _ in range(100):
            with socket.socket() as line:
                if line.connect_ex(("127.0.0.1", port)) == 0:
                    webbrowser.open(f"http://127.0.0.1:{port}")
                    return
            time.sleep(0.1)

    threading.Thread(target=wait_and_open, daemon=True).start()


async def _migrated(db: str) -> None:
    """Once, before several processes would."""
    from mousehole.server import logs
    from mousehole.server.store import Store
    logs.begin("warning")
    store = Store(db)
    await store.open()
    await store.close()
