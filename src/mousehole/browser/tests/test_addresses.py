"""The browser has the server's addresses, but for those that one person alone does not need."""
from __future__ import annotations

from mousehole.browser.router import ROUTES
from mousehole.server.rest import HANDLERS

# For programs, for other people, or about the server itself.
SERVER_ONLY = {
    "/api/addresses", "/api/docs", "/api/games/{game:str}/rules/{language:str}",
    "/api/games/{game:str}/words/{language:str}", "/api/tables/{table:str}/code.svg",
    "/api/tables/{table:str}/along", "/api/tables/{table:str}/along/back",
    "/api/tables/{table:str}/seats/{seat:int}/code.svg", "/api/tables/{table:str}/push"}


def test_every_address_of_the_server_is_here_or_left_out_on_purpose() -> None:
    served = {(method, path) for handler in HANDLERS for path in handler.paths for method in handler.http_methods
              if path.startswith("/api/")}
    here = {(route.method, route.path) for route in ROUTES}
    assert here <= served
    assert {path for _, path in served - here} == SERVER_ONLY
