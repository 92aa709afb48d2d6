"""The fair deal: one text and the secrets of all, from which every card follows."""

import hashlib
import hmac
import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from stellwerk import games
from stellwerk.core.options import Options
from stellwerk.dealer import below, expand
from stellwerk.fairness.deal import (
    Chair,
    Deal,
    FairDealer,
    UnfitDeal,
    dealer_commitment,
    read,
    recorded_options,
    seen,
    share_commitment,
)
from stellwerk.games import game_named
from stellwerk.match import Outcome

EXAMPLES = json.loads((Path(__file__).parent / "fair_deal.json").read_text())
SHARE = expand("share of Anna").hex()
DEAL = Deal(
    "table-1",
    "trambahn",
    1,
    {"nine": "3"},
    "random",
    "d" * 64,
    (Chair(commitment=share_commitment(SHARE)), Chair("driver"), Chair()),
    {0: SHARE, 2: None},
)


def example(wanted: str) -> pytest.MarkDecorator:
    return pytest.mark.parametrize(
        "known", EXAMPLES, ids=lambda known: f"{wanted}-{known['table']}"
    )


@example("commitments")
def test_commitments_are_those_that_the_browser_computes(known: dict[str, Any]) -> None:
    seed = bytes.fromhex(known["seed"])
    assert dealer_commitment(known["table"], seed) == known["dealer"]
    promised = {chair: share_commitment(share) for chair, share in known["promised"].items()}
    assert promised == known["commitments"]
    assert seen(known["agreement"]) == known["seen"]


@example("texts")
def test_texts_are_read_and_written_alike(known: dict[str, Any]) -> None:
    assert read(known["agreement"]).agreement == known["agreement"]
    assert read(known["deal"]).text == known["deal"]
    assert read(known["deal"]).agreement == known["agreement"]


@example("draws")
def test_key_order_and_draws_are_those_that_the_browser_computes(known: dict[str, Any]) -> None:
    dealer = FairDealer(bytes.fromhex(known["seed"]), known["deal"])
    assert dealer.key.hex() == known["key"]
    assert [chair + 1 for chair in dealer.seats()] == known["chairs_by_seat"]
    for draw in known["draws"]:
        assert below(dealer.key, draw["message"], draw["limit"]) == draw["value"]


def test_the_documented_formulas_are_enough_to_compute_a_card() -> None:
    """By hashlib and hmac alone, as docs/fairness.md says it."""
    seed = expand("formula")
    key = hashlib.sha256(f"{DEAL.text}seed: {seed.hex()}\n".encode()).digest()
    value = int.from_bytes(hmac.digest(key, b"stellwerk draw 7 throw 0", "sha256"))
    outcomes = [Outcome(number, 1) for number in range(120)]
    assert FairDealer(seed, DEAL.text).outcome(7, outcomes) == value % 120


def test_the_text_of_a_deal_says_who_took_part() -> None:
    assert DEAL.text.splitlines() == [
        "stellwerk 2",
        "table: table-1",
        "game: trambahn",
        "rules: 1",
        "option.nine: 3",
        "order: random",
        f"dealer: {'d' * 64}",
        f"chair 1: person {share_commitment(SHARE)}",
        "chair 2: bot driver",
        "chair 3: person -",
        f"share 1: {SHARE}",
        "share 3: -",
    ]
    assert read(DEAL.text) == replace(DEAL, chairs=list(DEAL.chairs))


@pytest.mark.parametrize(
    ("line", "instead"),
    [
        ("stellwerk 2", "stellwerk 3"),
        ("rules: 1", "rules: 01"),
        ("rules: 1", "rules: one"),
        ("order: random", "order: mine"),
        ("order: random", "order: random\nnote: hello"),
        ("order: random", "order: random\norder: random"),
        ("table: table-1\n", ""),
        ("chair 3: person -", "chair 4: person -"),
        ("chair 3: person -", "chair 3: nobody"),
        ("share 3: -", "share 2: -"),
        ("share 3: -", f"share 3: {'x' * 64}"),
        ("share 3: -\n", "share 3: -"),
        (f"dealer: {'d' * 64}", "dealer: me"),
        ("option.nine: 3\norder: random", "order: random\noption.nine: 3"),
    ],
)
def test_a_text_that_is_not_exactly_as_it_should_be_is_refused(line: str, instead: str) -> None:
    assert line in DEAL.text
    with pytest.raises(UnfitDeal):
        read(DEAL.text.replace(line, instead, 1))


@pytest.mark.parametrize("game", games.NAMES)
def test_options_are_written_as_in_the_header_of_a_record(game: str) -> None:
    found = game_named(game)
    assert set(recorded_options(found, {})) == {
        option.name for option in found.options if option.is_recorded(option.values[0])
    }
    others: Options = {option.name: option.values[-1] for option in found.options}
    assert recorded_options(found, others) == {
        option.name: option.texts()[-1] for option in found.options
    }


def test_every_order_of_seats_is_as_likely() -> None:
    chairs = (Chair("driver"),) * 3
    deal = replace(DEAL, chairs=chairs, shares={})
    orders = [tuple(FairDealer(expand(n), deal.text).seats()) for n in range(3000)]
    counted = {order: orders.count(order) for order in set(orders)}
    assert len(counted) == 6
    assert all(400 < count < 600 for count in counted.values())


def test_a_given_order_leaves_everybody_where_they_sit() -> None:
    given = replace(DEAL, order="given")
    assert all(FairDealer(expand(n), given.text).seats() == [0, 1, 2] for n in range(20))


@pytest.mark.parametrize(
    "changed",
    [
        replace(DEAL, table="table-2"),
        replace(DEAL, rules=2),
        replace(DEAL, options={}),
        replace(DEAL, order="given"),
        replace(DEAL, dealer="e" * 64),
        replace(DEAL, chairs=DEAL.chairs[::-1], shares={2: SHARE, 0: None}),
        replace(DEAL, shares={0: None, 2: None}),
        replace(DEAL, shares={0: expand("other").hex(), 2: None}),
    ],
)
def test_every_part_of_the_deal_changes_every_card(changed: Deal) -> None:
    """So nothing of it can be bent afterwards, and a copied commitment cancels nothing out."""
    seed = expand("seed")
    assert FairDealer(seed, changed.text).key != FairDealer(seed, DEAL.text).key
    assert FairDealer(expand("another"), DEAL.text).key != FairDealer(seed, DEAL.text).key
