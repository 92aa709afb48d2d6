"""The map as data: all of the city is there, and nothing lies outside its sheet."""

import re

import pytest

from stellwerk.cartography.plan import Layout, Plan, plan_of
from stellwerk.games.voll_verplant.maps.files import SHIPPED, read_city
from tests.voll_verplant.test_drawing import TOWN

CITIES = {**{name: read_city(name) for name in SHIPPED}, "town": TOWN}
PLANS = {name: plan_of(city) for name, city in CITIES.items()}


@pytest.fixture(params=PLANS)
def name(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def layouts(plan: Plan) -> tuple[Layout, Layout]:
    return plan.wide, plan.phone


def test_every_line_and_every_station_is_drawn_once(name: str) -> None:
    city, plan = CITIES[name], PLANS[name]
    assert [track.letter for track in plan.tracks] == [line.letter for line in city.lines]
    assert [stop.id for stop in plan.stops] == list(city.stations)
    assert [caption.id for caption in plan.wide.captions] == list(city.stations)


def test_every_line_has_a_car_and_an_end_letter(name: str) -> None:
    letters = [line.letter for line in CITIES[name].lines]
    for layout in layouts(PLANS[name]):
        for start in (True, False):
            found = [sign.letter for sign in layout.signs if sign.start == start]
            assert sorted(found) == sorted(letters)


def test_only_a_ring_has_arrows_both_ways(name: str) -> None:
    assert len(PLANS[name].arrows) == (2 if CITIES[name].ring else 0)


def test_everything_lies_on_the_sheet(name: str) -> None:
    plan = PLANS[name]
    numbers = [re.findall(r"-?\d+\.\d", track.path) for track in plan.tracks]
    on_tracks = [
        complex(float(x), float(y)) for n in numbers for x, y in zip(n[::2], n[1::2], strict=True)
    ]
    on_stops = [complex(stop.x1, stop.y1) for stop in plan.stops]
    for layout in layouts(plan):
        on_signs = [complex(sign.x, sign.y) for sign in layout.signs]
        for at in (*on_tracks, *on_stops, *on_signs):
            assert layout.x < at.real < layout.x + layout.width
            assert layout.y < at.imag < layout.y + layout.height
