"""Another game: with another bot, and with the victories of the games before."""

import pytest

from tests.server.served import Person


def play_out(table: str, *people: Person) -> list[int]:
    """To the end; the ranks of the seats."""
    while not (result := people[0].page(table)["view"]["result"]):
        for person in people:
            page = person.page(table)
            if page["view"]["legal"]:
                person.move(table, page["view"]["legal"][0], page["decision"])
    ranks: list[int] = result["ranks"]
    return ranks


def again(person: Person, table: str, **wish: str) -> str:
    following: str = person.post(f"/tables/{table}/rematch", **wish).json()["table"]
    return following


def test_nothing_has_to_be_sent_along(anna: Person) -> None:
    table = alone(anna)
    early = anna.http.post(f"/api/tables/{table}/rematch")
    assert (early.status_code, early.json()["problem"]) == (409, "not_over")


def alone(anna: Person, bot: str = "greedy") -> str:
    table: str = anna.open("game_of_trains", ["me", bot], order="given", name="Anna")["table"]
    return table


def test_victories_are_counted_as_long_as_the_same_players_go_on(anna: Person) -> None:
    table, won = alone(anna), {"Anna": 0, "Greedy bot": 0}
    for game in range(3):
        assert anna.page(table)["wins"] == ([won[name] for name in names(anna, table)] * bool(game))
        ranks = play_out(table, anna)
        for name, rank in zip(names(anna, table), ranks, strict=True):
            won[name] += rank == 1
        assert anna.page(table)["wins"] == ([won[name] for name in names(anna, table)] * bool(game))
        table = again(anna, table)
    assert sum(won.values()) == 3


def names(person: Person, table: str) -> list[str]:
    return [chair["name"] for chair in person.page(table)["chairs"]]


def test_another_bot_takes_the_place_of_the_bots_and_a_new_series_begins(anna: Person) -> None:
    table = alone(anna)
    play_out(table, anna)
    second = again(anna, table)
    play_out(second, anna)
    assert anna.page(second)["wins"]
    third = again(anna, second, bot="random")
    page = anna.page(third)
    assert [chair["bot"] for chair in page["chairs"]] == [None, "random"]
    assert (page["viewer"], page["wins"]) == (1, [])
    assert page["view"]["options"] == anna.page(table)["view"]["options"]


def test_a_wish_of_one_is_told_and_counts_when_the_others_agree(anna: Person, ben: Person) -> None:
    seats = ["me", "person", "greedy"]
    opened = anna.open("game_of_trains", seats, order="given", name="Anna")
    ben.post("/seats", invitation=opened["invitations"][0]["invitation"], name="Ben")
    table = opened["table"]
    play_out(table, anna, ben)
    number = anna.page(table)["number"]
    assert again(anna, table, bot="random") is None
    assert ben.page(table)["wish"] == "random"
    with ben.events(table, after=number) as events:
        assert "Anna would like to play again, this time with: Random bot." in next(events)
    following = again(ben, table)
    assert [chair["bot"] for chair in ben.page(following)["chairs"]] == [None, "random", None]


def test_whoever_left_begins_no_series_with_the_bot_that_came(anna: Person, ben: Person) -> None:
    opened = anna.open("game_of_trains", ["me", "person"], order="given", name="Anna")
    ben.post("/seats", invitation=opened["invitations"][0]["invitation"], name="Ben")
    ben.post(f"/tables/{opened['table']}/resign", bot="greedy")
    play_out(opened["table"], anna)
    following = again(anna, opened["table"])
    assert names(anna, following) == ["Greedy bot", "Anna"]
    assert anna.page(following)["wins"] == []


@pytest.mark.parametrize("body", [{"bot": "nobody"}, {"bot": 3}, {"robot": "driver"}])
def test_a_wish_for_nobody_is_refused(anna: Person, body: dict[str, str]) -> None:
    table = alone(anna)
    assert anna.post(f"/tables/{table}/rematch", **body).status_code in (400, 422)
