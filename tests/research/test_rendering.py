"""Text and pictures of a table show what one viewer may know."""

from xml.etree.ElementTree import Element, fromstring

import pytest

from stellwerk.games.trambahn.rules.actions import format_card
from stellwerk.kernel.actor import SPECTATOR
from stellwerk.research import rendering
from stellwerk.research.sitting import Sitting


def begun(game: str, seats: int, decisions: int = 0) -> Sitting:
    sitting = Sitting(game, seats, {})
    sitting.begin(seed=1)
    for _ in range(decisions):
        seat = sitting.acting()[0]
        sitting.play(seat, int(sitting.mask(seat).argmax()))
    return sitting


def drawn(sitting: Sitting, viewer: int) -> Element:
    return fromstring(rendering.picture(sitting.match, viewer))


def of_class(picture: Element, name: str) -> list[Element]:
    return [part for part in picture.iter() if name in part.get("class", "").split()]


def words(picture: Element) -> list[str]:
    return [part.text or "" for part in picture.iter() if part.tag.endswith(("text", "title"))]


@pytest.mark.parametrize("viewer", [0, 1])
def test_a_picture_of_trambahn_shows_the_own_hand_alone(viewer: int) -> None:
    sitting = begun("trambahn", 2)
    hand = [format_card(int(card)) for card in sitting.match.position.hand[viewer]]
    picture = drawn(sitting, viewer)
    assert [word for word in words(picture) if word in hand][: len(hand)] == hand
    assert len(of_class(picture, "card")) == 6
    assert len(of_class(picture, "back")) == 6
    assert len(of_class(drawn(sitting, SPECTATOR), "back")) == 12


def test_a_picture_of_game_of_trains_shows_the_own_draft_alone() -> None:
    sitting = begun("game_of_trains", 3)
    own = sorted(sitting.match.position.drafts[2, :3].tolist())
    assert f"drafted: {', '.join(map(str, own))}" in words(drawn(sitting, 2))
    assert "drafted: ?, ?, ?" in words(drawn(sitting, 0))


def test_a_picture_of_voll_verplant_shows_the_own_entry_alone() -> None:
    sitting = begun("voll_verplant", 2)
    before = rendering.picture(sitting.match, 1)
    crosses = sitting.encoding.numbers[sitting.match.actions(0)].tolist()[1]
    sitting.play(0, crosses)
    assert sitting.acting() == (1,)
    assert of_class(drawn(sitting, 0), "pen") or of_class(drawn(sitting, 0), "written")
    after = rendering.picture(sitting.match, 1)
    assert after.count('class="pen"') == before.count('class="pen"') == 0
    assert words(drawn(sitting, 1)).count("to enter") == 1


@pytest.mark.parametrize(("game", "seats"), [("trambahn", 2), ("game_of_trains", 4)])
def test_a_table_is_text_too(game: str, seats: int) -> None:
    text = rendering.text(begun(game, seats, decisions=12).match, 0)
    assert all(f"Seat {seat + 1}" in text for seat in range(seats))
    assert "draw pile" in text
