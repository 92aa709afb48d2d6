"""Map files: the format, and every way it can be wrong."""

import hashlib

import pytest

from stellwerk.cartography.city import City, Line, Station
from stellwerk.games.voll_verplant.maps.files import (
    MapError,
    parse_city,
)
from stellwerk.games.voll_verplant.maps.text import MOST_BYTES
from tests.voll_verplant.town import (
    EMPTY,
    LINES,
    TOWN,
    blocks,
    changed,
    found,
    more_stations,
)


def test_a_valid_file_gives_its_city() -> None:
    content = TOWN.encode()
    assert parse_city("town", content, "town.toml") == City(
        id="town",
        name="Klein Bonum",
        stations={
            "zoo": Station("zoo", 0, 0, "Zoo"),
            "see": Station("see", 1, 0, "Am See"),
            "tor": Station("tor", 2, 0, "Altes Tor"),
            "dom": Station("dom", 3, 99, "Dom"),
            "bad": Station("bad", 4, 1, "Bad"),
        },
        lines=(
            Line("A", "#7a3e9d", 3, 6, 4, ("zoo", "see", "tor", "dom")),
            Line("B", "#00A000", 1, 99, 1, ("bad", "dom", "tor", "zoo")),
        ),
        ring="B",
        special=frozenset({"zoo", "see"}),
        digest=hashlib.sha256(content).hexdigest(),
    )


def test_stations_keep_the_order_of_the_file() -> None:
    city = parse_city("town", TOWN.encode(), "town.toml")
    assert list(city.stations) == ["zoo", "see", "tor", "dom", "bad"]


@pytest.mark.parametrize(
    "content",
    [
        changed('ring = "B"\n', ""),
        changed('special = ["zoo", "see"]\n', ""),
        changed('special = ["zoo", "see"]', "special = []"),
        changed('"Zoo"', '"' + "ü" * 60 + '"'),
        changed("windows = 3", "windows = 4"),
        TOWN.replace("\n", "\r\n"),
        TOWN.replace(" = ", "="),
        more_stations(120),
        TOWN + blocks(10),
        TOWN + "#" * (MOST_BYTES - len(TOWN)),
    ],
)
def test_files_without_fault(content: str) -> None:
    assert found(content) == []
    parse_city("town", content.encode(), "town.toml")


