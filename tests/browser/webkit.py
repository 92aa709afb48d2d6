"""WebKit, as Safari has it: Debian's MiniBrowser on a screen that nobody sees, by WebDriver."""

import json
import os
import socket
import subprocess
import time
from base64 import b64decode
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import httpx

from tests.browser.elsewhere import HEIGHT, PATIENCE, WIDTH, asking, pressing
from tests.programs import SCREEN, WEBKIT, found

BROWSERS = "/usr/lib"  # Debian keeps it beside the library, in a folder of its version


class Webkit:
    """A window of WebKit."""

    def __init__(self, address: str, browser: Path) -> None:
        self.http = httpx.Client(base_url=address, timeout=PATIENCE)
        options = {"binary": str(browser), "args": ["--automation"]}
        wanted = {"alwaysMatch": {"webkitgtk:browserOptions": options}}
        session = self._answer(self.http.post("/session", json={"capabilities": wanted}))
        self.session = f"/session/{session['sessionId']}"
        self._tell("window/rect", x=0, y=0, width=WIDTH, height=HEIGHT)

    def goto(self, url: str) -> None:
        self._tell("url", url=url)

    def ask(self, function: str, *given: Any) -> Any:
        script = f"return ({asking(function)})(...arguments)"
        return json.loads(self._tell("execute/sync", script=script, args=[json.dumps(given)]))

    def press(self, x: float, y: float) -> None:
        self._tell("actions", actions=pressing(x, y))

    def picture(self) -> bytes:
        return b64decode(self._answer(self.http.get(f"{self.session}/screenshot")))

    def close(self) -> None:
        self._answer(self.http.delete(self.session))
        self.http.close()

    def _tell(self, what: str, **body: Any) -> Any:
        return self._answer(self.http.post(f"{self.session}/{what}", json=body))

    def _answer(self, answer: httpx.Response) -> Any:
        assert answer.status_code == 200, answer.text
        return answer.json()["value"]


def mini_browser() -> Path | None:
    return next(iter(sorted(Path(BROWSERS).glob("*/webkit*gtk-*/MiniBrowser"))), None)


@contextmanager
def webkit(browser: Path, folder: Path) -> Iterator[Webkit]:
    driver, screen = found(WEBKIT), found(SCREEN)
    assert driver
    assert screen
    # What the desktop wishes is what the page is told: as little motion as can be.
    (folder / "gtk-3.0").mkdir(parents=True)
    (folder / "gtk-3.0" / "settings.ini").write_text("[Settings]\ngtk-enable-animations=0\n")
    places = {"HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}
    with ExitStack() as open_:
        display = open_.enter_context(_screen(screen))
        seen = {**os.environ, **places, "DISPLAY": display}
        address = open_.enter_context(_driver(driver, seen))
        window = Webkit(address, browser)
        yield window
        window.close()


@contextmanager
def _screen(program: str) -> Iterator[str]:
    """It chooses its number itself and tells it when it is there."""
    hear, tell = os.pipe()
    size = ["-screen", "0", f"{WIDTH}x{HEIGHT}x24", "-nolisten", "tcp"]
    process = subprocess.Popen(
        [program, "-displayfd", str(tell), *size], pass_fds=[tell], stderr=subprocess.DEVNULL
    )
    os.close(tell)
    with ended(process), os.fdopen(hear) as heard:
        yield f":{heard.readline().strip()}"


@contextmanager
def _driver(program: str, environment: dict[str, str]) -> Iterator[str]:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    process = subprocess.Popen([program, f"--port={port}"], env=environment)
    with ended(process):
        end = time.monotonic() + PATIENCE
        while not _listens(port):
            assert process.poll() is None, "WebKit's driver has ended"
            assert time.monotonic() < end, "WebKit's driver does not listen"
            time.sleep(0.02)
        yield f"http://127.0.0.1:{port}"


def _listens(port: int) -> bool:
    with socket.socket() as line:
        return line.connect_ex(("127.0.0.1", port)) == 0


@contextmanager
def ended(process: "subprocess.Popen[bytes]") -> Iterator[None]:
    """Whatever happens."""
    try:
        yield
    finally:
        process.terminate()
        process.wait(PATIENCE)
