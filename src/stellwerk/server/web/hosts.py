"""Hosts: the names under which the server answers.

A page of a stranger may let its own name lead to 127.0.0.1 (DNS rebinding) and then ask a server
on your machine as if it were its own. The browser still says that name in `Host`.
"""

from collections.abc import Iterable
from ipaddress import ip_address
from urllib.parse import urlsplit

Hosts = frozenset[str]
OWN = "localhost"


def known_hosts(listens_at: str, named: Iterable[str]) -> Hosts | None:
    """The names that are answered; None if all are, for nobody knows how friends call a machine."""
    names = frozenset(name.strip().lower() for name in named if name.strip())
    return frozenset({OWN, *names}) if names or is_loopback(listens_at) else None


def is_known(host: str | None, hosts: Hosts | None) -> bool:
    """An address is no name that anybody could have led elsewhere; neither is none at all."""
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
