"""Under which addresses other devices can reach this machine: those of its networks, and its name if they know it."""
from __future__ import annotations

import asyncio
import contextlib
import socket
import struct
from collections.abc import Iterator
from ipaddress import IPv4Address, IPv6Address, ip_address

from mousehole.server.settings import Settings

EVERYWHERE = ("0.0.0.0", "::", "")  # noqa: S104 – hosts that stand for all addresses of this machine
# Networks inside this machine, of containers and virtual machines: nobody else is in them.
INSIDE = ("br-", "cni", "docker", "lxc", "lxd", "podman", "veth", "virbr", "vmnet")
# Documentation addresses (RFC 5737, RFC 3849): a socket that is meant for them shows which way packets would leave.
# None does.
SOMEWHERE = {socket.AF_INET: "192.0.2.1", socket.AF_INET6: "2001:db8::1"}
GET_FLAGS, GET_ADDRESS = 0x8913, 0x8915  # Linux: SIOCGIFFLAGS, SIOCGIFADDR
UP_AND_RUNNING = 0x41
AGAIN = 60.0  # seconds: a laptop moves from one network to another


def reachable(host: str, port: int, *, with_name: bool = True) -> list[str]:
    """Return what links for other devices can begin with, the best first; empty: nobody else can reach us.

    Looking up the name may take some seconds.
    """
    if host not in EVERYWHERE:
        return [] if is_loopback(host) else [url(host, port)]
    found = of_this_machine()
    if host == "::" and (six := _leaving(socket.AF_INET6)):
        found.append(six)
    name = f"{socket.gethostname().partition('.')[0]}.local"
    named = [name] if with_name and set(found) & set(_resolved(name)) else []
    return [url(each, port) for each in [*found, *named]]


def of_this_machine() -> list[str]:
    """Return the IPv4 addresses of this machine in the networks around it; the one that leads outside comes first."""
    found = [_leaving(socket.AF_INET), *_of_interfaces(), *_resolved(socket.gethostname())]
    return list(dict.fromkeys([each for each in found if each and ":" not in each and not _is_of_no_use(each)]))


def url(host: str, port: int) -> str:
    shown = f"[{host}]" if ":" in host else host
    return f"http://{shown}" + ("" if port == 80 else f":{port}")


def is_loopback(host: str) -> bool:
    """Whether this name or address always means the machine itself."""
    if host == "localhost" or host.endswith(".localhost"):
        return True
    address = _read(host)
    return address is not None and address.is_loopback


def is_nearby(host: str) -> bool:
    """Whether this name or address is one of a private network, or of this machine."""
    address = _read(host)
    if address is None:
        return host.endswith((".local", ".localhost")) or "." not in host
    return address.is_private or address.is_link_local


class Reachable:
    """The addresses of a server that runs: looked up again now and then."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.known = self.looked(with_name=False)

    def looked(self, *, with_name: bool = True) -> list[str]:
        if self.settings.public_url:
            return []
        return reachable(self.settings.host, self.settings.port, with_name=with_name)

    async def keep_looking(self) -> None:
        while not self.settings.public_url and self.settings.host in EVERYWHERE:
            self.known = await asyncio.to_thread(self.looked)
            await asyncio.sleep(AGAIN)


def _read(host: str) -> IPv4Address | IPv6Address | None:
    try:
        return ip_address(host.strip("[]").partition("%")[0])
    except ValueError:
        return None


def _is_of_no_use(address: str) -> bool:
    found = ip_address(address)
    return found.is_loopback or found.is_link_local or found.is_unspecified


def _leaving(family: socket.AddressFamily) -> str:
    """Return the address that packets to the outside would have; "": there is no way out."""
    with contextlib.suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as line:
        line.connect((SOMEWHERE[family], 9))
        return str(line.getsockname()[0])
    return ""


def _of_interfaces() -> Iterator[str]:
    """Yield one address of every network that is up. Only Linux can be asked this way."""
    try:
        from fcntl import ioctl
        names = [name for _, name in socket.if_nameindex()]
    except (ImportError, OSError):
        return
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as line:
        for name in names:
            if name.startswith(INSIDE):
                continue
            with contextlib.suppress(OSError):
                asked = struct.pack("256s", name.encode()[:15])
                flags = struct.unpack("H", ioctl(line, GET_FLAGS, asked)[16:18])[0]
                if flags & UP_AND_RUNNING == UP_AND_RUNNING:
                    yield socket.inet_ntoa(ioctl(line, GET_ADDRESS, asked)[20:24])


def _resolved(name: str) -> list[str]:
    try:
        return [str(found[4][0]) for found in socket.getaddrinfo(name, None, type=socket.SOCK_STREAM)]
    except (OSError, UnicodeError):
        return []
