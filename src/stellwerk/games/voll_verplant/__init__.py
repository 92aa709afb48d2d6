"""Voll verplant (1 to 6 players, Hisashi Hayashi): the rules as printed, rulings V1 to V14."""

from dataclasses import replace
from functools import partial

from stellwerk.core.game import Game, Option, Options, Rules
from stellwerk.games.voll_verplant.maps.files import SHIPPED, read_city
from stellwerk.games.voll_verplant.parts import PARTS
from stellwerk.games.voll_verplant.phrases import ABOUT, CODES
from stellwerk.games.voll_verplant.report import sentence
from stellwerk.games.voll_verplant.rules.actions import Notation, format_hidden
from stellwerk.games.voll_verplant.rules.box import MOST_CHOICES, MOST_SEATS
from stellwerk.games.voll_verplant.rules.position import Position
from stellwerk.games.voll_verplant.rules.scoring import free_stations, payoff, points, ranks
from stellwerk.games.voll_verplant.rules.secrets import conceal, hides, imagine, keeps_from
from stellwerk.games.voll_verplant.rules.setup import lay_out, setup
from stellwerk.games.voll_verplant.rules.turn import apply, chance, legal, sample, to_act
from stellwerk.games.voll_verplant.story import TELLING
from stellwerk.games.voll_verplant.view import View, ending, score_sheet, view


def bind(game: Game, options: Options) -> Game:
    """The game on one map: its letters and stations make the codes."""
    city = read_city(str(options.get("map", SHIPPED[0])))
    notation = Notation(city)
    return replace(
        game,
        bind=None,
        lay_out=partial(lay_out, city=city),
        format_action=notation.format_action,
        parse_action=notation.parse_action,
        view=partial(view, city=city),
        sentence=partial(sentence, city=city),
        header=() if city.id in SHIPPED else (("map_digest", city.digest),),
    )


def objection(options: Options) -> str | None:
    """Sonderstationen · Special stations are no option of a map that has none."""
    city = read_city(str(options.get("map", SHIPPED[0])))
    if city.special or not options.get("special_stations"):
        return None
    others = " and ".join(map_.name for map_ in map(read_city, SHIPPED) if map_.special)
    return f"option special_stations: {city.name} has no special stations; {others} have"


def without_a_map(*_: object) -> str:
    raise LookupError("the codes of Voll verplant belong to a map; open a match")


GAME = Game(
    name="voll_verplant",
    title="Voll verplant",
    rules_version=1,
    seats=tuple(range(1, MOST_SEATS + 1)),
    options=(
        Option("map", SHIPPED, ABOUT["map"], from_file=True, always_written=True),
        Option("special_stations", (0, 1), ABOUT["special_stations"], switch=True),
    ),
    position=Position,
    rules=Rules(
        *(setup, to_act, legal, chance, sample, apply, conceal, imagine, points, ranks, payoff)
    ),
    most_actions=MOST_CHOICES,
    format_action=without_a_map,
    parse_action=without_a_map,  # type: ignore[arg-type]
    codes=CODES,
    hides=hides,
    keeps_from=keeps_from,
    format_hidden=format_hidden,
    view=without_a_map,
    view_type=View,
    score_sheet=score_sheet,
    ending=ending,
    sentence=without_a_map,
    telling=TELLING,
    parts=PARTS,
    tie_break=free_stations,
    bind=bind,
    objection=objection,
)
