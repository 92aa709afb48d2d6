"""`stellwerk maps`: check, draw and measure maps."""

import json
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from stellwerk.cli.commands import stellwerk
from stellwerk.games.voll_verplant.maps.files import SHIPPED, read_city
from tests.voll_verplant.scene import TOWN

MAPS = Path(__file__).parent.parent / "docs" / "maps.md"


def run(*words: str) -> Result:
    return CliRunner().invoke(stellwerk, ["maps", *words])


def test_a_good_map_is_good() -> None:
    result = run("check", TOWN)
    assert (result.exit_code, result.stdout) == (0, "1 good, 0 bad\n")


def test_every_broken_rule_is_named_with_file_and_line(tmp_path: Path) -> None:
    file = tmp_path / "town.toml"
    file.write_text(Path(TOWN).read_text().replace("windows = 3", "windows = 9"))
    result = run("check", TOWN, str(file))
    assert result.exit_code == 1
    line = Path(TOWN).read_text().splitlines().index("windows = 3") + 1
    assert f"{file}:{line}: " in result.stdout
    assert result.stdout.endswith("1 good, 1 bad\n")


def test_a_missing_map_is_said_to_be_missing(tmp_path: Path) -> None:
    result = run("check", str(tmp_path / "none.toml"))
    assert (result.exit_code, "cannot be opened" in result.stdout) == (1, True)


@pytest.mark.parametrize("name", [*SHIPPED, TOWN])
def test_a_map_is_drawn_as_svg(name: str) -> None:
    svg = ET.fromstring(run("show", name).stdout)
    assert svg.tag.endswith("svg")
    assert read_city(name).name in "".join(svg.itertext())


def test_a_sheet_is_written_to_a_file(tmp_path: Path) -> None:
    file = tmp_path / "sheet.svg"
    assert run("show", "berlin", "--sheet", "--language", "de", "--out", str(file)).exit_code == 0
    assert ET.fromstring(file.read_text()).tag.endswith("svg")


def test_an_unknown_map_is_answered_with_the_known_ones() -> None:
    result = run("show", "atlantis")
    assert result.exit_code == 2
    assert all(name in result.stderr for name in SHIPPED)


def test_the_published_figures_are_those_of_the_maps() -> None:
    """Exactly, but for the means of play: those of 300 games are near those of ten thousand."""
    rows = [line.split(" | ") for line in MAPS.read_text().splitlines() if line.startswith("| ")]
    published = {row[0].removeprefix("| "): row[1:] for row in rows}
    result = run("stats", "--games", "300")
    assert result.exit_code == 0, result.exception
    lines = result.stdout.splitlines()[2:]
    assert len(lines) == len(SHIPPED)
    for line in lines:
        name, *figures = line.split(" | ")
        expected = published[name.removeprefix("| ")]
        assert figures[:6] == expected[:6]
        for mean in (6, 9):
            assert abs(float(figures[mean]) - float(expected[mean])) < 2.0


def test_the_example_in_the_page_is_a_good_map(tmp_path: Path) -> None:
    _, _, after = MAPS.read_text().partition("small enough to copy:\n\n")
    lines = after.partition("\nLines run straight")[0].splitlines()
    file = tmp_path / "elmstead.toml"
    file.write_text("\n".join(line.removeprefix("    ") for line in lines))
    assert run("check", str(file)).stdout == "1 good, 0 bad\n"


def test_the_shipped_maps_are_listed_with_what_is_on_them() -> None:
    lines = run("list", "--language", "en").stdout.splitlines()
    assert [line.split()[0] for line in lines] == list(SHIPPED)
    assert "a ring line" in lines[SHIPPED.index("berlin")]
    listed = json.loads(run("list", "--json").stdout)
    assert {city["id"]: bool(city["special_stations"]) for city in listed} == {
        name: bool(read_city(name).special) for name in SHIPPED
    }


def test_faults_are_told_as_json_too(tmp_path: Path) -> None:
    file = tmp_path / "town.toml"
    file.write_text("rubbish")
    found = json.loads(run("check", "--json", TOWN, str(file)).stdout)
    assert (found["good"], found["bad"]) == (1, 1)
    assert [bool(each["faults"]) for each in found["maps"]] == [False, True]
