"""Hosts: the names under which the server answers.

Another site may let its own name resolve to 127.0.0.1 (DNS rebinding) and then send requests to a
server on your machine. The browser still puts that name into `Host`.
"""

from collections.abc import Iterable
from ipaddress import ip_address
from urllib.parse import urlsplit

Hosts = frozenset[str]
OWN = "localhost"


def known_hosts(listens_at: str, named: Iterable[str]) -> Hosts | None:
    """The names that are answered; None for all, since friends may use any name for a machine."""
    names = told_names(named)
    return frozenset({OWN, *names}) if names or is_loopback(listens_at) else None


def told_names(named: Iterable[str]) -> tuple[str, ...]:
    """As they are compared: in small letters, without blanks."""
    return tuple(name.strip().lower() for name in named if name.strip())


def is_known(host: str | None, hosts: Hosts | None) -> bool:
    """IP addresses are always known, since DNS cannot redirect them; so is a missing header."""
    if hosts is None or not host:
        return True
    try:
        name = urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return False
    return name in hosts or name.endswith(f".{OWN}") or _is_address(name)


def is_loopback(host: str) -> bool:
    return host == OWN or (_is_address(host) and ip_address(host).is_loopback)


def _is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True
