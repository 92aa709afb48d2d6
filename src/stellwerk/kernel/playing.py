"""Play that needs no particular game: templates that `fill_in` completes with a game's rules."""

from stellwerk.kernel.actor import CHANCE
from stellwerk.kernel.random import Random, below
from stellwerk.kernel.record import Ints, Reals, Record, Records
from stellwerk.kernel.sets import lowest


def to_act(position: Record) -> int:
    raise NotImplementedError


def legal(position: Record, seat: int, out: Ints) -> int:
    raise NotImplementedError


def chance(position: Record, out: Ints, weights: Ints) -> int:
    raise NotImplementedError


def sample(position: Record, random: Random) -> int:
    raise NotImplementedError


def apply(position: Record, actor: int, action: int) -> None:
    raise NotImplementedError


def payoff(position: Record, out: Reals) -> None:
    raise NotImplementedError


def play_out(position: Record, random: Random, out: Ints, most: int) -> int:
    """Play at random until the game is over, or for `most` entries; return how many it took."""
    entries = 0
    while entries < most:
        acting = to_act(position)
        if acting == 0:
            break
        if acting == 1 << CHANCE:
            apply(position, CHANCE, sample(position, random))
        else:
            seat = lowest(acting)
            apply(position, seat, int(out[below(random, legal(position, seat, out))]))
        entries += 1
    return entries


def play_games(positions: Records, random: Random, out: Ints, games: int, most: int) -> int:
    """Random games on the second position, each from the position of the first; entries in all."""
    entries = 0
    for _ in range(games):
        positions[1] = positions[0]
        entries += play_out(positions[1], random, out, most)
    return entries


def worth(position: Record, seat: int, action: int) -> float:
    raise NotImplementedError


def best_of(
    position: Record, seat: int, actions: Ints, count: int, random: Random, moves: int
) -> int:
    """A quick policy: the best of `moves` actions taken at random; one may be taken twice."""
    chosen = int(actions[below(random, count)])
    most = worth(position, seat, chosen)
    for _ in range(moves - 1):
        other = int(actions[below(random, count)])
        value = worth(position, seat, other)
        if value > most:
            chosen, most = other, value
    return chosen


# The two doors by which a match enters compiled code, for every entry of every game: they take an
# array of one position, which is handed over twenty times as fast as the position itself.


def list_choices(positions: Records, actor: int, out: Ints, weights: Ints) -> int:
    """The legal actions of a seat, or the outcomes of chance with their weights; how many."""
    if actor == CHANCE:
        return chance(positions[0], out, weights)
    return legal(positions[0], actor, out)


def advance(positions: Records, actor: int, action: int) -> int:
    """Apply an entry; return who acts then."""
    apply(positions[0], actor, action)
    return to_act(positions[0])
