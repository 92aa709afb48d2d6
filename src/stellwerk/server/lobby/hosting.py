"""What the host of a lobby decides. Chairs count from 0 here."""

from msgspec.structs import replace

from stellwerk.core.game import Game, Options
from stellwerk.games import game_named
from stellwerk.server.lobby.state import Chair, Lobby, Order, check_gathering, check_host
from stellwerk.server.storage.errors import SeatTaken
from stellwerk.server.storage.log import Terms
from stellwerk.server.web.problems import ApiError


def _check(lobby: Lobby, visitor: bytes) -> None:
    check_host(lobby, visitor)
    check_gathering(lobby)


def place(lobby: Lobby, visitor: bytes, number: int, bot: str | None) -> Lobby:
    """Free a chair, whoever sits there, or give it to a bot."""
    _check(lobby, visitor)
    if lobby.chair(number) == Chair(bot):
        return lobby
    return replace(lobby.with_chair(number, Chair(bot)), series=False)


def swap(lobby: Lobby, visitor: bytes, one: int, other: int) -> Lobby:
    _check(lobby, visitor)
    first, second = lobby.chair(one), lobby.chair(other)
    return lobby.with_chair(one, second).with_chair(other, first)


def resize(lobby: Lobby, visitor: bytes, count: int) -> Lobby:
    """More or fewer chairs. The last free ones go first, then those of bots, never people."""
    _check(lobby, visitor)
    check_seats(game_named(lobby.game), count)
    people = sum(chair.holder is not None for chair in lobby.chairs)
    if count < people:
        raise ApiError("chairs_taken", people=people)
    chairs = [*lobby.chairs, *(Chair() for _ in range(count - len(lobby.chairs)))]
    while len(chairs) > count:
        chairs.pop(_first_to_go(chairs))
    if len(chairs) == len(lobby.chairs):
        return lobby
    return replace(lobby, chairs=tuple(chairs), series=False)


def _first_to_go(chairs: list[Chair]) -> int:
    def worth(number: int) -> tuple[bool, bool, int]:
        return chairs[number].holder is not None, not chairs[number].free, -number

    return min(range(len(chairs)), key=worth)


def check_seats(game: Game, seats: int) -> None:
    if seats not in game.seats:
        counts = ", ".join(map(str, game.seats))
        raise ApiError("wrong_seats", title=game.title, counts=counts, seats=seats)


def agree(
    lobby: Lobby,
    visitor: bytes,
    options: Options | None = None,
    order: Order | None = None,
    public: bool | None = None,
    terms: Terms | None = None,
) -> Lobby:
    """Change what is agreed on. Everybody else has to say again that they are ready."""
    _check(lobby, visitor)
    changed = replace(
        lobby,
        options=lobby.options if options is None else options,
        order=order or lobby.order,
        public=lobby.public if public is None else public,
        terms=terms or lobby.terms,
    )
    if changed == lobby:
        return lobby
    asked = [replace(c, ready=c.ready and c.holder == visitor) for c in lobby.chairs]
    return replace(changed, chairs=tuple(asked))


def invite(lobby: Lobby, visitor: bytes, number: int, invitation: bytes) -> Lobby:
    """Keep a free chair for the holder of this invitation; the one before dies."""
    _check(lobby, visitor)
    chair = lobby.chair(number)
    if chair.bot:
        raise ApiError("not_for_people", seat=number + 1)
    if chair.holder is not None:
        raise SeatTaken(number)
    return lobby.with_chair(number, replace(chair, invitation=invitation))


def take_over(lobby: Lobby, visitor: bytes) -> Lobby:
    """Become the host, whoever that was."""
    return replace(lobby, host=visitor)
