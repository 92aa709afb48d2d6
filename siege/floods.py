"""The floods: everything that one address can ask too much of.

`python -m siege.floods` reads which of them to do, does it, and prints what came of it.
"""

import asyncio
import secrets
import sys
from collections.abc import Awaitable, Callable
from contextlib import aclosing

import msgspec

from siege import connections
from siege.flood import Asked, Came, Flood, Orders
from siege.wire import Lost

DISPATCHERS = {"game": "voll_verplant", "seats": ["dispatcher"] * 6}
ME_AND_DISPATCHERS = {"game": "voll_verplant", "seats": ["me", *["dispatcher"] * 5]}
OWN = {"game": "trambahn", "seats": ["me", "me"]}
PUBLIC = {"game": "trambahn", "seats": ["me", "person"], "public": True}
MOST_STREAMS = 100  # of one address
NET = "2001:db8:5:6"


async def tables_of_bots(flood: Flood) -> None:
    """150 tables of six bots that think long, and moves at those where the flood has a seat."""
    tables = await flood.open_tables(90, DISPATCHERS)
    own = await flood.open_tables(60, {**ME_AND_DISPATCHERS, "order": "given"})
    watched = [*own, *tables][:MOST_STREAMS]
    await flood.all_of([move_at(flood, own), *(look_at(flood, table) for table in watched)])


async def move_at(flood: Flood, tables: list[str]) -> None:
    """At each of one's own tables, again and again."""
    doors = [flood.door(token) for token in flood.tokens]
    while flood.goes_on:
        for number, table in enumerate(tables):
            door = doors[number * len(doors) // len(tables)]
            page = await flood.ask(door, Asked("GET", f"/tables/{table}"))
            legal = page.json()["view"]["legal"] if page and page.status == 200 else []
            if page and legal:
                body = {"code": legal[0], "decision": page.json()["decision"]}
                await flood.ask(door, Asked("POST", f"/tables/{table}/moves", body))
        await asyncio.sleep(0.2)


async def look_at(flood: Flood, table: str) -> None:
    """Nobody may say that nobody looks."""
    door = flood.door()
    try:
        async for _ in door.events(f"/api/tables/{table}/events"):
            flood.numbers["events"] += 1
    except Lost:
        flood.numbers["lost"] += 1


async def advice(flood: Flood) -> None:
    """At a table of each token, now of the one seat, now of the other."""
    tables = await flood.open_tables(len(flood.tokens), OWN)

    def ask(which: int) -> Asked:
        return Asked("GET", f"/tables/{tables[which]}/advice?seat={flood.random.choice((1, 2))}")

    await flood.pour(50, ask)


async def logs(flood: Flood) -> None:
    await flood.pour(100, lambda _: Asked("GET", f"/tables/{flood.orders.victim}/log"))


async def pages(flood: Flood) -> None:
    path = f"/tables/{flood.orders.victim}?at="
    await flood.pour(40, lambda _: Asked("GET", f"{path}{flood.random.randrange(100)}"))


async def resumptions(flood: Flood) -> None:
    """Streams that ask for the last lines again, and go."""
    victim = flood.orders.victim

    async def one() -> None:
        while flood.goes_on:
            door = flood.door()
            page = await flood.ask(door, Asked("GET", f"/tables/{victim}"))
            number = page.json()["number"] if page and page.status == 200 else 100
            try:
                path = f"/api/tables/{victim}/events?after={max(0, number - 2)}"
                async with aclosing(door.events(path)) as parts:
                    async for part in parts:
                        if part.startswith(b"id: "):
                            flood.numbers["streams"] += 1
                            break
            except Lost:
                await asyncio.sleep(0.1)
            finally:
                door.close()

    await flood.all_of([one() for _ in range(40)])


async def viewers(flood: Flood) -> None:
    """Streams that nobody reads."""

    async def one() -> None:
        door = flood.door()
        _, writer = await door.connected()
        writer.transport.pause_reading()  # type: ignore[attr-defined]
        writer.write(door.written("GET", f"/api/tables/{flood.orders.victim}/events"))
        await asyncio.sleep(flood.orders.seconds)
        door.close()

    await flood.all_of([one() for _ in range(100)])


async def replays(flood: Flood) -> None:
    await flood.pour(10, lambda _: Asked("POST", "/replays", {"record": flood.orders.record}))


async def chat(flood: Flood) -> None:
    path = f"/tables/{flood.orders.victim}/chat"
    await flood.pour(20, lambda which: Asked("POST", path, {"text": f"{which} " + "flood " * 60}))


async def public_tables(flood: Flood) -> None:
    await flood.open_tables(120, PUBLIC)
    await flood.pour(5, lambda _: Asked("GET", "/tables"))


async def exports(flood: Flood) -> None:
    await flood.open_tables(60, OWN)
    await flood.pour(10, lambda _: Asked("GET", "/me/export"))


async def tokens(flood: Flood) -> None:
    """Until the limiter has forgotten everybody: then tables, as if nothing had been opened."""
    await flood.open_tables(180, OWN)
    tokens = flood.tokens

    async def one() -> None:
        door = flood.door("")
        while flood.goes_on:
            head = door.head
            door.head += f"Authorization: Bearer {secrets.token_urlsafe(32)}\r\n"
            await flood.ask(door, Asked("GET", "/tables/mine"))
            door.head = head
            flood.numbers["tokens"] += 1
        door.close()

    await flood.all_of([one() for _ in range(8)])
    flood.tokens = tokens
    flood.end += 10.0
    await flood.open_tables(180, OWN)


async def one_network(flood: Flood) -> None:
    """Many addresses, all of them of one IPv6 network as a household has it."""
    flood.numbers["opened"] += 0
    for number in range(400):
        door = flood.door("", f"{NET}:{number:x}::{number + 1:x}")
        answer = await flood.ask(door, Asked("POST", "/tables", OWN))
        flood.numbers["opened"] += bool(answer and answer.status == 201)
        door.close()
        if not flood.goes_on:
            break


FLOODS: dict[str, Callable[[Flood], Awaitable[None]]] = {
    "logs of the victims' table": logs,
    "pages of the victims' table": pages,
    "resumed streams of the victims' table": resumptions,
    "streams that nobody reads": viewers,
    "chat at the victims' table": chat,
    "replays of long records": replays,
    "exports": exports,
    "public tables": public_tables,
    "tables from one IPv6 network": one_network,
    "random tokens, then tables": tokens,
    "half headers": connections.half_headers,
    "silent connections": connections.silent,
    "slow bodies": connections.slow_bodies,
    "advice": advice,
    "150 tables of six dispatchers": tables_of_bots,
}


async def done(orders: Orders) -> Came:
    flood = Flood(orders)
    await flood.begin()
    await FLOODS[orders.name](flood)
    return Came(dict(flood.statuses), dict(flood.numbers))


def main() -> None:
    orders = msgspec.json.decode(sys.stdin.buffer.read(), type=Orders)
    sys.stdout.buffer.write(msgspec.json.encode(asyncio.run(done(orders))))


if __name__ == "__main__":
    main()
