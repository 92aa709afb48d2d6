"""Observations and action numbers: within their bounds, without gaps, without secrets."""

import re
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from stellwerk.games import game_named
from stellwerk.games.voll_verplant.maps.files import FOLDER
from stellwerk.research import VectorEnv
from stellwerk.research.encodings import encoding_of
from tests.laws.play import CASES, Case, follow, opened
from tests.laws.test_secrets import other_worlds, with_secrets
from tests.research.agreements import Agreement


def played(agreement: Agreement, steps: int, count: int = 16) -> VectorEnv:
    game, seats, options = agreement
    env = VectorEnv(game, count, seats=seats, options=options, seed=4)
    for _ in range(steps):
        env.step(env.sample())
    return env


def test_every_number_stays_within_its_bounds(agreement: Agreement) -> None:
    env = played(agreement, 0, count=64)
    low, high = env.encoding.low, env.encoding.high
    for step in range(300):
        env.step(env.sample())
        for seat in range(env.seats) if step % 10 == 0 else ():
            seen = env.observe(seat)
            assert (seen >= low).all()
            assert (seen <= high).all()


def test_an_observation_is_written_wholly_and_not_beyond(agreement: Agreement) -> None:
    env = played(agreement, 25)
    size = env.encoding.size
    for untouched in (-9_999, 9_999):
        paper = np.full(size + 64, untouched, np.int16)
        for i in range(env.count):
            env.encoding.observe(env.tables[i], int(env.acting[i]), paper[:size])
            assert (paper[:size] != untouched).all()
            assert (paper[size:] == untouched).all()


MISFITS = [
    (Agreement("game_of_trains", 2, {}), Agreement("game_of_trains", 4, {}), "differs in seats"),
    (Agreement("voll_verplant", 2, {}), Agreement("voll_verplant", 6, {}), "differs in seats"),
    (
        Agreement("voll_verplant", 1, {}),
        Agreement("voll_verplant", 1, {"map": "madrid"}),
        "differs in lines",
    ),
    (Agreement("trambahn", 2, {}), Agreement("voll_verplant", 2, {}), "trambahn"),
]


@pytest.mark.parametrize(
    ("mine", "theirs", "why"), [*MISFITS, *((b, a, "") for a, b, _ in MISFITS)]
)
def test_an_encoding_that_does_not_fit_writes_nothing(
    mine: Agreement, theirs: Agreement, why: str
) -> None:
    encoding, others = played(mine, 0, count=1).encoding, played(theirs, 5, count=3)
    paper = np.full(5000, 77, np.int16)
    with pytest.raises(ValueError, match=f"this encoding is for .*{why}"):
        encoding.observe(others.tables[0], 0, paper[: encoding.size])
    assert (paper == 77).all()
    with pytest.raises(ValueError, match=r"give 3 tables of|do not fit"):
        played(mine, 0, count=3).put(others.tables)


def test_a_map_of_the_same_size_is_another_map(tmp_path: Path) -> None:
    """What was laid out counts, not how many lines and stations there are."""
    text = (FOLDER / "madrid.toml").read_text()
    twin, other = tmp_path / "twin.toml", tmp_path / "other.toml"
    twin.write_text(text)
    other.write_text(re.sub(r"\bfirst = \d+", "first = 6", text, count=1))
    encoding = played(Agreement("voll_verplant", 1, {"map": str(twin)}), 0).encoding
    paper = np.full(encoding.size, 77, np.int16)
    madrid, changed = (
        played(Agreement("voll_verplant", 1, {"map": name}), 5) for name in ("madrid", str(other))
    )
    assert changed.encoding.size == encoding.size
    with pytest.raises(ValueError, match="differs in first"):
        encoding.observe(changed.tables[0], 0, paper)
    assert (paper == 77).all()
    encoding.observe(madrid.tables[0], 0, paper)
    assert paper.tolist() == madrid.observations[0].tolist()


