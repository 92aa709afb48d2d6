"""Where Chromium is: on the machine, or else from Debian's packages; nothing is downloaded."""

import os
import shutil
import subprocess

NAMES = ("chromium", "chromium-browser", "google-chrome")
MISSING = (
    "no Chromium on this machine: install it (`apt install chromium`), or leave these tests out"
    " with `pytest --ignore tests/browser`"
)
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


def chromium() -> str | None:
    """Its path, installed first if we may."""
    return _found() or (_found() if _installed() else None)


def _found() -> str | None:
    return next((path for name in NAMES if (path := shutil.which(name))), None)


def _installed() -> bool:
    if os.geteuid() != 0 or not shutil.which("apt-get"):
        return False
    install = ["apt-get", "install", "--yes", "--no-install-recommends", "chromium"]
    for command in (["apt-get", "update"], install):
        if subprocess.run(command, capture_output=True).returncode != 0:
            return False
    return True
