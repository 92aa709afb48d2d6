"""Secrets of a lobby: no share, seed, token or digest is told before its time."""

import asyncio
import base64
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

from stellwerk.server.lobby import state
from stellwerk.server.lobby.state import Lobby
from stellwerk.server.storage.store import Store
from stellwerk.server.web.visitors import digest_of
from tests.server.guests import Guest
from tests.server.parent import Forked, Parent
from tests.server.served import Served


def stored(served: Served, table: str) -> Lobby:
    async def found() -> Lobby:
        store = Store(served.database)
        lobby = await store.lobby(table)
        store.close()
        assert lobby is not None
        return state.read(lobby)

    return asyncio.run(found())


def written(secret: bytes) -> set[str]:
    """Every way in which bytes are usually written."""
    return {
        secret.hex(),
        base64.b64encode(secret).decode(),
        base64.urlsafe_b64encode(secret).decode(),
    }


def everything(guest: Guest, table: str) -> Iterator[str]:
    """All that a visitor can be told about a lobby."""
    for path in (
        f"/lobbies/{table}",
        "/lobbies",
        "/lobbies/mine",
        "/me/export",
        f"/tables/{table}",
        f"/tables/{table}/fairness",
        f"/tables/{table}/record",
        f"/tables/{table}/log",
    ):
        yield guest.get(path).text
    for what in ("sit", "name", "ready", "reveal", "start", "seats", "agree", "host"):
        yield guest.do(table, what).text
    with guest.told(table) as events:
        yield str(next(events))
    yield guest.http.get(f"/table/{table}").text


def test_nobody_is_told_a_secret_before_its_time(tmp_path: Path) -> None:
    with closing(Served(tmp_path)) as served:
        host, guest, stranger = (Guest(served.url, name) for name in ("Hanna", "Gus", "Strange"))
        table = host.meet(["me", "person", "person", "person"], public=True)
        invitation = host.do(table, "invite", chair=3).json()["invitation"]
        guest.join(table, 2)
        tokens = {one.http.cookies["stellwerk"] for one in (host, guest)} | {invitation}
        secrets = tokens.union(*(written(digest_of(token)) for token in tokens))
        secrets |= written(stored(served, table).seed) | {host.share, guest.share}
        told = [text for one in (stranger, guest) for text in everything(one, table)]
        agreement = host.do(table, "start").json()["lobby"]["agreement"]
        assert host.reveal(table, agreement).status_code == 200
        assert stored(served, table).chairs[0].share == host.share
        told += [text for one in (stranger, guest, host) for text in everything(one, table)]
        assert any(agreement.splitlines()[1] in text for text in told)
        for secret in secrets:
            assert not [text for text in told if secret in text], secret
        seed = written(stored(served, table).seed)
        assert guest.reveal(table, agreement).json() == {"lobby": None}
        dealt = [
            stranger.get(f"/tables/{table}{path}").text for path in ("", "/fairness", "/record")
        ]
        assert host.share in dealt[1]
        assert guest.share in dealt[1]
        hidden = seed | tokens
        for secret in hidden:
            assert not [text for text in dealt if secret in text], secret
        for one in (host, guest, stranger):
            one.http.close()


def test_what_is_logged_has_no_secret_of_a_lobby(parent: Parent, tmp_path: Path) -> None:
    """Not even at the level of requests: routes are logged, never addresses or bodies."""
    log = tmp_path / "log"
    log.touch()
    with closing(Forked(parent, tmp_path, log=log)) as served:
        host = Guest(served.url, "Hannabella")
        table = host.meet(["me", "greedy"], start=True)
        invisible = [table, host.share, host.name, host.http.cookies["stellwerk"]]
        invisible += written(stored(served, table).seed)
        host.reveal(table, host.lobby(table)["agreement"])
        host.http.close()
    text = log.read_text()
    assert "/api/lobbies/{table}/reveal" in text
    for secret in invisible:
        assert secret not in text
