"""Addresses: where others in the network can open what is served on this machine."""

import re
import socket
from collections.abc import Sequence
from contextlib import suppress
from ipaddress import (
    IPv4Address,
    IPv4Interface,
    IPv6Address,
    IPv6Interface,
    ip_address,
    ip_interface,
)
from typing import NamedTuple

import ifaddr

from stellwerk.server.web.hosts import is_loopback

ELSEWHERE = {4: "192.0.2.1", 6: "2001:db8::1"}  # for documents: nothing is ever sent there

# Networks between this machine and what runs inside it, and tunnels to networks far away.
INSIDE = re.compile(r"docker|br-[0-9a-f]{12}$|veth|virbr|vmnet|vboxnet|lxc|lxd|cni|podman|cali")
TUNNEL = re.compile(r"tun|tap|utun|wg|ppp|zt|tailscale")

Address = IPv4Address | IPv6Address


class Door(NamedTuple):
    """Where the server listens, and the names that it was told."""

    host: str
    port: int
    names: tuple[str, ...] = ()


class Connected(NamedTuple):
    """An address of this machine in its network, and the adapter that has it."""

    adapter: str
    at: IPv4Interface | IPv6Interface


def connections() -> list[Connected]:
    """All addresses that others can use: not those of this machine alone or of what runs in it."""
    return [
        connected
        for adapter in ifaddr.get_adapters()
        for ip in adapter.ips
        if _is_for_others(connected := _connected(adapter.name, ip))
    ]


def _connected(adapter: str, ip: ifaddr.IP) -> Connected:
    text = ip.ip if isinstance(ip.ip, str) else ip.ip[0]
    return Connected(adapter, ip_interface(f"{text}/{ip.network_prefix}"))


def _is_for_others(connected: Connected) -> bool:
    address = connected.at.ip
    return not (address.is_loopback or address.is_link_local or INSIDE.match(connected.adapter))


def urls_for_others(door: Door) -> list[str]:
    """Where others in the network can open the server, the likeliest first; none at loopback."""
    if is_loopback(door.host):
        return []
    if not is_everywhere(door.host):
        return [url_of(door.host, door.port)]
    version = 6 if ":" in door.host else 4
    found = [connected for connected in connections() if connected.at.version == version]
    return [url_of(str(address), door.port) for address in likeliest(found, _route_out(version))]


def likeliest(found: Sequence[Connected], route_out: str | None) -> list[Address]:
    """Without tunnels first, then by the way that leads out of the network, then private."""

    def rank(connected: Connected) -> tuple[bool, bool, bool]:
        address, tunnel = connected.at.ip, TUNNEL.match(connected.adapter)
        return tunnel is not None, str(address) != route_out, not address.is_private

    return [connected.at.ip for connected in sorted(found, key=rank)]


def _route_out(version: int) -> str | None:
    """The address from which this machine would speak to the world."""
    family = socket.AF_INET6 if version == 6 else socket.AF_INET
    with suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as sender:
        sender.connect((ELSEWHERE[version], 9))
        return str(sender.getsockname()[0])
    return None


def url_of(host: str, port: int) -> str:
    return f"http://{f'[{host}]' if ':' in host else host}:{port}"


def is_near(client: str) -> bool:
    """Whether a client is on this machine, or in a private network that the machine is in."""
    try:
        address = ip_address(client)
    except ValueError:
        return False
    if isinstance(address, IPv6Address) and address.ipv4_mapped is not None:
        address = address.ipv4_mapped
    if address.is_loopback:
        return True
    return address.is_private and any(address in known.at.network for known in connections())


def is_everywhere(host: str) -> bool:
    with suppress(ValueError):
        return ip_address(host).is_unspecified
    return not host
