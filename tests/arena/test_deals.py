"""The law of pairs: the same cards for every line-up, and every bot at every seat."""

from collections import Counter

import pytest

from stellwerk.arena.comparing import compared
from stellwerk.arena.deals import STOPPED, SamePile, play_deal
from stellwerk.arena.figures import figures
from stellwerk.arena.line_ups import check_line_up, line_ups
from stellwerk.arena.results import Contest
from stellwerk.bots import bot_named, play_on
from stellwerk.games import game_named
from stellwerk.kernel.actor import CHANCE
from stellwerk.kernel.random import seeded
from stellwerk.match import Match

TABLES = [("trambahn", 2), ("game_of_trains", 3), ("voll_verplant", 1), ("voll_verplant", 4)]
COUNTS = [(2, 1), (5, 1), (2, 2), (3, 2), (4, 2), (2, 3), (3, 3), (5, 3), (2, 4), (4, 4), (2, 6)]


def contest(game: str, seats: int, *bots: str, seed: int = 1, most: int = 2000) -> Contest:
    return Contest(game, seats, {}, list(bots), seed, most)


def cards(game: str, seats: int, bot: str) -> list[int]:
    """What chance decides in a game of the first deal."""
    match = Match(game_named(game), seats)
    bots = [bot_named(bot, match.game, seeded(seat)) for seat in range(seats)]
    play_on(match, bots, SamePile(1, 1).deal, 2000)
    return [action for actor, action in match.log if actor == CHANCE]


@pytest.mark.parametrize(("bots", "seats"), COUNTS)
@pytest.mark.parametrize("deal", [1, 2])
def test_every_bot_sits_at_every_seat_equally_often(bots: int, seats: int, deal: int) -> None:
    games = line_ups(bots, seats, deal)
    places = Counter((bot, seat) for seated in games for seat, bot in enumerate(seated))
    assert set(places) == {(bot, seat) for bot in range(bots) for seat in range(seats)}
    assert len(set(places.values())) == 1


def test_two_bots_at_three_seats_are_each_alone_once_at_every_seat() -> None:
    assert line_ups(2, 3, 1) == [
        *((0, 1, 1), (1, 1, 0), (1, 0, 1)),
        *((1, 0, 0), (0, 0, 1), (0, 1, 0)),
    ]


def test_who_sits_behind_whom_changes_from_deal_to_deal() -> None:
    assert {line_ups(3, 3, deal)[0] for deal in (1, 2, 3, 4)} == {(0, 1, 2), (0, 2, 1)}


@pytest.mark.parametrize(("bots", "seats"), [(1, 1), (1, 2), (3, 4), (5, 6)])
def test_line_ups_that_are_not_fair_are_refused(bots: int, seats: int) -> None:
    with pytest.raises(ValueError, match="compares"):
        check_line_up(bots, seats)


@pytest.mark.parametrize(("game", "seats"), TABLES)
@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_a_bot_against_itself_gains_exactly_nothing(game: str, seats: int, bot: str) -> None:
    same = contest(game, seats, bot, bot)
    deals = [play_deal(same, number) for number in (1, 2)]
    (pair,) = figures(same, deals).pairs
    assert pair.payoff.value == pair.points.value == 0
    assert (pair.score.value, pair.elo.value) == (0.5, 0)
    for deal in deals:
        row = compared(deal, 2)
        assert row.points[0] == row.points[1]
        assert row.wins[0] == row.wins[1]


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_the_same_deal_with_the_same_bots_is_the_same(game: str, seats: int) -> None:
    same = contest(game, seats, "random", "greedy")
    assert play_deal(same, 3) == play_deal(same, 3)


def test_another_number_or_seed_is_another_deal() -> None:
    deals = [
        play_deal(contest("trambahn", 2, "random", "greedy", seed=seed), number)
        for seed, number in ((1, 1), (1, 2), (2, 1))
    ]
    assert len({str(deal.games) for deal in deals}) == 3


def test_different_bots_get_the_same_cards_in_the_same_order() -> None:
    assert cards("voll_verplant", 1, "random") == cards("voll_verplant", 1, "greedy")


def test_cards_are_the_same_until_the_pile_is_shuffled() -> None:
    """The seat that draws may differ: the card is what counts."""
    kinds = 40
    game = game_named("trambahn")
    first, second = (
        [game.format_action(action).split()[-1] for action in cards("trambahn", 2, bot)][:kinds]
        for bot in ("random", "greedy")
    )
    assert first == second


def test_a_game_without_end_is_shared_by_all() -> None:
    deal = play_deal(contest("game_of_trains", 4, "random", "greedy", most=40), 1)
    assert {game.ending for game in deal.games} == {STOPPED}
    assert deal.games[0].ranks == [1, 1, 1, 1]
    assert deal.games[0].payoff == [0.25] * 4
    assert compared(deal, 2).won[0, 1] == 0.5


def test_seats_that_both_lost_to_a_third_say_nothing_about_each_other() -> None:
    deal = play_deal(contest("game_of_trains", 3, "greedy", "random"), 1)
    row = compared(deal, 2)
    assert row.met[0, 1] < 1
    assert row.won[0, 1] + row.won[1, 0] == pytest.approx(row.met[0, 1])


def test_solo_games_are_compared_by_their_points_in_the_same_deal() -> None:
    deal = play_deal(contest("voll_verplant", 1, "random", "greedy"), 1)
    row = compared(deal, 2)
    assert [game.seated for game in deal.games] == [[0], [1]]
    assert row.points[0] < row.points[1]
    assert row.wins.tolist() == [0, 1]
