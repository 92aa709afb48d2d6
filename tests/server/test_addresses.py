"""Addresses: where others can open the server, and who is told."""

import asyncio
from pathlib import Path
from typing import Any

import ifaddr
import pytest

from stellwerk.server.app import EVERYWHERE
from stellwerk.server.web.addresses import (
    Door,
    connections,
    is_near,
    likeliest,
    urls_for_others,
)
from tests.server.visited import visited

pytestmark = pytest.mark.filterwarnings("ignore::DeprecationWarning:litestar")

HOME = {
    "lo": ["127.0.0.1/8", "::1/128"],
    "docker0": ["172.17.0.1/16"],
    "br-0123456789ab": ["172.18.0.1/16"],
    "tun0": ["10.8.0.6/24"],
    "eth0": ["8.8.4.4/24", "2a00:1450::4/64", "fe80::4/64"],
    "wlan0": ["192.168.1.20/24", "fd00:1::20/64"],
    "bridge": ["169.254.7.7/16"],
}


@pytest.fixture(autouse=True)
def _at_home(monkeypatch: pytest.MonkeyPatch) -> None:
    """What the system says of its network."""
    adapters = [
        ifaddr.Adapter(name, name, [address(text) for text in texts])
        for name, texts in HOME.items()
    ]
    monkeypatch.setattr(ifaddr, "get_adapters", lambda: adapters)


def address(text: str) -> ifaddr.IP:
    ip, _, prefix = text.partition("/")
    return ifaddr.IP((ip, 0, 0) if ":" in ip else ip, int(prefix), ip)


def test_what_only_this_machine_can_reach_is_no_address_for_others() -> None:
    assert {str(connected.at.ip) for connected in connections()} == {
        *("10.8.0.6", "8.8.4.4", "192.168.1.20", "2a00:1450::4", "fd00:1::20")
    }


def test_the_way_out_comes_first_and_a_tunnel_last() -> None:
    found = [connected for connected in connections() if connected.at.version == 4]
    for way_out, order in (
        ("8.8.4.4", ["8.8.4.4", "192.168.1.20", "10.8.0.6"]),
        ("10.8.0.6", ["192.168.1.20", "8.8.4.4", "10.8.0.6"]),
        (None, ["192.168.1.20", "8.8.4.4", "10.8.0.6"]),
    ):
        assert list(map(str, likeliest(found, way_out))) == order


def test_others_can_open_what_the_server_listens_at() -> None:
    assert set(urls_for_others(EVERYWHERE)) == {
        *("http://8.8.4.4:8000", "http://192.168.1.20:8000", "http://10.8.0.6:8000")
    }
    assert set(urls_for_others(Door("::", 80))) == {
        *("http://[2a00:1450::4]:80", "http://[fd00:1::20]:80")
    }
    assert urls_for_others(Door("192.168.1.20", 81)) == ["http://192.168.1.20:81"]
    for loopback in ("127.0.0.1", "::1", "localhost"):
        assert urls_for_others(Door(loopback, 8000)) == []


@pytest.mark.parametrize(
    ("client", "near"),
    [
        ("127.0.0.1", True),
        ("::1", True),
        ("::ffff:127.0.0.1", True),
        ("192.168.1.77", True),
        ("::ffff:192.168.1.77", True),
        ("fd00:1::77", True),
        ("192.168.2.77", False),  # another private network
        ("172.17.0.2", False),  # a container
        ("198.51.100.7", False),
        ("8.8.8.8", False),
        ("2001:4860::8", False),
        ("unknown", False),
        ("", False),
    ],
)
def test_near_is_who_is_in_the_same_private_network(client: str, near: bool) -> None:
    assert is_near(client) is near


def told(folder: Path, door: Door, client: str, **headers: str) -> Any:
    """What a client is told that the server sees at this address."""

    async def asked() -> Any:
        async with visited(folder, door=door, client=client) as visitor:
            return (await visitor.get("/addresses", headers=headers)).json()

    return asyncio.run(asyncio.wait_for(asked(), 60))


NOTHING: dict[str, object] = {"urls": None, "names": []}
NAMED = EVERYWHERE._replace(names=("play.example.org",))


@pytest.mark.parametrize("client", ["127.0.0.1", "192.168.1.77"])
@pytest.mark.parametrize("host", ["127.0.0.1:8000", "localhost:5173", "192.168.1.20:8000"])
def test_who_is_near_is_told(tmp_path: Path, client: str, host: str) -> None:
    answer = told(tmp_path, NAMED, client, host=host)
    assert answer == {"urls": urls_for_others(NAMED), "names": ["play.example.org"]}


def test_a_server_for_this_machine_alone_has_no_address(tmp_path: Path) -> None:
    assert told(tmp_path, Door("127.0.0.1", 8000), "127.0.0.1") == {"urls": [], "names": []}


@pytest.mark.parametrize("client", ["8.8.8.8", "192.168.2.77", "172.17.0.2", "2001:4860::8"])
def test_who_is_far_is_told_nothing(tmp_path: Path, client: str) -> None:
    assert told(tmp_path, NAMED, client) == NOTHING


@pytest.mark.parametrize(
    "header",
    ["Forwarded", "Via", "X-Forwarded-For", "X-Forwarded-Proto", "X-Real-IP"],
)
def test_who_comes_through_a_proxy_is_told_nothing(tmp_path: Path, header: str) -> None:
    assert told(tmp_path, NAMED, "127.0.0.1", **{header: "192.168.1.77"}) == NOTHING


@pytest.mark.parametrize("host", ["play.example.org", "evil.example:8000"])
def test_a_name_from_outside_is_told_nothing(tmp_path: Path, host: str) -> None:
    """A proxy that says nothing of itself, or a stranger's name that leads to this machine."""
    door = NAMED if host == "play.example.org" else EVERYWHERE
    assert told(tmp_path, door, "127.0.0.1", host=host) == NOTHING