@pytest.mark.parametrize(
    ("old", "new", "line", "words"),
    [
        # keys
        ('name = "Klein Bonum"\n', "", 1, "name is missing; add name = "),
        ('letter = "A"\n', "", 12, 'letter is missing; add letter = "A"'),
        ('colour = "#00A000"\n', "", 20, "colour is missing"),
        ("windows = 1\n", "", 20, "windows is missing"),
        ("first = 6\n", "", 12, "first is missing"),
        ("later = 4\n", "", 12, "later is missing"),
        ('ring = "B"', 'rign = "B"', 2, 'there is no key "rign" here; remove it'),
        ("windows = 3", "windows = 3\nseats = 2", 16, "the keys are letter, colour, windows"),
        ("[stations]", "[prices]\nzoo = 3\n\n[stations]", 5, 'there is no key "prices"'),
        ("[stations]", "[a.b]\nname = 3\n\n[stations]", 5, 'there is no key "a"'),
        ("[stations]", "a.b = 3\n\n[stations]", 5, 'there is no key "a"'),
        ("[stations]", "'a b' = 3\n\n[stations]", 5, 'there is no key "a b"'),
        ("[stations]", '"a\\nb" = 3\n\n[stations]', 1, 'there is no key "a�b"'),
        # names
        ('"Klein Bonum"', "7", 1, "a name is 7; write it as text"),
        ('"Klein Bonum"', "[]", 1, "a name is an array"),
        ('"Klein Bonum"', "1.5", 1, "a name is a decimal number"),
        ('"Klein Bonum"', "1979-05-27", 1, "a name is a date or time"),
        ('"Klein Bonum"', '" "', 1, "a name is empty; write the printed one"),
        ('"Am See"', '""', 7, "a name is empty"),
        ('"Am See"', '"Am\\tSee"', 7, '"Am�See" has characters that cannot be printed; remove'),
        ('"Am See"', '"' + "x" * 61 + '"', 7, "too long; a name has at most 60 letters"),
        ('"Am See"', "3", 7, "a name is 3"),
        # stations
        ('zoo = [0, 0, "Zoo"]', "zoo = 3", 6, 'station "zoo" is not complete; write [x, y,'),
        ('zoo = [0, 0, "Zoo"]', "zoo = [0, 0]", 6, 'station "zoo" is not complete'),
        ("zoo = [0, 0,", "zoo = [0, true,", 6, "y is true; write a whole number from 0 to 99"),
        ("zoo = [0, 0,", "zoo = [0.0, 0,", 6, "x is a decimal number; write a whole number"),
        ("zoo = [0, 0,", 'zoo = ["0", 0,', 6, 'x is "0"; write a whole number'),
        ("zoo = [0, 0,", "zoo = [-1, 0,", 6, "x is -1; write a whole number from 0 to 99"),
        ("[3, 99,", "[3, 100,", 9, "y is 100; write a whole number from 0 to 99"),
        ("[3, 99,", f"[3, 0x{'f' * 9999},", 9, "y is a huge number"),
        ("[4, 1,", "[3, 99,", 10, '"bad" lies on top of "dom"; move one of them'),
        # lines
        ("windows = 3", "windows = 5", 15, "windows is 5; write a whole number from 1 to 4"),
        ("windows = 1", "windows = 0", 23, "windows is 0; write a whole number from 1 to 4"),
        ("windows = 1", "windows = true", 23, "windows is true"),
        ("first = 6", "first = 4", 16, "first is 4 and later 4; first must be more than later"),
        ("first = 6", 'first = "6"', 16, 'first is "6"; write a whole number from 1 to 99'),
        ("first = 99", "first = 100", 24, "first is 100; write a whole number from 1 to 99"),
        ("later = 1\n", "later = 0\n", 25, "later is 0; write a whole number from 1 to 99"),
        ('"#7a3e9d"', '"#7a3e9"', 14, '"#7a3e9" is not a colour; write colour = "#7a3e9d"'),
        ('"#7a3e9d"', '"purple"', 14, '"purple" is not a colour'),
        ('"#7a3e9d"', "255", 14, "255 is not a colour"),
        ('letter = "A"', 'letter = "a"', 13, '"a" is not a letter; write one from A to Z'),
        ('letter = "A"', 'letter = "Ä"', 13, '"Ä" is not a letter'),
        ('letter = "A"', "letter = [1]", 13, "an array is not a letter"),
        ('letter = "A"', 'letter = "B"', 21, "two lines have the letter B; give one of them"),
        ('ring = "B"', 'ring = "C"', 2, 'ring is "C"; write the letter of a line, or remove it'),
        ('ring = "B"', "ring = [1]", 2, "ring is an array; write the letter of a line"),
        # the stations of a line, and special ones
        ('["zoo", "see", "tor", "dom"]', '"zoo"', 18, 'stations is "zoo"; write an array of ids'),
        ('"see", "tor"', '"see", 3, "tor"', 18, "3 is not a station; write its id as text"),
        ('    "tor",', '    "gate",', 29, 'there is no station "gate"; correct it or add it'),
        ("    'zoo',", "    'moo',", 30, 'there is no station "moo"'),
        ("    'zoo',", "    'zoo',\n    'tor',", 31, '"tor" stands twice; remove one of them'),
        ("    'zoo',\n", "", 26, "the number of stations is 3; a line has 4 to 24 of them"),
        ('special = ["zoo", "see"]', 'special = "zoo"', 3, 'special is "zoo"; write an array'),
        ('special = ["zoo", "see"]', 'special = [\n"zoo",\n"sea"]', 5, 'no station "sea"'),
        ('special = ["zoo", "see"]', 'special = ["see", "see"]', 3, '"see" stands twice'),
    ],
)
def test_a_broken_rule_is_named_with_its_line(old: str, new: str, line: int, words: str) -> None:
    (fault,) = found(changed(old, new))
    assert fault.startswith(f"town.toml:{line}: ")
    assert words in fault
    with pytest.raises(MapError, match=r"^town\.toml:"):
        parse_city("town", changed(old, new).encode(), "town.toml")


