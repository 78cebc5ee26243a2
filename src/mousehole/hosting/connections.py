"""How viewers are connected. The third of the three things that a host stands on."""
from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Protocol

from mousehole.kernel import Seat

if TYPE_CHECKING:
    from mousehole.hosting.loaded import LoadedTable


class HungUp(Exception):
    """The client is gone."""


class Connection(Protocol):
    """One client's connection, which also pays for what its client uses."""

    @property
    def address(self) -> str:
        """Whose it is: the owner of the work that it asks for."""

    @property
    def is_behind(self) -> bool:
        """Whether more messages of this client wait to be read."""

    def post(self, message: bytes) -> bool:
        """Send this soon; False: too much is waiting for a client that does not read."""

    async def receive(self) -> str:
        """Return the next message; raises HungUp."""

    async def bye(self, message: bytes, code: int, reason: str) -> None:
        """Send a last message, and close the connection with this code and reason."""

    def when_stopping(self, stop: Callable[[], None]) -> None:
        """Call this when the whole house closes."""

    # ---- what it may use

    def sit(self, loaded: LoadedTable, seat: Seat) -> None:
        """From now on, this seat's budget pays, too."""

    async def pay_for_hello(self) -> None:
        """Pay for being admitted, waiting for a turn if many come at once; raises Refused."""

    async def pay(self, message: Any, viewers: int) -> None:
        """Pay for a message to a table with so many viewers, waiting a little if necessary; raises TooFast."""

    def owe(self, size: int) -> None:
        """Pay for a reply of this size, which was requested."""

    def owe_for_refusal(self) -> None: ...

    def charge_spectator(self, size: int) -> bool:
        """Pay for a broadcast of this size; False: the spectator has used far more than its budget."""
