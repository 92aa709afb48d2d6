"""The proof of a fair deal: every way to cheat with it is found out by `stellwerk verify`."""

import hashlib
import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from stellwerk import records
from stellwerk.cli.commands import stellwerk
from stellwerk.dealer import expand
from stellwerk.fairness.deal import (
    Chair,
    Deal,
    FairDealer,
    dealer_commitment,
    read,
    share_commitment,
)
from stellwerk.fairness.proof import comments, deal_in
from stellwerk.games import game_named
from stellwerk.kernel.actor import CHANCE
from stellwerk.match import Match

TABLE, GAME = "the-table", game_named("trambahn")
SEED, OTHER_SEED = expand("of the dealer"), expand("that the dealer likes better")
ANNA, BEN = expand("of Anna").hex(), expand("of Ben").hex()
DEAL = Deal(
    TABLE,
    "trambahn",
    GAME.rules_version,
    {},
    "random",
    dealer_commitment(TABLE, SEED),
    [Chair(commitment=share_commitment(ANNA)), Chair(commitment=share_commitment(BEN))],
    {0: ANNA, 1: BEN},
)


def played(deal: Deal, seed: bytes, bend: Callable[[int, int], bool] = lambda *_: False) -> str:
    """The record of a whole game of first legal moves, dealt by this deal.

    Where `bend` says so, by the number and the action, the dealer deals something else.
    """
    match, dealer, draw = Match(GAME, 2), FairDealer(seed, deal.text), 0
    while not match.is_over():
        if CHANCE in match.waiting_for:
            draw += 1
            outcomes = match.outcomes()
            action = dealer.outcome(draw, outcomes)
            if bend(draw, action):
                action = next(o.action for o in outcomes if o.action != action)
            match.take_outcome(action)
        else:
            seat = match.waiting_for[0]
            match.submit(seat, match.legal(seat)[0])
    return comments(deal.text, seed) + records.write(match)


FAIR = played(DEAL, SEED)


def verify(folder: Path, record: str, *words: str) -> Result:
    file = folder / "record.txt"
    file.write_text(record)
    return CliRunner().invoke(stellwerk, ["verify", str(file), *words], env={"COLUMNS": "1000"})


def test_a_fair_deal_is_proved_from_the_record_alone(tmp_path: Path) -> None:
    said = verify(tmp_path, FAIR)
    assert said.exit_code == 0, said.output
    assert "every outcome of chance follows from the deal" in said.stdout
    assert "if one of those who contributed was honest, nobody could choose the cards" in (
        said.stdout
    )
    agreement = hashlib.sha256(DEAL.agreement.encode()).hexdigest()
    kept = ("--commitment", DEAL.dealer.upper(), "--share", BEN, "--agreement", agreement)
    assert agreement in said.stdout
    assert verify(tmp_path, FAIR, "--seed", SEED.hex()).exit_code == 0
    assert verify(tmp_path, FAIR, *kept).exit_code == 0


def test_the_deal_in_a_record_is_found_among_other_comments() -> None:
    assert deal_in("# by hand\n\n" + FAIR + "# the end\n") == (DEAL.text, SEED)
    assert deal_in(FAIR.partition("stellwerk: 1")[2]) is None
    assert records.read(FAIR).is_over()


def test_programs_are_told_who_took_part(tmp_path: Path) -> None:
    withheld = replace(DEAL, shares={0: ANNA, 1: None})
    said: dict[str, Any] = json.loads(verify(tmp_path, played(withheld, SEED), "--json").stdout)
    assert (said["proved"], said["contributed"], said["withheld"]) == (True, [1], [2])
    assert sorted(said["chairs_by_seat"]) == [1, 2]


def cheat(folder: Path, record: str, *words: str) -> str:
    """What the command says of a record that proves nothing."""
    said = verify(folder, record, *words)
    assert said.exit_code == 1, said.output
    assert "follows from the deal" not in said.stdout
    return said.stderr


