"""The kernel: records, bags, random numbers, compilation."""

import os
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from stellwerk import games
from stellwerk.games import game_named
from stellwerk.kernel.bag import draw_from, kind_from, list_kinds, pour, size
from stellwerk.kernel.random import MULTIPLIER, below, seeded
from stellwerk.kernel.record import Array, Ints, Record, copy_of, number, numbers, records
from stellwerk.kernel.rule import PLAIN, rule


class Wagon(Record):
    """A record inside a record."""

    load: int = number()


class Train(Record):
    """A record for these tests."""

    length: int = number()
    seats: Ints = numbers(2, 3)
    wagons: Array[Wagon] = records(Wagon, 4)


@rule
def load_wagon(train: Train, place: int, load: int) -> int:
    train.wagons[place].load += load
    train.length = max(train.length, place + 1)
    return train.length


def test_a_record_is_one_block_of_memory() -> None:
    assert Train.dtype.itemsize == 2 * (1 + 6 + 4)
    assert len(Train.new().tobytes()) == 22


def test_a_new_record_is_zero() -> None:
    assert Train.new().tobytes() == bytes(22)


def test_fields_are_read_and_written_by_name() -> None:
    train = Train.new()
    train.length = 3
    train.seats[1, 2] = 7
    train.wagons[2].load = 5
    assert (train.length, train.seats[1].tolist(), train.wagons[2].load) == (3, [0, 0, 7], 5)


def test_rules_change_the_record_they_are_given() -> None:
    train = Train.new()
    assert load_wagon(train, 2, 40) == 3
    assert (train.length, train.wagons[2].load) == (3, 40)


def test_a_copy_is_equal_and_independent() -> None:
    train = Train.new()
    train.length = 3
    twin = copy_of(train)
    assert twin.tobytes() == train.tobytes()
    twin.length = 4
    assert train.length == 3
    assert isinstance(twin, Train)


def test_a_bag_lists_what_it_holds_and_how_many() -> None:
    out, weights = np.zeros(5, np.int16), np.zeros(5, np.int16)
    bag = np.array([0, 2, 0, 1, 0], np.int16)
    assert list_kinds(bag, 100, out, weights) == 2
    assert (out[:2].tolist(), weights[:2].tolist()) == ([101, 103], [2, 1])
    assert size(bag) == 3


def test_a_bag_is_drawn_empty_card_by_card() -> None:
    bag = np.array([0, 2, 0, 1, 0], np.int16)
    random = seeded(1)
    drawn = [draw_from(bag, 3 - n, random) for n in range(3)]
    assert sorted(drawn) == [1, 1, 3]
    assert size(bag) == 0


def test_every_thing_in_a_bag_is_equally_likely() -> None:
    bag = np.array([1, 0, 3, 4], np.int16)
    random = seeded(2)
    drawn = Counter(kind_from(bag, 8, random) for _ in range(16_000))
    assert {kind: round(count / 2000) for kind, count in drawn.items()} == {0: 1, 2: 3, 3: 4}


def test_pouring_leaves_the_first_bag_empty() -> None:
    one, two = np.array([1, 2], np.int16), np.array([3, 0], np.int16)
    pour(one, two)
    assert (one.tolist(), two.tolist()) == ([0, 0], [4, 2])


def test_random_numbers_follow_from_the_seed() -> None:
    one, two, other = seeded("a", 1), seeded("a", 1), seeded("a", 2)
    first = [below(one, 1000) for _ in range(20)]
    assert first == [below(two, 1000) for _ in range(20)]
    assert first != [below(other, 1000) for _ in range(20)]


def test_random_numbers_cover_their_range_evenly() -> None:
    random = seeded(4)
    counts = Counter(below(random, 10) for _ in range(100_000))
    assert set(counts) == set(range(10))
    chi_squared = sum((count - 10_000) ** 2 / 10_000 for count in counts.values())
    assert chi_squared < 27.9  # one in a thousand for nine degrees of freedom


def test_the_modulus_of_the_generator_is_a_safe_prime() -> None:
    modulus = MULTIPLIER * 2**32 - 1
    assert modulus < 2**63
    for prime in (modulus, (modulus - 1) // 2):
        assert all(pow(base, prime - 1, prime) == 1 for base in (2, 3, 5, 7, 11, 13))


def test_the_state_never_leaves_its_63_bits() -> None:
    random = np.array([MULTIPLIER * 2**32 - 2], np.int64)
    for _ in range(1000):
        below(random, 2**31)
        assert 0 < random[0] < 2**63


PROGRAM = """
from stellwerk.games import game_named
from stellwerk.kernel.rule import compile_ahead
game = game_named("trambahn")
print(*compile_ahead([call for call in game.entry_points() if call[0] is game.rules.setup]))
"""


@pytest.mark.skipif(PLAIN, reason="nothing is compiled")
def test_compiled_rules_are_kept_and_renewed_when_a_called_rule_changes(tmp_path: Path) -> None:
    """Numba alone would overlook a change in a file that the outermost rule only calls."""
    copy = tmp_path / "src"
    source = Path(__file__).parent.parent / "src"
    subprocess.run(["cp", "-r", str(source), str(copy)], check=True)
    env = {**os.environ, "PYTHONPATH": str(copy), "STELLWERK_CACHE": str(tmp_path / "cache")}

    def compiled() -> str:
        run = subprocess.run(
            [sys.executable, "-c", PROGRAM], env=env, capture_output=True, check=True
        )
        return run.stdout.decode().strip()

    assert compiled() == "True"
    assert compiled() == "False"
    trams = copy / "stellwerk" / "games" / "trambahn" / "rules" / "trams.py"
    trams.write_text(trams.read_text() + "\n# changed: set-up fills the display by this file\n")
    assert compiled() == "True"


def test_a_template_within_a_template_is_kept_with_the_rules_of_its_game() -> None:
    """Else it would not be compiled again when these rules change."""
    made: list[Any] = [game_named(name).play_games for name in games.NAMES]
    assert len({one.stats.cache_path for one in made}) == len(games.NAMES)
