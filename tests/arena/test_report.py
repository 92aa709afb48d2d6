"""What is kept, computed again, and drawn."""

from itertools import islice
from pathlib import Path
from xml.etree import ElementTree

import msgspec
import numpy as np
import pytest

from stellwerk.arena.figures import BotFigures, Figures, PairFigures, figures
from stellwerk.arena.plot import budgets_of, draw
from stellwerk.arena.report import Arena, Ended, Report
from stellwerk.arena.results import Contest, Deal, Played
from stellwerk.arena.sprt import SequentialTest, Verdict
from stellwerk.arena.statistics import Estimate
from stellwerk.arena.svg import round_marks
from stellwerk.arena.workers import DealFailed
from stellwerk.cli.arena_report import interval, labels

SVG = "{http://www.w3.org/2000/svg}"


def played(*bots: str, game: str = "voll_verplant", seats: int = 1, games: int = 12) -> Report:
    arena = Arena(Contest(game, seats, {}, list(bots), 1, 2000), games)
    list(arena.play(jobs=1))
    return arena.report(Ended.COMPLETE)


@pytest.fixture(scope="module")
def report() -> Report:
    return played("random", "greedy", "random")


def named(report: Report, *names: str) -> Report:
    """The same report, as if the bots were called so."""
    bots = [
        msgspec.structs.replace(bot, name=name)
        for bot, name in zip(report.figures.bots, names, strict=True)
    ]
    contest = msgspec.structs.replace(report.contest, bots=list(names))
    changed = msgspec.structs.replace(report.figures, bots=bots)
    return msgspec.structs.replace(report, contest=contest, figures=changed)


def test_a_report_written_and_read_is_the_same(report: Report) -> None:
    assert Report.from_json(report.to_json()) == report


@pytest.mark.parametrize(
    "struct",
    [Report, Contest, Deal, Played, Figures, BotFigures, PairFigures, Estimate, Verdict],
)
def test_every_field_stands_in_the_arena_page(struct: type[msgspec.Struct]) -> None:
    page = (Path(__file__).parents[2] / "docs" / "arena.md").read_text()
    for field in struct.__struct_fields__:
        assert f"`{field}`" in page


def test_every_figure_can_be_computed_again_from_the_deals(report: Report) -> None:
    again = Report.from_json(report.to_json())
    assert figures(again.contest, again.deals) == report.figures


def test_figures_are_means_over_all_games() -> None:
    report = played("random", "greedy", game="trambahn", seats=2, games=8)
    for bot, found in enumerate(report.figures.bots):
        seats = [
            (game.points[seat], game.payoff[seat])
            for deal in report.deals
            for game in deal.games
            for seat in range(2)
            if game.seated[seat] == bot
        ]
        assert found.games == len(seats) == 8
        assert (found.points.value, found.payoff.value) == pytest.approx(np.mean(seats, axis=0))


def test_the_better_bot_is_found_at_every_table() -> None:
    for game, seats, games in (("trambahn", 2, 10), ("game_of_trains", 3, 12)):
        report = played("greedy", "random", game=game, seats=seats, games=games)
        (pair,) = report.figures.pairs
        assert pair.score.value is not None
        assert pair.score.value > 0.8
        assert report.figures.bots[0].wins.value == pytest.approx(2, abs=0.3)


def test_a_pair_turned_around_says_the_same(report: Report) -> None:
    pair = report.figures.pairs[0]
    assert pair.turned().turned() == pair
    assert pair.turned().points.value == -(pair.points.value or 0)


def test_a_contest_of_less_than_a_deal_is_refused() -> None:
    with pytest.raises(ValueError, match="a deal takes 6 games"):
        Arena(Contest("game_of_trains", 3, {}, ["random", "greedy"], 1, 2000), 5)


def test_a_test_that_has_decided_ends_the_contest() -> None:
    contest = Contest("voll_verplant", 1, {}, ["greedy", "random"], 1, 2000)
    arena = Arena(contest, 10_000, SequentialTest(0, 100))
    list(arena.play(jobs=1))
    report = arena.report(Ended.COMPLETE)
    assert report.ended == Ended.DECIDED
    assert report.sprt is not None
    assert report.sprt.accepted == 100
    assert len(report.deals) < 30


def test_a_bot_that_breaks_down_ends_the_contest_and_leaves_what_was_played() -> None:
    arena = Arena(Contest("voll_verplant", 1, {}, ["greedy", "nobody"], 1, 2000), 10)
    with pytest.raises(DealFailed, match="deal 1: there is no bot 'nobody'"):
        list(arena.play(jobs=1))
    assert arena.report(Ended.FAILED).figures.bots == []


def test_what_was_played_before_an_interruption_is_what_would_have_been_played() -> None:
    contest = Contest("voll_verplant", 1, {}, ["greedy", "random"], 1, 2000)
    short, whole = Arena(contest, 20), Arena(contest, 20)
    list(islice(short.play(jobs=1), 4))
    list(whole.play(jobs=1))
    assert short.deals == whole.deals[:4]


def test_the_ladder_is_drawn_with_every_bot(report: Report) -> None:
    root = ElementTree.fromstring(draw(named(report, "<one>", "two", "three & more")))
    texts = [text.text for text in root.iter(f"{SVG}text")]
    assert {"<one>", "two", "three & more"} <= set(texts)
    assert len(root.findall(f"{SVG}circle")) == 3


def test_bots_with_budgets_are_drawn_over_their_budgets(report: Report) -> None:
    root = ElementTree.fromstring(draw(named(report, "search:1000", "search:250", "search:4000")))
    assert root.find(f"{SVG}polyline") is not None
    places = {text.text: float(text.get("x", "")) for text in root.iter(f"{SVG}text") if text.text}
    steps = np.diff([places[f"search:{budget}"] for budget in (250, 1000, 4000)])
    assert steps[0] == pytest.approx(steps[1], abs=0.2)


@pytest.mark.parametrize(
    ("names", "budgets"),
    [
        (["search:250", "search:1000"], [250, 1000]),
        (["search:250", "greedy"], None),
        (["search:250", "search:250"], None),
        (["search:250", "driver:1000"], None),
        (["search:0", "search:1000"], None),
    ],
)
def test_budgets_are_read_from_names_that_are_alike(
    names: list[str], budgets: list[int] | None
) -> None:
    assert budgets_of(names) == budgets


@pytest.mark.parametrize("values", [[0.0, 0.0], [-3.0, 812.5], [-0.2, 0.1], [1000.0, 1001.0]])
def test_marks_are_round_and_span_the_values(values: list[float]) -> None:
    marks = round_marks(values)
    assert marks[0] <= min(values)
    assert marks[-1] >= max(values)
    assert 2 <= len(marks) <= 9


@pytest.mark.parametrize(
    ("estimate", "text"),
    [
        (Estimate(191, 150, 232), "+191 ± 41"),
        (Estimate(191, 150, 240), "+191 (+150 … +240)"),
        (Estimate(191, 150, None), "+191 (more than +150)"),
        (Estimate(-191, None, -150), "−191 (less than −150)"),
        (Estimate(None, 277, None), "more than +277"),
        (Estimate(None, None, -277), "less than −277"),
        (Estimate(191, None, None), "+191"),
    ],
)
def test_a_figure_is_shown_with_what_is_known_of_it(estimate: Estimate, text: str) -> None:
    assert interval(estimate, "+.0f") == text


def test_a_bot_that_is_there_twice_gets_a_number() -> None:
    assert labels(["greedy", "random", "greedy"]) == ["greedy", "random", "greedy (2)"]
