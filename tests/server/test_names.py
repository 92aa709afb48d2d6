"""Names: nobody passes for a bot or for somebody else at the table."""

import pytest

from stellwerk.server.live.seat_names import names_in, plain_name
from stellwerk.server.web.problems import ApiError
from tests.server.served import Person


@pytest.mark.parametrize(
    "name",
    ["Driver", "driver 2", " LOKFÜHRER", "Random bot", "Seat 1", "platz", "Drivеr", "Ｄｒｉｖｅｒ"],
)
def test_nobody_is_called_like_a_bot_or_a_free_seat(name: str) -> None:
    with pytest.raises(ApiError, match=r"bots and free seats|one script"):
        plain_name(name)


@pytest.mark.parametrize("name", ["Аnna", "Annα", "Βen"])
def test_letters_of_several_scripts_that_look_alike_are_not_mixed(name: str) -> None:
    with pytest.raises(ApiError, match="letters of one script"):
        plain_name(name)


@pytest.mark.parametrize(
    "name",
    [
        "a | b",
        "a ｜ b",
        "\u200banna",
        "an\u200dna",
        "👩\u200d",
        "\u200d👩",
        "👩\u200d\u200d👧",
        "a\u202eb",
        "\ufdfa" * 2,
        "a\x00b",
    ],
)
def test_what_cannot_stand_in_a_record_is_no_name(name: str) -> None:
    with pytest.raises(ApiError, match="control characters"):
        plain_name(name)


@pytest.mark.parametrize(
    "name",
    [
        "👩\u200d👩\u200d👧",
        "Eva 👩🏽\u200d🚀",
        "🏳\ufe0f\u200d🌈",
        "",
        "Анна",
        "Ελένη",
        "Zoë 2",
        "花子 A",
        "Drivers",
    ],
)
def test_other_names_are_as_they_were_typed(name: str) -> None:
    assert plain_name(name) == name


def test_names_that_look_alike_get_the_numbers_of_their_seats() -> None:
    def named(*given: str) -> list[str]:
        return names_in("en", [None] * len(given), given)

    assert named("Anna", "Ben") == ["Anna", "Ben"]
    assert named("Anna", "anna") == ["Anna 1", "anna 2"]
    assert named("Оса", "Oca") == ["Оса 1", "Oca 2"]  # the first is Cyrillic
    assert named("Anna 2", "Anna", "Anna") == ["Anna 2 1", "Anna 2 2", "Anna 3"]
    assert names_in("en", ["driver", "driver", None], ["", "", ""]) == [
        *("Driver 1", "Driver 2", "Seat 3")
    ]


def test_two_people_with_one_name_are_told_apart_at_the_table(anna: Person, ben: Person) -> None:
    opened = anna.open("trambahn", ["me", "person"], order="given", name="Anna")
    invitation = opened["invitations"][0]["invitation"]
    refused = ben.post("/seats", invitation=invitation, name="Dispatcher")
    assert (refused.status_code, refused.json()["problem"]) == (400, "name_of_bot")
    assert ben.post("/seats", invitation=invitation, name="ANNA").status_code == 201
    chairs = anna.page(opened["table"])["chairs"]
    assert [chair["name"] for chair in chairs] == ["Anna 1", "ANNA 2"]


@pytest.mark.parametrize("order", ["given", "random"])
def test_everybody_at_one_screen_has_a_name(anna: Person, order: str) -> None:
    people = {"names": ["", "Ben", "Eva"], "name": "Anna", "order": order}
    table = anna.open("game_of_trains", ["me", "me", "driver"], **people)["table"]
    names = [chair["name"] for chair in anna.page(table)["chairs"]]
    assert "Ben" in names
    assert "Driver" in names
    assert "Eva" not in names  # the seat of a bot
    assert len([name for name in names if name.startswith("Anna")]) == 1
    refused = anna.post("/tables", game="trambahn", seats=["me", "me"], names=["Anna", "Driver"])
    assert refused.json()["problem"] == "name_of_bot"