def test_a_seed_chosen_after_the_shares_does_not_fit_the_commitment(tmp_path: Path) -> None:
    assert "the seed does not fit" in cheat(tmp_path, played(DEAL, OTHER_SEED))


def test_a_commitment_made_anew_for_another_seed_is_not_the_one_that_was_shown(
    tmp_path: Path,
) -> None:
    """The record fits itself: whoever noted the commitment, as every browser does, sees it."""
    forged = replace(DEAL, dealer=dealer_commitment(TABLE, OTHER_SEED))
    record = played(forged, OTHER_SEED)
    assert verify(tmp_path, record).exit_code == 0
    assert "another commitment" in cheat(tmp_path, record, "--commitment", DEAL.dealer)


def test_a_share_left_out_is_named_and_missed_by_its_owner(tmp_path: Path) -> None:
    record = played(replace(DEAL, shares={0: ANNA, 1: None}), SEED)
    assert "chair 2, a person WHOSE SHARE WAS PROMISED AND IS MISSING" in (
        verify(tmp_path, record).stdout
    )
    assert "your share was promised, but it is not in the deal" in (
        cheat(tmp_path, record, "--share", BEN)
    )


def test_a_promise_left_out_is_missed_by_its_owner(tmp_path: Path) -> None:
    chairs = [DEAL.chairs[0], Chair()]
    record = played(replace(DEAL, chairs=chairs, shares={0: ANNA, 1: None}), SEED)
    assert "a person who promised no share" in verify(tmp_path, record).stdout
    assert "no chair of the deal has the commitment of your share" in (
        cheat(tmp_path, record, "--share", BEN)
    )


def test_a_promise_made_anew_after_the_other_share_was_open_is_another_agreement(
    tmp_path: Path,
) -> None:
    """The record fits itself: Anna sees that she did not open her share for this."""
    ground = expand("what Ben and the server like, now that they know all").hex()
    chairs = [DEAL.chairs[0], Chair(commitment=share_commitment(ground))]
    forged = replace(DEAL, chairs=chairs, shares={0: ANNA, 1: ground})
    record = played(forged, SEED)
    kept = ("--commitment", DEAL.dealer, "--share", ANNA)
    assert verify(tmp_path, record, *kept).exit_code == 0
    read_by_anna = hashlib.sha256(DEAL.agreement.encode()).hexdigest()
    assert "follows from another agreement" in cheat(tmp_path, record, "--agreement", read_by_anna)


def test_a_share_in_the_place_of_another_does_not_fit(tmp_path: Path) -> None:
    record = played(replace(DEAL, shares={0: ANNA, 1: expand("better").hex()}), SEED)
    assert "the share of chair 2 does not fit its commitment" in cheat(tmp_path, record)


def test_swapped_shares_do_not_fit(tmp_path: Path) -> None:
    record = played(replace(DEAL, shares={0: BEN, 1: ANNA}), SEED)
    assert "the share of chair 1 does not fit its commitment" in cheat(tmp_path, record)


def test_a_share_that_was_added_belongs_to_nobody(tmp_path: Path) -> None:
    """Without a commitment it could have been chosen last."""
    chairs = [DEAL.chairs[0], Chair()]
    record = played(replace(DEAL, chairs=chairs, shares={0: ANNA, 1: BEN}), SEED)
    assert "the share of chair 2 does not fit its commitment" in cheat(tmp_path, record)
    third = FAIR.replace("# seed: ", f"# share 3: {expand('third').hex()}\n# seed: ")
    assert "not exactly those that belong there" in cheat(tmp_path, third)


def test_a_changed_card_does_not_follow(tmp_path: Path) -> None:
    bent = played(DEAL, SEED, lambda draw, _: draw == 5)
    said = cheat(tmp_path, bent)
    assert "does not follow from this deal" in said
    assert "entry 5," in said


def test_other_options_do_not_fit_the_header(tmp_path: Path) -> None:
    bent = played(replace(DEAL, options={"nine": "3"}), SEED)
    assert "options: the deal says {'nine': '3'}, the record {}" in cheat(tmp_path, bent)


