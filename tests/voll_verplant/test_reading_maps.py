"""Where maps are read from: shipped ones, one's own, and whatever somebody takes for one."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stellwerk.games.voll_verplant.maps import files as map_files
from stellwerk.games.voll_verplant.maps.files import (
    FOLDER,
    SHIPPED,
    MapError,
    faults,
    parse_city,
    read_city,
)
from tests.voll_verplant.town import (
    LINES,
    TOWN,
    changed,
    found,
)


def test_a_path_of_a_file(tmp_path: Path) -> None:
    file = tmp_path / "town.toml"
    file.write_bytes(TOWN.encode())
    assert read_city(str(file)) == parse_city("town", TOWN.encode(), str(file))


def test_a_path_may_be_the_bare_name_of_a_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "town.toml").write_bytes(TOWN.encode())
    monkeypatch.chdir(tmp_path)
    assert read_city("town.toml").name == "Klein Bonum"


def test_faults_name_the_path(tmp_path: Path) -> None:
    file = tmp_path / "Town.toml"
    file.write_text(changed('"A"', '"a"'))
    with pytest.raises(MapError) as error:
        read_city(str(file))
    first, second = str(error.value).splitlines()
    assert first.startswith(f'{file}:1: the file is called "Town"')
    assert second.startswith(f'{file}:13: "a" is not a letter')


def test_a_changed_file_is_read_again(tmp_path: Path) -> None:
    file = tmp_path / "town.toml"
    file.write_text(TOWN)
    before = read_city(str(file))
    file.write_text(changed("Klein Bonum", "Groß Bonum"), "utf-8")
    after = read_city(str(file))
    assert after.name == "Groß Bonum"
    assert after.digest != before.digest


@pytest.mark.parametrize("path", ["no/such.toml", "such.toml", "./", "a\0b.toml"])
def test_a_file_that_cannot_be_read(path: str) -> None:
    with pytest.raises(MapError, match=r"^cannot read .*; check the path$"):
        read_city(path)


def test_a_file_without_end_is_refused() -> None:
    with pytest.raises(MapError, match="too large"):
        read_city("/dev/zero")


@pytest.mark.parametrize("name", ["", "gotham", "Berlin", ".."])
def test_an_unknown_name_is_answered_with_the_names(name: str) -> None:
    with pytest.raises(MapError) as error:
        read_city(name)
    assert str(error.value) == (
        f'there is no map "{name}"; the maps are amsterdam, berlin, paris, madrid, '
        "and the path of a file works too, like ./my_town.toml"
    )


def test_a_shipped_map_is_read_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "berlin.toml").write_text(TOWN)
    monkeypatch.setattr(map_files, "FOLDER", tmp_path)
    map_files._read_shipped.cache_clear()
    try:
        assert read_city("berlin").id == "berlin"
        assert read_city("berlin") is read_city("berlin")
    finally:
        map_files._read_shipped.cache_clear()


@pytest.mark.parametrize("file", sorted(FOLDER.glob("*.toml")), ids=lambda file: file.name)
def test_shipped_maps_are_without_fault(file: Path) -> None:
    assert file.suffix == ".toml"
    assert file.stem in SHIPPED
    assert faults(file.stem, file.read_bytes(), str(file)) == []


PIECES = (
    """[ ] { } " \"\"\" ' = . # , \\ true -1 nan 0x10 1979-05-27 "zoo" zoo= [[lines]] [stations]"""
)
RUBBISH = st.one_of(
    st.binary(max_size=12),
    st.sampled_from([*PIECES.encode().split(), b"\n", b"\r\n", b" "]),
)
PLACES = st.integers(0, len(TOWN))


@given(PLACES, PLACES, RUBBISH)
def test_rubbish_in_place_of_a_part_never_crashes(start: int, end: int, rubbish: bytes) -> None:
    content = TOWN.encode()[:start] + rubbish + TOWN.encode()[end:]
    check(content)


@given(st.lists(st.one_of(RUBBISH, st.sampled_from([line.encode() for line in LINES]))))
def test_pieces_in_any_order_never_crash(pieces: list[bytes]) -> None:
    check(b"".join(pieces))


def check(content: bytes) -> None:
    """A file has faults with lines that exist, in order, or it is a city."""
    messages = found(content)
    numbers = [int(message.split(":")[1]) for message in messages]
    assert numbers == sorted(numbers)
    assert all(1 <= number <= content.count(b"\n") + 1 for number in numbers)
    if messages:
        with pytest.raises(MapError):
            parse_city("town", content, "town.toml")
    else:
        assert parse_city("town", content, "town.toml").lines
