"""The benchmarks of the server work: their clients play real games, and each part finds figures."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from bench.server import lengths, load, memory, profile, scale, sections, soak, traffic, viewers
from bench.server.ours import Server, on_sqlite
from bench.server.plot import draw
from bench.server.sampling import STORE
from bench.server.sections import Bar, Grid, Section
from bench.server.tables import Plan
from stellwerk.games import OURS

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="they look into /proc")
SECONDS = 0.3


@pytest.fixture(scope="module")
def servers() -> Iterator[list[Server]]:
    with on_sqlite("--profiled") as found:
        yield found


@pytest.mark.parametrize("game", OURS)
def test_clients_who_are_told_changes_alone_play_to_the_end(
    servers: list[Server], game: str
) -> None:
    async def whole_game() -> tuple[bool, int]:
        async with load.tables(servers, [Plan(game, ("me", "apprentice"), 1)]) as (table,):
            await table.play(600)
            return table.over, table.moves

    over, moves = load.run(whole_game())
    assert over or moves == 600  # a random game of Game of Trains may never end


def test_the_parts_find_figures(servers: list[Server]) -> None:
    sent = load.run(traffic.traffic(servers, "trambahn", 2, 10))
    assert 0 < sent.sent < sent.page
    grown = load.run(lengths.length(servers[0], Plan(), 30))
    assert grown.entries >= 30
    assert all(cost.work > 0 for cost in grown.costs)
    watched = load.run(viewers.watched(servers, 3, SECONDS)).found
    assert len(watched.delays) > len(watched.waits)
    assert min(load.run(memory.grown(servers[0], memory.Size(20, 20, 0.0)))) > 0
    assert load.run(soak.soaked(servers[0], 0.0, SECONDS))[-1].awake > soak.TABLES


def test_moves_are_heard_at_tables_with_bots_and_while_others_think(servers: list[Server]) -> None:
    size = scale.Size(8, 0.05, 1, (), SECONDS, SECONDS)
    for found in load.run(scale.delays(servers, size)):
        assert found.delays
        assert min(found.delays) > 0


def test_a_profile_knows_the_rooms(servers: list[Server]) -> None:
    rooms, moves = load.run(profile.profiled(servers[0], profile.SMALL))
    assert rooms[STORE] > 0
    assert moves > 0


def test_a_section_is_renewed_without_the_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sections, "PAGE", tmp_path / "page.md")
    monkeypatch.setattr(sections, "PICTURES", tmp_path)
    sections.PAGE.write_text("# Before\n\n## Other\n\nold\n\n## Gone\n\nold\n")
    plot = draw("It grows", "by size", {"this": [(1.0, 2.0), (10.0, 20.0)]})
    bars = [Bar("more", 3.0, 2.0, " ms"), Bar("enough", 3.0, 2.0, at_least=True)]
    grid = Grid(("what", "found"), [("a move", "1 ms")])
    Section("part", "This", "Done so.", [grid], bars, [("It grows", plot)]).write(["This", "Other"])
    page = sections.sections_of(sections.PAGE.read_text())
    assert list(page) == ["This", "Other"]
    assert page["Other"] == "## Other\n\nold\n"
    assert "| a move | 1 ms |" in page["This"]
    assert "| more | 3 ms | ≤ 2 ms | **missed** |" in page["This"]
    assert "| enough | 3 | ≥ 2 | holds |" in page["This"]
    assert (tmp_path / "bench-part-it-grows.svg").read_text() == plot
    assert "](pictures/bench-part-it-grows.svg)" in page["This"]
