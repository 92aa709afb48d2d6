"""The map as a picture and as a sheet: complete, escaped, and in both languages."""

import re
from dataclasses import replace
from itertools import pairwise
from xml.etree.ElementTree import Element, fromstring

import pytest

from stellwerk.cartography.city import City, Line, Station
from stellwerk.cartography.names import rows_of
from stellwerk.cartography.signs import ink_on
from stellwerk.cartography.svg import round_path
from stellwerk.cartography.tracks import Network, ways, without_straight
from stellwerk.games.voll_verplant.drawing import draw_city, draw_sheet

SVG = "{http://www.w3.org/2000/svg}"
STATIONS = (
    Station("west", 0, 2, "Westend"),
    Station("zoo", 2, 2, "Zoologischer Garten"),
    Station("mitte", 4, 2, "Stadtmitte"),
    Station("tor", 6, 2, '<Tor> & "Tür"'),
    Station("ost", 9, 3, "Ostkreuz"),
    Station("nord", 4, 0, "Nordbahnhof"),
    Station("see", 2, 5, "Seestraße"),
    Station("park", 6, 5, "Park"),
)
LINES = (
    Line("A", "#d93a2b", 3, 6, 4, ("west", "zoo", "mitte", "tor", "ost")),
    Line("B", "#1f5fa8", 2, 4, 2, ("nord", "mitte", "tor", "park")),
    Line("R", "#f2c230", 4, 12, 8, ("zoo", "nord", "tor", "park", "see")),
)
TOWN = City(
    "town", "Town & <Country>", {s.id: s for s in STATIONS}, LINES, "R", frozenset({"zoo"}), ""
)


def drawn(text: str) -> Element:
    return fromstring(text)


def with_attribute(root: Element, name: str) -> list[Element]:
    return [element for element in root.iter() if name in element.attrib]


def of_class(root: Element, name: str) -> list[Element]:
    return [element for element in root.iter() if name in element.get("class", "").split()]


@pytest.fixture(params=["picture", "sheet"], scope="module")
def root(request: pytest.FixtureRequest) -> Element:
    return drawn(draw_city(TOWN) if request.param == "picture" else draw_sheet(TOWN))


def test_the_picture_says_what_it_is(root: Element) -> None:
    assert root.get("role") == "img"
    assert root.findtext(f"{SVG}title") == "Town & <Country>"
    assert root.findtext(f"{SVG}desc") == "Metro map with 3 lines and 8 stations."


def test_every_station_is_there_once(root: Element) -> None:
    ids = [element.get("data-station") for element in with_attribute(root, "data-station")]
    assert ids == list(TOWN.stations)


def test_every_line_is_there_once(root: Element) -> None:
    letters = [element.get("data-line") for element in with_attribute(root, "data-line")]
    assert letters == ["A", "B", "R"]


def test_every_car_is_there_once_in_each_layout() -> None:
    """A phone has its own cars, below the map."""
    for text, times in ((draw_city(TOWN), 2), (draw_sheet(TOWN), 1)):
        cars = with_attribute(drawn(text), "data-car")
        assert [car.get("data-car") for car in cars] == ["A", "B", "R"] * times
        assert len(of_class(drawn(text), "window")) == (3 + 2 + 4) * times


def test_the_letter_stands_at_both_ends_of_a_line(root: Element) -> None:
    whole = root.find(f"{SVG}g[@class='map']")
    assert whole is not None
    for kind in {"wide", "phone"} if root.get("width") is None else {"paper"}:
        texts = [t.text for layer in of_class(whole, kind) for t in of_class(layer, "bold")]
        assert all(texts.count(line.letter) == 2 for line in LINES)


def test_cars_and_names_belong_to_one_layout_each(root: Element) -> None:
    """A phone shows what is marked for phones, everything else the rest, never both."""
    for element in (*of_class(root, "names"), *with_attribute(root, "data-car")):
        layers = [e for e in root.iter() if element in e.iter()]
        kinds = {k for e in layers for k in e.get("class", "").split()}
        assert len(kinds & {"wide", "phone"}) == (1 if root.get("width") is None else 0)


