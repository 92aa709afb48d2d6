"""A wheel holds the built site: without it `stellwerk serve` has no page to show."""

import os
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PAGE = Path("src", "stellwerk", "server", "built", "index.html")
WITHOUT = "STELLWERK_WITHOUT_SITE"


class SiteHook(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """An editable install finds the site where it is built later."""
        wanted = version != "editable" and os.environ.get(WITHOUT) != "1"
        if wanted and not (Path(self.root) / PAGE).exists():
            self.app.abort(
                f"{PAGE.as_posix()} is missing: build the site with `make site` first. "
                "An editable install, `pip install -e`, needs none. "
                f"For a wheel that has everything but the site, set {WITHOUT}=1."
            )