def test_ids_are_of_plain_letters() -> None:
    content = TOWN.replace("tor", "Tor").replace("Altes Tor", "Altes Thor")
    assert found(content) == ['town.toml:8: "Tor" cannot be an id; use a-z, 0-9 and _ alone']


@pytest.mark.parametrize("id", ["Berlin", "my-town", "köln", "", "a\n", "a b"])
def test_the_name_of_the_file_is_of_plain_letters_too(id: str) -> None:
    (fault,) = found(TOWN, id)
    assert fault.startswith("town.toml:1: the file is called ")
    assert fault.endswith("use a-z, 0-9 and _ alone, like my_town.toml")
    assert "\n" not in fault


def test_every_station_is_on_a_line() -> None:
    content = changed('bad = [4, 1, "Bad"]', 'bad = [4, 1, "Bad"]\nhof = [5, 5, "Hof"]')
    assert found(content) == [
        'town.toml:11: station "hof" is on no line; add it to a line or remove it'
    ]


def test_a_line_without_stations_does_not_accuse_the_stations() -> None:
    content = changed('stations = ["zoo", "see", "tor", "dom"]\n', "")
    assert found(content) == [
        'town.toml:12: stations is missing; add stations = ["zoo", ...]',
    ]


def test_a_file_without_stations_does_not_accuse_the_lines() -> None:
    content = "".join([*LINES[:4], *LINES[11:]])
    assert found(content) == ["town.toml:1: stations is missing; add the table [stations]"]
    assert found("stations = 3\n" + content) == [
        "town.toml:1: stations is 3; write a table [stations]"
    ]


def test_a_line_has_at_most_24_stations() -> None:
    content = more_stations(29)
    assert found(content) == []
    assert found(content.replace("'s23']", "'s23', 'zoo']")) == [
        "town.toml:62: the number of stations is 25; a line has 4 to 24 of them"
    ]


def test_a_map_has_at_most_120_stations() -> None:
    (fault,) = [fault for fault in found(more_stations(121)) if " are 121 stations" in fault]
    assert fault == ("town.toml:126: these are 121 stations; remove some, a map has 120 at most")


def test_a_map_has_1_to_12_lines() -> None:
    number = len(LINES) + 10 * 7 + 1
    assert found(TOWN + blocks(11)) == [
        f"town.toml:{number}: the number of lines is 13; a map has 1 to 12 of them"
    ]
    assert "town.toml:2: the number of lines is 0; a map has 1 to 12 of them" in found(
        EMPTY + "lines = []\n[stations]\n"
    )
    assert found(EMPTY + "[stations]\n\n[lines]\n") == [
        "town.toml:4: lines are not tables; write a block [[lines]] for every line"
    ]
    assert found(EMPTY + "[stations]\n") == [
        "town.toml:1: lines is missing; add a block [[lines]] for every line"
    ]