def test_a_station_is_called_by_its_name_and_its_lines() -> None:
    titles = {
        element.get("data-station"): element.findtext(f"{SVG}title")
        for element in with_attribute(drawn(draw_city(TOWN)), "data-station")
    }
    assert titles["tor"] == '<Tor> & "Tür": Lines A, B, R'
    assert titles["zoo"] == "Zoologischer Garten (Special station): Lines A, R"


def test_only_special_stations_carry_a_star() -> None:
    starred = [
        element.get("data-station")
        for element in with_attribute(drawn(draw_city(TOWN)), "data-station")
        if of_class(element, "star")
    ]
    assert starred == ["zoo"]


def test_names_are_escaped() -> None:
    text = draw_city(TOWN)
    assert "<Tor>" not in text
    assert "&lt;Tor&gt; &amp;" in text


def test_the_ring_is_closed_and_nothing_else_is() -> None:
    root = drawn(draw_city(TOWN))
    paths = {
        group.get("data-line"): path.get("d", "")
        for group in with_attribute(root, "data-line")
        for path in of_class(group, "track")
    }
    assert [letter for letter, path in paths.items() if "Z" in path] == ["R"]
    walk = Network(TOWN).walks["R"]
    assert walk[0] == walk[-1]


def test_tracks_run_straight_or_at_45_degrees_and_bend_once() -> None:
    for way in ways(0j, 5 + 2j):
        steps = [b - a for a, b in pairwise(way)]
        assert all(max(abs(step.real), abs(step.imag)) == 1 for step in steps)
        assert sum(a != b for a, b in pairwise(steps)) == 1
        assert way[-1] == 5 + 2j


def test_lines_that_share_a_track_run_side_by_side() -> None:
    network = Network(TOWN)
    assert sorted(network.lanes[frozenset((4 + 2j, 5 + 2j))].letters) == ["A", "B"]
    node = 5 + 2j
    apart = network.passing["A", node] - network.passing["B", node]
    assert abs(apart) == pytest.approx(10.5)


def test_a_path_has_no_more_points_than_it_needs() -> None:
    assert without_straight([0j, 1 + 0j, 2 + 0j, 3 + 1j, 4 + 2j]) == [0j, 2 + 0j, 4 + 2j]


def test_a_path_rounds_its_corners() -> None:
    assert round_path([0j, 100 + 0j, 100 + 100j], closed=False).count("Q") == 1
    assert round_path([0j, 100 + 0j, 100 + 100j], closed=True).count("Q") == 3


def test_long_names_break_at_their_gaps() -> None:
    assert list(rows_of("Zoo")) == [("Zoo",)]
    assert list(rows_of("Karl-Marx-Straße")) == [
        ("Karl-Marx-Straße",),
        ("Karl-Marx-", "Straße"),
        ("Karl-", "Marx-", "Straße"),
    ]
    assert ("Barbès –", "Rochechouart") in rows_of("Barbès – Rochechouart")


def test_letters_can_be_read_on_their_colour() -> None:
    assert ink_on("#ffffff") == "#000"
    assert ink_on("#1f3f7f") == "#fff"


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ["Completed lines", "2 × transfers", "Free stations ÷ 2", "Total"]),
        ("de", ["Komplettierte Linien", "2 × Umsteigen", "Leere Stationen ÷ 2", "Gesamt"]),
    ],
)
def test_the_sheet_has_its_score_fields_in_both_languages(language: str, words: list[str]) -> None:
    root = drawn(draw_sheet(TOWN, language))
    texts = [element.text for element in root.iter(f"{SVG}text")]
    assert len(of_class(root, "field")) == 4
    assert [text for text in texts if text in words] == words


def test_the_picture_speaks_both_languages() -> None:
    assert "Umsteigestation" in draw_city(TOWN, "de")
    assert "Change of lines" in draw_city(TOWN)


def test_the_sheet_is_a4() -> None:
    sizes = re.findall(r'(?:width|height)="(\d+mm)"', draw_sheet(TOWN))
    assert sorted(sizes) == ["210mm", "297mm"]


def test_a_town_without_ring_and_special_stations_can_be_drawn() -> None:
    plain = replace(TOWN, ring=None, special=frozenset())
    root = drawn(draw_city(plain))
    assert not of_class(root, "star")
    assert not of_class(root, "arrow")
