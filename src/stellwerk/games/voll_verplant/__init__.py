"""Voll verplant (1 to 6 players, Hisashi Hayashi): the rules as printed, rulings V1 to V14."""

from collections.abc import Callable
from functools import lru_cache, partial

from stellwerk.cartography.city import City
from stellwerk.core.game import Game, Option, Options, Rules
from stellwerk.games.voll_verplant.codes import CODES, ENDINGS
from stellwerk.games.voll_verplant.map_option import MapOption
from stellwerk.games.voll_verplant.maps.files import SHIPPED, read_city
from stellwerk.games.voll_verplant.parts import PARTS
from stellwerk.games.voll_verplant.report import report
from stellwerk.games.voll_verplant.rules.actions import Notation, format_hidden
from stellwerk.games.voll_verplant.rules.box import MOST_CHOICES, MOST_SEATS
from stellwerk.games.voll_verplant.rules.events import Happened
from stellwerk.games.voll_verplant.rules.position import Position
from stellwerk.games.voll_verplant.rules.scoring import free_stations, payoff, points, ranks
from stellwerk.games.voll_verplant.rules.secrets import conceal, hides, imagine, keeps_from, veil
from stellwerk.games.voll_verplant.rules.setup import lay_out, setup
from stellwerk.games.voll_verplant.rules.turn import apply, chance, legal, sample, to_act
from stellwerk.games.voll_verplant.story import TELLING
from stellwerk.games.voll_verplant.view import View, ending, score_sheet, view

MAP_DIGEST = "map_digest"
"""the line in the header of a record that tells maps apart which are not shipped"""
MOST_MAPS = 32
"""whose games are kept, for all the tables that are played on them"""
Bind = Callable[[Options], Game[Position, View]]


def bind(options: Options) -> Game[Position, View]:
    return _kept_on_map(read_city(str(options.get("map", SHIPPED[0]))))


@lru_cache(MOST_MAPS)
def _kept_on_map(city: City) -> Game[Position, View]:
    return on_map(city)


def on_map(city: City, bind: Bind | None = None) -> Game[Position, View]:
    """The game on one map: its letters and stations make the codes."""
    notation = Notation(city)
    return Game(
        name="voll_verplant",
        title="Voll verplant",
        rules_version=1,
        seats=tuple(range(1, MOST_SEATS + 1)),
        options=(
            MapOption("map", SHIPPED, "voll_verplant_options:map"),
            Option(
                "special_stations", (0, 1), "voll_verplant_options:special_stations", switch=True
            ),
        ),
        position=Position,
        rules=Rules(
            setup=setup,
            to_act=to_act,
            legal=legal,
            chance=chance,
            sample=sample,
            apply=apply,
            conceal=conceal,
            imagine=imagine,
            points=points,
            ranks=ranks,
            payoff=payoff,
        ),
        most_actions=MOST_CHOICES,
        format_action=notation.format_action,
        parse_action=notation.parse_action,
        codes=CODES,
        hides=hides,
        keeps_from=keeps_from,
        format_hidden=format_hidden,
        view=partial(view, city=city),
        view_type=View,
        score_sheet=score_sheet,
        ending=ending,
        endings=ENDINGS,
        events=Happened,
        veil=veil,
        report=partial(report, city=city),
        telling=TELLING,
        parts=PARTS,
        tie_break=free_stations,
        lay_out=partial(lay_out, city=city),
        bind=bind,
        objection=objection,
        header=() if city.id in SHIPPED else ((MAP_DIGEST, city.digest),),
        header_keys=(MAP_DIGEST,),
    )


def objection(options: Options) -> str | None:
    """Refuses special stations on a map that has none."""
    city = read_city(str(options.get("map", SHIPPED[0])))
    if city.special or not options.get("special_stations"):
        return None
    others = " and ".join(map_.name for map_ in map(read_city, SHIPPED) if map_.special)
    return f"option special_stations: {city.name} has no special stations; {others} have"


GAME = on_map(read_city(SHIPPED[0]), bind)