@pytest.mark.parametrize(
    ("bent", "says"),
    [
        (replace(DEAL, game="voll_verplant"), "game: the deal says voll_verplant"),
        (replace(DEAL, rules=99), "rules: the deal says 99"),
        (replace(DEAL, chairs=[*DEAL.chairs, Chair("driver")]), "chairs: the deal says 3"),
    ],
)
def test_the_deal_of_another_game_does_not_fit(tmp_path: Path, bent: Deal, says: str) -> None:
    assert says in cheat(tmp_path, played(bent, SEED))


def test_the_deal_of_another_table_has_another_commitment(tmp_path: Path) -> None:
    """A dealer who uses a seed twice has promised another one for each table."""
    elsewhere = replace(DEAL, table="another-table")
    assert "the seed does not fit" in cheat(tmp_path, played(elsewhere, SEED))


def test_another_order_of_seats_is_seen_by_whoever_sits_elsewhere(tmp_path: Path) -> None:
    """The order follows from the deal, so everybody knows where their chair has to be."""
    said = json.loads(verify(tmp_path, FAIR, "--json").stdout)
    for order in ("random", "given"):
        dealer = FairDealer(SEED, replace(DEAL, order=order).text)
        assert sorted(dealer.seats()) == [0, 1]
    assert said["chairs_by_seat"] == [chair + 1 for chair in FairDealer(SEED, DEAL.text).seats()]


def test_a_copied_commitment_does_no_harm(tmp_path: Path) -> None:
    """Who copies knows no share of their own, and can only repeat the other's once it is open.

    The key is a digest of the whole text: the copy adds nothing, and takes nothing away.
    """
    copied = [DEAL.chairs[0], DEAL.chairs[0]]
    for shares in ({0: ANNA, 1: ANNA}, {0: ANNA, 1: None}):
        deal = replace(DEAL, chairs=copied, shares=shares)
        assert verify(tmp_path, played(deal, SEED)).exit_code == 0
        others = replace(deal, shares={**shares, 0: None})
        assert FairDealer(SEED, deal.text).key != FairDealer(SEED, others.text).key


@pytest.mark.parametrize(
    ("line", "instead", "says"),
    [
        ("# seed: ", "# sead: ", "has no line `# seed: `"),
        ("# dealer: ", "#dealer: ", "has no line `# seed: `"),
        (f"# table: {TABLE}\n", "", "lacks `table:`"),
        ("# order: random", "# order: whatever", "no order of seats"),
    ],
)
def test_comments_that_were_cut_or_bent_prove_nothing(
    tmp_path: Path, line: str, instead: str, says: str
) -> None:
    assert says in cheat(tmp_path, FAIR.replace(line, instead, 1))


def test_two_deals_in_one_record_prove_nothing(tmp_path: Path) -> None:
    assert "several deals" in cheat(tmp_path, comments(DEAL.text, SEED) + FAIR)


def test_an_agreement_without_shares_proves_nothing(tmp_path: Path) -> None:
    assert read(DEAL.agreement).agreement == DEAL.agreement
    bare = comments(DEAL.agreement, SEED) + FAIR.partition(f"{SEED.hex()}\n")[2]
    assert "lacks the shares" in cheat(tmp_path, bare)


def test_another_seed_than_the_one_in_the_record_is_named(tmp_path: Path) -> None:
    assert "another seed than the one given" in cheat(tmp_path, FAIR, "--seed", "0" * 64)


def test_a_record_without_a_deal_needs_a_seed(tmp_path: Path) -> None:
    plain = FAIR.partition(f"{SEED.hex()}\n")[2]
    said = verify(tmp_path, plain)
    assert (said.exit_code, "give the dealer's --seed" in said.stderr) == (2, True)
    said = verify(tmp_path, plain, "--seed", SEED.hex(), "--share", BEN)
    assert (
        said.exit_code,
        "--agreement and --share are for a record that has a deal" in said.stderr,
    ) == (2, True)
