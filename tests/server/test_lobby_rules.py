"""What can be done in a lobby, and what is refused: values in, values out."""

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from stellwerk.core.game import Options
from stellwerk.dealer import expand
from stellwerk.fairness import deal as fair
from stellwerk.fairness.deal import share_commitment
from stellwerk.server.lobby import dealing, hosting, sitting, state
from stellwerk.server.lobby.state import Chair, Lobby
from stellwerk.server.storage.log import Terms
from stellwerk.server.web.problems import ApiError

ANNA, BEN, CARL = b"anna", b"ben", b"carl"
SHARES = {who: expand(who.decode()).hex() for who in (ANNA, BEN, CARL)}
NOW = 1000.0


def person(who: bytes, ready: bool = False) -> Chair:
    commitment = share_commitment(SHARES[who])
    return Chair(holder=who, name=who.decode().title(), ready=ready, commitment=commitment)


def lobby(*chairs: Chair, game: str = "game_of_trains", **more: object) -> Lobby:
    made = Lobby("t", 1, game, {}, "given", False, Terms(), ANNA, expand("seed"), chairs)
    return replace(made, **more)


MET = lobby(person(ANNA), person(BEN, ready=True), Chair(), Chair("driver"))


def refused(change: Callable[[], object]) -> str:
    with pytest.raises(ApiError) as error:
        change()
    return error.value.problem


def names(found: Lobby) -> list[str]:
    return [chair.bot or chair.name for chair in found.chairs]


# Sitting.


def test_a_free_chair_is_taken_and_twice_is_once() -> None:
    sat = sitting.sit(MET, CARL, 2, "Carl", share_commitment(SHARES[CARL]))
    assert sat.chairs[2] == person(CARL)
    assert sitting.sit(sat, CARL, 2, "Carl", share_commitment(SHARES[CARL])) == sat


def test_a_chair_that_is_taken_or_a_bots_is_refused() -> None:
    assert refused(lambda: sitting.sit(MET, CARL, 1)) == "seat_taken"
    assert refused(lambda: sitting.sit(MET, CARL, 3)) == "not_for_people"
    assert refused(lambda: sitting.sit(MET, CARL, 4)) == "no_such_chair"
    assert refused(lambda: sitting.sit(MET, CARL, None)) == "no_such_invitation"


def test_who_moves_takes_everything_along() -> None:
    moved = sitting.sit(MET, BEN, 2)
    assert moved.chairs[1] == Chair()
    assert moved.chairs[2] == person(BEN, ready=True)


def test_a_chair_that_is_kept_is_for_the_holder_of_the_invitation_alone() -> None:
    kept = hosting.invite(MET, ANNA, 2, b"digest")
    assert refused(lambda: sitting.sit(kept, CARL, 2)) == "reserved"
    assert refused(lambda: sitting.sit(kept, CARL, 2, invitation=b"other")) == "reserved"
    sat = sitting.sit(kept, CARL, None, "Carl", invitation=b"digest")
    assert names(sat) == ["Anna", "Ben", "Carl", "driver"]
    assert sitting.sit(sat, CARL, None, "Carl", invitation=b"digest") == sat
    assert refused(lambda: sitting.sit(sat, b"dora", None, invitation=b"digest")) == "seat_taken"
    assert sitting.rise(sat, CARL).chairs[2] == Chair(invitation=b"digest")
    assert hosting.place(kept, ANNA, 2, None).chairs[2] == Chair()


def test_a_lost_personal_link_dies_with_the_next_one() -> None:
    kept = hosting.invite(hosting.invite(MET, ANNA, 2, b"lost"), ANNA, 2, b"new")
    assert refused(lambda: sitting.sit(kept, CARL, None, invitation=b"lost")) == (
        "no_such_invitation"
    )


def test_who_rises_leaves_nothing_behind() -> None:
    assert sitting.rise(MET, BEN).chairs[1] == Chair()
    assert sitting.rise(MET, CARL) == MET


def test_a_name_is_given_to_ones_own_chair_alone() -> None:
    assert names(sitting.rename(MET, BEN, 1, "Benno"))[1] == "Benno"
    assert refused(lambda: sitting.rename(MET, BEN, 0, "Benno")) == "not_your_seat"


def test_ready_and_commitment_are_of_all_chairs_of_a_visitor() -> None:
    two = lobby(person(ANNA), person(BEN), Chair(holder=BEN))
    ready = sitting.be_ready(two, BEN, True, "c" * 64)
    assert [(c.ready, c.commitment) for c in ready.chairs[1:]] == [(True, "c" * 64)] * 2
    assert not sitting.be_ready(ready, BEN, False).chairs[1].ready
    assert refused(lambda: sitting.be_ready(two, CARL, True)) == "not_your_seat"


# What the host decides.


