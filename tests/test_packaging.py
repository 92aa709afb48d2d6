"""What is installed has the site: in a wheel, and in a wheel made from the source distribution."""

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
NOT_COPIED = shutil.ignore_patterns(
    ".git", ".venv*", ".*_cache", ".hypothesis", "__pycache__", "node_modules", "built", "dist"
)
SITE = {
    "stellwerk/server/built/index.html": "<title>Stellwerk</title>",
    "stellwerk/server/built/assets/main.js": "export {}",
}
MESSAGES = {
    file.relative_to(ROOT / "src").as_posix()
    for file in (ROOT / "src" / "stellwerk" / "messages").rglob("*.ftl")
}
BUILD_EDITABLE = "from hatchling.build import build_editable; build_editable('dist')"


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A copy of the tree in which no site was built yet."""
    copy = tmp_path / "checkout"
    shutil.copytree(ROOT, copy, ignore=NOT_COPIED)
    return copy


def build_site(checkout: Path) -> None:
    for name, text in SITE.items():
        file = checkout / "src" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)


def run(folder: Path, *arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *arguments],
        cwd=folder,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
    )


def build(folder: Path, target: str, **environment: str) -> Path:
    done = run(folder, "-m", "hatchling", "build", "--target", target, **environment)
    assert done.returncode == 0, done.stderr
    (made,) = (folder / "dist").iterdir()
    return made


def files_of(wheel: Path) -> set[str]:
    with zipfile.ZipFile(wheel) as files:
        return set(files.namelist())


def test_a_wheel_without_the_site_is_not_built(checkout: Path) -> None:
    done = run(checkout, "-m", "hatchling", "build", "--target", "wheel")
    assert done.returncode != 0
    assert "build the site with `make site` first" in done.stderr
    assert not list(checkout.rglob("*.whl"))


def test_a_wheel_holds_the_site_and_all_messages(checkout: Path) -> None:
    build_site(checkout)
    assert "stellwerk/messages/de/refusals.ftl" in MESSAGES
    assert files_of(build(checkout, "wheel")) > {*SITE, *MESSAGES}


def test_a_wheel_from_the_source_distribution_holds_the_site_and_all_messages(
    checkout: Path,
) -> None:
    build_site(checkout)
    packed, folder = build(checkout, "sdist"), checkout.parent / "unpacked"
    folder.mkdir()
    subprocess.run(["tar", "-xf", packed, "-C", folder], check=True)
    (unpacked,) = (checkout.parent / "unpacked").iterdir()
    wheel = build(unpacked, "wheel")
    assert files_of(wheel) > {*SITE, *MESSAGES, "stellwerk/match.py"}


def test_an_editable_install_may_come_before_the_site(checkout: Path) -> None:
    done = run(checkout, "-c", BUILD_EDITABLE)
    assert done.returncode == 0, done.stderr
    (wheel,) = (checkout / "dist").iterdir()
    assert any(name.endswith(".pth") for name in files_of(wheel))


def test_who_wants_no_page_in_the_browser_says_so(checkout: Path) -> None:
    files = files_of(build(checkout, "wheel", STELLWERK_WITHOUT_SITE="1"))
    assert "stellwerk/match.py" in files
    assert not files & set(SITE)
