"""Nothing stands on top of another thing: promised for all maps of ours, on screen and on paper."""

from dataclasses import replace
from itertools import combinations
from xml.etree.ElementTree import fromstring

import pytest

from stellwerk.cartography.blocks import title_scale, title_size
from stellwerk.cartography.lettering import Lettering
from stellwerk.cartography.measures import (
    HAND,
    PHONE,
    POSTER,
    SHEET,
    TABLE,
    TRACK,
)
from stellwerk.cartography.phone import screen
from stellwerk.cartography.settling import settle
from stellwerk.cartography.shapes import Shape, bar, box, overlaps, together
from stellwerk.cartography.signs import POINTS
from stellwerk.cartography.spots import Ground, Spot
from stellwerk.cartography.tracks import Network
from stellwerk.games.voll_verplant.drawing import draw_city
from stellwerk.games.voll_verplant.maps.files import SHIPPED, read_city
from tests.voll_verplant.test_drawing import TOWN

CITIES = {**{name: read_city(name) for name in SHIPPED}, "town": TOWN}
KINDS = {sizes.kind: sizes for sizes in (POSTER, PHONE, SHEET, TABLE, HAND)}
HAIR = 0.01


@pytest.fixture(params=CITIES, scope="module")
def network(request: pytest.FixtureRequest) -> Network:
    return Network(CITIES[request.param])


@pytest.fixture(params=KINDS, scope="module")
def lettering(request: pytest.FixtureRequest, network: Network) -> Lettering:
    return Lettering(network, KINDS[request.param])


def tracks(network: Network) -> list[Shape]:
    shapes = []
    for letter, path in network.paths.items():
        closed = path[:1] if letter == network.city.ring else []
        shapes += [bar(a, b, TRACK) for a, b in zip(path, [*path[1:], *closed], strict=False)]
    return shapes


def deepest(ones: list[Shape], others: list[Shape]) -> float:
    return float(overlaps(together(ones), together(others)).depth.max(initial=0))


def test_no_two_dots_overlap(lettering: Lettering) -> None:
    stops = lettering.network.stops
    for one, other in combinations(stops, 2):
        apart = min(abs(a - b) for a in stops[one] for b in stops[other])
        assert apart > lettering.radius(one) + lettering.radius(other), (one, other)


def test_no_two_names_cars_or_letters_overlap(lettering: Lettering) -> None:
    spots: list[Spot] = [*lettering.markers, *lettering.names.values()]
    owners = [spot for spot in spots for _ in spot.shapes]
    shapes = together(shape for spot in spots for shape in spot.shapes)
    for one, other, depth, _ in zip(*overlaps(shapes, shapes), strict=True):
        assert owners[one] is owners[other] or depth < HAIR, (owners[one], owners[other])


def test_no_car_and_no_letter_stands_on_a_line(lettering: Lettering) -> None:
    """But for the letter of a ring, which belongs on its own track."""
    rails = tracks(lettering.network)
    for marker in lettering.markers:
        if marker.stop is not None:
            assert deepest([marker.shapes[0]], rails) < HAIR, marker


def test_no_name_covers_a_dot(lettering: Lettering) -> None:
    dots = []
    for id_, ends in lettering.network.stops.items():
        side = 1.4 * lettering.radius(id_)  # as large as fits into the circle
        dots.append(box((ends[0] + ends[-1]) / 2, side, side))
    for name in lettering.names.values():
        assert deepest([*name.shapes], dots) < HAIR, name


def test_every_station_has_its_name_except_on_a_phone(lettering: Lettering) -> None:
    named, all_of_them = set(lettering.names), set(lettering.city.stations)
    assert named == all_of_them if lettering.sizes.every_name else named < all_of_them


@pytest.mark.parametrize("name", CITIES)
def test_everything_is_inside_the_page(name: str) -> None:
    root = fromstring(draw_city(CITIES[name]))
    _, _, wide, high = map(float, root.attrib["viewBox"].split())
    group = next(g for g in root if g.get("class") == "map")
    x, y = map(float, group.attrib["transform"][len("translate(") : -1].split())
    low, high_ = Lettering(Network(CITIES[name]), POSTER).bounds()
    assert x + low.real > 0
    assert y + low.imag > 0
    assert x + high_.real < wide
    assert y + high_.imag < high


def test_a_long_name_makes_the_title_smaller() -> None:
    long = replace(TOWN, name="W" * 60)
    size, scale = title_size(long, "en"), title_scale(long, "en", 500)
    assert size.real * scale == pytest.approx(500)
    assert title_scale(TOWN, "en", 5000) == 1


def test_boxes_that_only_touch_do_not_overlap() -> None:
    assert deepest([box(0j, 10, 10)], [box(10 + 0j, 10, 10)]) == 0
    assert deepest([box(0j, 10, 10)], [box(8 + 0j, 10, 10)]) == pytest.approx(2)


def test_a_track_across_a_name_covers_less_than_one_along_it() -> None:
    name = together([box(0j, 90, 12)])
    across, along = (together([bar(-way, way, 9)]) for way in (100j, 100 + 0j))
    assert overlaps(name, across).length.item() == pytest.approx(9)
    assert overlaps(name, along).length.item() > 25


def test_spots_make_room_for_each_other() -> None:
    """The first would rather stand in the middle, but the second can stand nowhere else."""
    middle = Spot(0j, (box(0j, 10, 10),), 0, 1)
    aside = replace(middle, at=20 + 0j, shapes=(box(20 + 0j, 10, 10),), cost=3)
    assert settle([[middle, aside], [middle]]) == [aside, middle]


def test_the_best_spots_cover_nothing() -> None:
    ground = Ground([(box(0j, 10, 10), 1.0)])
    on, off = (Spot(at, (box(at, 10, 10),), 0, 1) for at in (0j, 30 + 0j))
    assert [spot.at for spot in ground.best([on, off], 2)] == [off.at, on.at]
    assert len(ground.best([on, off], 1)) == 1


@pytest.mark.parametrize("name", SHIPPED)
def test_a_phone_can_be_read(name: str) -> None:
    """390 pixels wide: names of 9 pixels or more, points of 12, all of it without scrolling."""
    here = screen(Lettering(Network(CITIES[name]), PHONE), "en")
    assert PHONE.name * here.map_scale >= 9
    assert POINTS * here.car_scale >= 12
    assert here.tall <= 844