@pytest.mark.parametrize(
    "change",
    [
        lambda who: hosting.place(MET, who, 2, "driver"),
        lambda who: hosting.swap(MET, who, 0, 1),
        lambda who: hosting.resize(MET, who, 3),
        lambda who: hosting.agree(MET, who, public=True),
        lambda who: hosting.invite(MET, who, 2, b"digest"),
        lambda who: dealing.start(MET, who, NOW),
    ],
)
def test_only_the_host_decides(change: Callable[[bytes], Lobby]) -> None:
    assert refused(lambda: change(BEN)) == "not_host"
    assert change(ANNA) != MET


def test_a_host_frees_chairs_and_gives_them_to_bots() -> None:
    assert names(hosting.place(MET, ANNA, 1, None)) == ["Anna", "", "", "driver"]
    assert names(hosting.place(MET, ANNA, 2, "greedy")) == ["Anna", "Ben", "greedy", "driver"]
    assert hosting.place(MET, ANNA, 2, None) == MET


def test_two_chairs_change_places_with_whoever_sits_there() -> None:
    assert names(hosting.swap(MET, ANNA, 0, 3)) == ["driver", "Ben", "", "Anna"]


def test_fewer_chairs_cost_free_ones_first_then_bots_and_never_people() -> None:
    assert names(hosting.resize(MET, ANNA, 3)) == ["Anna", "Ben", "driver"]
    assert names(hosting.resize(MET, ANNA, 2)) == ["Anna", "Ben"]
    crowded = lobby(person(ANNA), person(BEN), person(CARL))
    assert refused(lambda: hosting.resize(crowded, ANNA, 2)) == "chairs_taken"
    assert refused(lambda: hosting.resize(MET, ANNA, 6)) == "wrong_seats"
    assert hosting.resize(MET, ANNA, 4) == MET
    assert hosting.resize(crowded, ANNA, 4).chairs[3] == Chair()


def test_whoever_agreed_to_something_else_is_asked_again() -> None:
    agreed = hosting.agree(sitting.be_ready(MET, ANNA, True), ANNA, terms=Terms(hints=False))
    assert [chair.ready for chair in agreed.chairs] == [True, False, False, False]
    assert hosting.agree(MET, ANNA, order="given", public=False) == MET


def test_nothing_but_shares_is_taken_while_the_deal_is_settled() -> None:
    settling = dealing.start(replace(MET, chairs=MET.chairs[:2]), ANNA, NOW)
    for change in (
        lambda: sitting.sit(settling, CARL, 0),
        lambda: sitting.rise(settling, BEN),
        lambda: sitting.rename(settling, BEN, 1, "x"),
        lambda: sitting.be_ready(settling, BEN, True, "c" * 64),
        lambda: hosting.place(settling, ANNA, 1, None),
        lambda: hosting.swap(settling, ANNA, 0, 1),
        lambda: hosting.resize(settling, ANNA, 3),
        lambda: hosting.agree(settling, ANNA, public=True),
        lambda: hosting.invite(settling, ANNA, 1, b"digest"),
    ):
        assert refused(change) == "revealing"


# Starting.


def test_free_chairs_go_if_the_game_can_be_played_without_them() -> None:
    started = dealing.start(MET, ANNA, NOW)
    assert names(started) == ["Anna", "Ben", "driver"]
    alone = lobby(person(ANNA), Chair())
    assert refused(lambda: dealing.start(alone, ANNA, NOW)) == "chairs_free"
    assert dealing.start(started, ANNA, NOW + 5) == started


def test_who_is_not_ready_is_named_and_the_host_is_always_ready() -> None:
    waiting = lobby(person(ANNA), person(BEN), Chair(holder=CARL))
    with pytest.raises(ApiError, match=r"not everybody is ready: Ben, 3\."):
        dealing.start(waiting, ANNA, NOW)
    freed = hosting.place(hosting.place(waiting, ANNA, 1, None), ANNA, 2, "driver")
    assert dealing.start(freed, ANNA, NOW).agreement is not None


def test_the_agreement_says_all_that_the_deal_follows_from() -> None:
    met = lobby(person(ANNA), Chair("driver"), Chair(holder=CARL, ready=True), game="voll_verplant")
    options: Options = {"special_stations": 1, "map": "berlin"}
    met = replace(met, options=options, order="random")
    assert (dealing.start(met, ANNA, NOW).agreement or "").splitlines() == [
        "stellwerk 2",
        "table: t",
        "game: voll_verplant",
        "rules: 1",
        "option.map: berlin",
        "option.special_stations: yes",
        "order: random",
        f"dealer: {met.commitment}",
        f"chair 1: person {share_commitment(SHARES[ANNA])}",
        "chair 2: bot driver",
        "chair 3: person -",
    ]


