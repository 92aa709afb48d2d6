"""`stellwerk maps`: the maps of Voll verplant."""

from stellwerk.cli.lazy import Entry, LazyGroup

ENTRIES = {
    "check": Entry("stellwerk.cli.maps.check", "check", "Name every broken rule of map files."),
    "list": Entry("stellwerk.cli.maps.list", "list_command", "List the maps that are shipped."),
    "show": Entry("stellwerk.cli.maps.show", "show", "Draw a map as SVG."),
    "stats": Entry("stellwerk.cli.maps.stats", "stats", "Measure maps by solo games."),
}

maps = LazyGroup("maps", ENTRIES, "List, check, draw and measure maps of Voll verplant.")
