"""The dealer: committed before the first card, checked after the last."""

import hashlib
import hmac
from collections import Counter

import pytest

from stellwerk.dealer import Dealer, expand, first_deviation
from stellwerk.games import game_named
from stellwerk.kernel.actor import CHANCE, Entry
from stellwerk.match import Match, Outcome


def played(seed: bytes) -> Match:
    """A whole game of first legal moves."""
    match, dealer = Match(game_named("trambahn")), Dealer(seed)
    while not match.is_over():
        dealer.deal(match)
        if not match.is_over():
            seat = match.waiting_for[0]
            match.submit(seat, match.legal(seat)[0])
    return match


def test_the_commitment_is_the_sha_256_of_the_seed() -> None:
    seed = bytes(range(32))
    assert Dealer(seed).commitment == hashlib.sha256(seed).hexdigest()


def test_a_dealer_without_a_seed_takes_256_secret_bits() -> None:
    one, two = Dealer(), Dealer()
    assert len(one.seed) == 32
    assert one.seed != two.seed


def test_a_seed_of_another_length_is_refused() -> None:
    with pytest.raises(ValueError, match="a seed has 32 bytes, not 3"):
        Dealer(b"abc")


def test_an_outcome_follows_from_seed_and_entry_number_by_hmac_sha_256() -> None:
    """The documented formula is enough to check every card."""
    seed = expand("formula")
    value = int.from_bytes(hmac.digest(seed, b"stellwerk entry 17 throw 0", "sha256"))
    assert Dealer(seed).below(17, 120) == value % 120


def test_values_in_the_uneven_rest_are_thrown_again(monkeypatch: pytest.MonkeyPatch) -> None:
    throws = iter([b"\xff" * 32, (5).to_bytes(32)])
    monkeypatch.setattr(hmac, "digest", lambda *_: next(throws))
    assert Dealer(bytes(32)).below(1, 7) == 5


def test_outcomes_come_as_often_as_their_weights_say() -> None:
    dealer = Dealer(expand(7))
    outcomes = [Outcome(10, 1), Outcome(20, 3), Outcome(30, 4)]
    drawn = Counter(dealer.outcome(number, outcomes) for number in range(8000))
    assert {action: round(count / 1000) for action, count in drawn.items()} == {10: 1, 20: 3, 30: 4}


def test_the_same_seed_deals_the_same_cards() -> None:
    assert played(expand(1)).log == played(expand(1)).log
    assert played(expand(1)).log != played(expand(2)).log


def test_integer_seeds_expand_to_256_bits_and_do_not_collide() -> None:
    seeds = {expand(n) for n in range(1000)} | {expand(n, 1) for n in range(1000)}
    assert len(seeds) == 2000
    assert {len(seed) for seed in seeds} == {32}


def test_a_game_follows_from_its_seed() -> None:
    assert first_deviation(played(expand(3)), expand(3)) is None


def test_another_seed_is_found_out() -> None:
    assert first_deviation(played(expand(3)), expand(4)) is not None


def test_a_single_exchanged_card_is_found_out() -> None:
    match = played(expand(3))
    number = next(n for n, entry in enumerate(match.log) if entry.actor == CHANCE)
    other = Match(match.game)
    action = next(o.action for o in other.outcomes() if o.action != match.log[number].action)
    match.log[number] = Entry(CHANCE, action)
    assert first_deviation(match, expand(3)) == number + 1