def test_an_automatic_lobby_starts_when_everybody_is_ready_or_earlier_if_the_host_wants() -> None:
    waiting = lobby(person(ANNA), person(BEN), automatic=True)
    assert dealing.start_if_ready(waiting, NOW) == waiting
    one = sitting.be_ready(waiting, BEN, True)
    assert dealing.start_if_ready(one, NOW) == one
    both = sitting.be_ready(one, ANNA, True)
    assert dealing.start_if_ready(both, NOW).agreement is not None
    assert dealing.start_if_ready(replace(both, automatic=False), NOW).agreement is None
    assert dealing.start(waiting, ANNA, NOW).agreement is not None


# Revealing.

SETTLING = dealing.start(lobby(person(ANNA), person(BEN, ready=True)), ANNA, NOW)
SEEN = fair.seen(SETTLING.agreement or "")


def test_a_share_has_to_fit_and_its_owner_to_have_read_the_agreement() -> None:
    assert refused(lambda: dealing.reveal(MET, ANNA, SHARES[ANNA], SEEN)) == "not_revealing"
    assert refused(lambda: dealing.reveal(SETTLING, ANNA, SHARES[BEN], SEEN)) == "wrong_share"
    assert refused(lambda: dealing.reveal(SETTLING, ANNA, SHARES[ANNA], "0" * 64)) == (
        "other_agreement"
    )
    assert refused(lambda: dealing.reveal(SETTLING, CARL, SHARES[CARL], SEEN)) == "not_your_seat"
    once = dealing.reveal(SETTLING, ANNA, SHARES[ANNA], SEEN)
    assert dealing.reveal(once, ANNA, SHARES[ANNA], SEEN) == once


def test_the_deal_is_settled_when_all_have_revealed_or_time_is_over() -> None:
    assert not dealing.is_settled(MET, NOW)
    one = dealing.reveal(SETTLING, ANNA, SHARES[ANNA], SEEN)
    assert not dealing.is_settled(one, NOW + 14.9)
    assert dealing.is_settled(one, NOW + 15)
    both = dealing.reveal(one, BEN, SHARES[BEN], SEEN)
    assert dealing.is_settled(both, NOW)


def test_whoever_does_not_reveal_in_time_stands_in_the_text() -> None:
    one = dealing.reveal(SETTLING, ANNA, SHARES[ANNA], SEEN)
    deal = dealing.table_of(one).agreement.deal or ""
    assert deal.endswith(f"share 1: {SHARES[ANNA]}\nshare 2: -\n")
    assert dealing.was_revealed(deal, SHARES[ANNA], SEEN)
    assert not dealing.was_revealed(deal, SHARES[BEN], SEEN)
    assert not dealing.was_revealed(deal, SHARES[ANNA], "0" * 64)


def test_people_and_names_and_wins_go_where_the_deal_seats_them() -> None:
    chairs = (
        replace(person(ANNA), wins=1),
        replace(person(BEN, ready=True), wins=2),
        Chair("driver", wins=3),
    )
    for number in range(12):
        met = lobby(*chairs, order="random", series=True, seed=expand(number))
        settled = dealing.start(met, ANNA, NOW)
        agreement, called = dealing.table_of(settled)
        order = fair.FairDealer(met.seed, agreement.deal or "").seats()
        assert [place.holder for place in agreement.places] == [chairs[n].holder for n in order]
        assert [place.bot for place in agreement.places] == [chairs[n].bot for n in order]
        assert [called.get(seat, "") for seat in range(3)] == [chairs[n].name for n in order]
        assert agreement.wins == tuple(n + 1 for n in order)
        assert (agreement.opener, agreement.seed) == (ANNA, met.seed)


@pytest.mark.parametrize(
    "change",
    [
        lambda met: sitting.rise(met, BEN),
        lambda met: hosting.place(met, ANNA, 1, "driver"),
        lambda met: hosting.resize(met, ANNA, 3),
    ],
)
def test_a_series_ends_when_somebody_else_plays(change: Callable[[Lobby], Lobby]) -> None:
    met = lobby(person(ANNA), person(BEN), series=True)
    assert not change(met).series
    assert hosting.swap(met, ANNA, 0, 1).series


# Deleting oneself.


def test_who_deletes_themselves_frees_their_chair_and_a_host_closes_the_lobby() -> None:
    left = sitting.forget(MET, BEN)
    assert left is not None
    assert left.chairs[1] == Chair()
    assert sitting.forget(MET, ANNA) is None


def test_a_deal_that_is_being_settled_goes_on_without_them() -> None:
    left = sitting.forget(SETTLING, BEN)
    assert left is not None
    assert dealing.is_settled(left, NOW)
    assert "share 2: -" in (dealing.table_of(left).agreement.deal or "")


def test_a_lobby_is_read_as_it_was_stored() -> None:
    for found in (MET, SETTLING, lobby(game="voll_verplant", options={"map": "berlin"})):
        kept = state.stored(found)
        assert state.read(kept) == found
    assert state.stored(MET).sitting == {ANNA, BEN}
    assert [state.stored(replace(MET, public=p)).waits for p in (True, False)] == [True, False]
    assert not state.stored(replace(SETTLING, public=True)).waits