def test_all_faults_of_a_file_come_in_the_order_of_its_lines() -> None:
    content = (
        TOWN.replace('"Klein Bonum"', '""')
        .replace('ring = "B"', 'ring = "Z"')
        .replace("[2, 0", "[1, 0")
        .replace("windows = 3", "windows = 9")
        .replace("first = 6", "first = 3")
        .replace("    'zoo'", "    'dom'")
        .replace("#00A000", "green")
    )
    assert found(content) == [
        "town.toml:1: a name is empty; write the printed one",
        'town.toml:2: ring is "Z"; write the letter of a line, or remove it',
        'town.toml:8: "tor" lies on top of "see"; move one of them',
        "town.toml:15: windows is 9; write a whole number from 1 to 4",
        "town.toml:16: first is 3 and later 4; first must be more than later",
        'town.toml:22: "green" is not a colour; write colour = "#7a3e9d"',
        'town.toml:30: "dom" stands twice; remove one of them',
    ]
    with pytest.raises(MapError) as error:
        parse_city("town", content.encode(), "town.toml")
    assert str(error.value).splitlines() == found(content)


def test_lines_are_counted_with_carriage_returns_too() -> None:
    content = changed("    'zoo'", "    'moo'").replace("\n", "\r\n")
    assert found(content) == [
        'town.toml:30: there is no station "moo"; correct it or add it to [stations]'
    ]


@pytest.mark.parametrize(
    ("content", "line", "words"),
    [
        (TOWN.encode() + b"\xff\n", 32, "not UTF-8 text; save the file as UTF-8"),
        (TOWN.encode("utf-16"), 1, "not UTF-8"),
        (b"\x00" * 100, 1, "this is not TOML"),
        (bytes(range(256)), 2, "not UTF-8"),
        ("\ufeff" + TOWN, 1, "byte order mark; save it without"),
        (TOWN + "#" * (MOST_BYTES - len(TOWN) + 1), 1, "too large; a map has at most 64 KiB"),
        (b"a" * 10**7, 1, "too large"),
        (changed("windows = 3", "windows ="), 15, "this is not TOML"),
        (changed('"Am See"', '"Am See'), 7, "this is not TOML"),
        (TOWN[:-2], 30, "; correct it here or just before"),
        (changed("see = [1", "zoo = [1"), 7, "stands here a second time; remove one of them"),
        (changed("windows = 3", "windows = 3\nwindows = 3"), 16, "a second time"),
        (TOWN + "[stations]", 32, "a second time"),
        (EMPTY + "a = {b = 1, b = 2}", 2, "a second time"),
        (EMPTY + "a = " + "[" * 60_000, 2, "nested too deeply"),
        (EMPTY + "a = " + "{a = " * 10_000, 2, "nested too deeply"),
        (EMPTY + "a = " + "[" * 20_000 + "]" * 20_000, 2, "nested too deeply"),
        (EMPTY + "a = " + "9" * 60_000, 2, "a number is far too large"),
        (EMPTY + "a." * 30_000 + "a = 1", 2, "too many dots; a text line has at most 99"),
        (EMPTY + "[" + "a." * 30_000 + "a]", 2, "too many dots"),
    ],
)
def test_what_is_no_toml_is_refused(content: bytes | str, line: int, words: str) -> None:
    (fault,) = found(content)
    assert fault.startswith(f"town.toml:{line}: "), fault
    assert words in fault


@pytest.mark.parametrize(
    "content",
    [
        "",
        "name = 0x" + "f" * 60_000,
        "name = 1e" + "9" * 60_000,
        "special = " + "[" * 200 + "]" * 200,
        "special = [" + "'a'," * 16_000 + "]",
        'name = """' + '\\"' * 30_000 + '\n"""',
        "[[lines]]\n" * 6_500,
        "[" + "a." * 99 + "a]\n" + "".join(f"b{n} = 1\n" for n in range(5_000)),
        "lines = [[]]\nstations = []\nring = {}\nspecial = [{}, [], 1]\nname = {}",
        "lines = [{letter = {}, stations = [[]], first = nan, later = inf}]\n[stations]\na = {}",
    ],
)
def test_hostile_toml_is_refused(content: str) -> None:
    assert found(content)
    assert all(len(fault) < 200 and fault.isprintable() for fault in found(content))