def test_an_observation_goes_to_an_array_that_fits_it() -> None:
    env = played(Agreement("voll_verplant", 2, {}), 5)
    size, fits = env.encoding.size, np.zeros(env.encoding.size, np.int16)
    read_only = fits.copy()
    read_only.flags.writeable = False
    misfits: list[Any] = [
        fits[:-1], np.zeros(size + 1, np.int16), np.zeros((1, size), np.int16),
        np.zeros(size, np.int32), np.zeros(size, np.uint16), read_only,
    ]  # fmt: skip
    for wrong in misfits:
        with pytest.raises(ValueError, match=f"int16 array of the shape .{size},."):
            env.encoding.observe(env.tables[0], 0, wrong)
        assert not wrong.any()
    for seat in (-1, 2):
        with pytest.raises(ValueError, match=f"a seat from 0 to 1, not {seat}"):
            env.encoding.observe(env.tables[0], seat, fits)
    with pytest.raises(ValueError, match="not for <class 'list'>"):
        env.encoding.observe([], 0, fits)  # type: ignore[arg-type]
    assert not fits.any()


def test_the_worlds_that_a_seat_can_imagine_all_look_the_same(agreement: Agreement) -> None:
    """The law of two worlds, for observations: they tell nothing that the seat may not know."""
    env = played(agreement, 0)
    others = 0
    for step in range(120):
        env.step(env.sample())
        for seat in range(env.seats) if step % 8 == 0 else ():
            seen, real = env.observe(seat), env.tables.copy()
            for seed in range(3):
                env.tables[:] = env.imagine(env.conceal(seat), seed)
                others += sum(
                    a.tobytes() != b.tobytes() for a, b in zip(env.tables, real, strict=True)
                )
                assert env.observe(seat).tolist() == seen.tolist()
            env.tables[:] = real
    assert others > 100 or env.seats == 1


@pytest.mark.parametrize("case", CASES[::7], ids=str)
def test_two_recorded_worlds_look_the_same_to_a_learner(case: Case) -> None:
    """Logs that differ in secrets alone, entry by entry."""
    encoding = encoding_of(game_named(case.game), case.seats, dict(case.options))
    one_sees, other_sees = np.zeros((2, encoding.size), np.int16)
    for seat in range(case.seats):
        for length in (30, 120):
            log = with_secrets(case, length, seat)
            for world in other_worlds(case, log, seat, tries=4):
                one, other = opened(case), opened(case)
                for mine, theirs in zip(log, world, strict=True):
                    follow(one, *mine)
                    follow(other, *theirs)
                    if not one.is_over():
                        encoding.observe(one.position, seat, one_sees)
                        encoding.observe(other.position, seat, other_sees)
                        assert one_sees.tolist() == other_sees.tolist()


def test_numbers_and_actions_of_the_rules_are_one_to_one(agreement: Agreement) -> None:
    env = played(agreement, 0, count=1)
    encoding = env.encoding
    assert encoding.numbers[encoding.rule_actions].tolist() == list(range(encoding.actions))
    assert (np.diff(encoding.rule_actions) > 0).all()
    codes = [env.game.format_action(int(action)) for action in encoding.rule_actions]
    assert len(set(codes)) == len(codes)
    assert [env.game.parse_action(code) for code in codes] == encoding.rule_actions.tolist()


def test_own_things_come_first_from_every_seat() -> None:
    env = played(Agreement("game_of_trains", 3, {}), 20)
    trains = env.encoding.places()["trains"]
    seen = [env.observe(seat)[:, trains].reshape(-1, 3, 7) for seat in range(3)]
    for seat in range(3):
        assert seen[seat][:, 0].tolist() == env.tables["trains"][:, seat].tolist()
        assert seen[seat][:, 1].tolist() == seen[(seat + 1) % 3][:, 0].tolist()


def test_names_of_fields_are_unique(agreement: Agreement) -> None:
    env = played(agreement, 0, count=1)
    assert len(env.encoding.places()) == len(env.encoding.fields)
