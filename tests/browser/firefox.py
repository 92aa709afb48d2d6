"""Firefox, driven by WebDriver BiDi over its own socket: no program stands in between."""

import json
import os
import re
import subprocess
from base64 import b64decode
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import websocket

from tests.browser.elsewhere import HEIGHT, PATIENCE, WIDTH, asking, pressing

# Nothing is asked, told or fetched but what the test does.
WISHES = {
    "app.normandy.enabled": False,
    "app.update.auto": False,
    "browser.aboutwelcome.enabled": False,
    "browser.shell.checkDefaultBrowser": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "toolkit.telemetry.server": "",
}


class Firefox:
    """A window of Firefox, with a profile of its own."""

    def __init__(self, address: str) -> None:
        self.sent = 0
        self.line = websocket.create_connection(
            f"{address}/session", timeout=PATIENCE, suppress_origin=True
        )
        self._tell("session.new", capabilities={})
        contexts = self._tell("browsingContext.getTree")["contexts"]
        self.window = contexts[0]["context"]
        size = {"width": WIDTH, "height": HEIGHT}
        self._tell("browsingContext.setViewport", context=self.window, viewport=size)

    def goto(self, url: str) -> None:
        self._tell("browsingContext.navigate", context=self.window, url=url, wait="complete")

    def ask(self, function: str, *given: Any) -> Any:
        told = self._tell(
            "script.callFunction",
            functionDeclaration=asking(function),
            arguments=[{"type": "string", "value": json.dumps(given)}],
            target={"context": self.window},
            awaitPromise=True,
        )
        assert told["type"] == "success", told
        return json.loads(told["result"]["value"])

    def press(self, x: float, y: float) -> None:
        self._tell("input.performActions", context=self.window, actions=pressing(x, y))

    def picture(self) -> bytes:
        told = self._tell("browsingContext.captureScreenshot", context=self.window)
        return b64decode(told["data"])

    def close(self) -> None:
        self._tell("browser.close")
        self.line.close()

    def _tell(self, method: str, **params: Any) -> dict[str, Any]:
        self.sent += 1
        self.line.send(json.dumps({"id": self.sent, "method": method, "params": params}))
        while (told := json.loads(self.line.recv())).get("id") != self.sent:
            pass
        assert told["type"] == "success", told
        result: dict[str, Any] = told["result"]
        return result


@contextmanager
def firefox(path: str, folder: Path) -> Iterator[Firefox]:
    folder.mkdir()
    wishes = (f"user_pref({json.dumps(k)}, {json.dumps(v)});\n" for k, v in WISHES.items())
    (folder / "user.js").write_text("".join(wishes))
    command = [path, "--headless", "--no-remote", "--profile", str(folder)]
    process = subprocess.Popen(
        [*command, "--remote-debugging-port", "0"],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "HOME": str(folder)},  # root may have the home of somebody else
    )
    with process:
        try:
            window = Firefox(_address(process))
            yield window
            window.close()
        finally:
            process.kill()  # one that has ended already does not mind


def _address(process: "subprocess.Popen[str]") -> str:
    assert process.stderr is not None
    for line in process.stderr:
        if listening := re.search(r"BiDi listening on (ws://\S+)", line):
            return listening[1]
    raise AssertionError("Firefox has ended before it listened")
