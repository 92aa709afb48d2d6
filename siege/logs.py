"""What the servers have logged: no traceback that no fault explains, and nobody's secrets."""

import calendar
import json
import time
from collections.abc import Iterable
from pathlib import Path

from siege.findings import Findings
from siege.people import MARK

NO_TRACEBACK = "no traceback in a log"
NO_SECRET = "no secret in a log"


def scan(logs: Iterable[Path], secrets: Iterable[str], findings: Findings) -> None:
    hidden = [MARK.encode(), *(secret.encode() for secret in secrets if secret)]
    for file in logs:
        text = file.read_bytes() if file.exists() else b""
        findings.count("bytes of logs read", len(text))
        for secret in hidden:
            if secret in text:
                findings.fail(NO_SECRET, "a name, a message, a token or a seed of somebody")
        _look_for_tracebacks(text, findings)


def _look_for_tracebacks(text: bytes, findings: Findings) -> None:
    moment = 0.0
    for line in text.split(b"\n"):
        if b'"time"' in line:
            moment, error = _read(line, moment)
        else:
            error = line.decode(errors="replace") if b"Traceback" in line else ""
        if error and findings.is_declared(moment):
            findings.count("tracebacks of declared faults")
        elif error:
            findings.fail(NO_TRACEBACK, error)


def _read(line: bytes, before: float) -> tuple[float, str]:
    """When it was written, and the end of its traceback if it has one."""
    try:
        told = json.loads(line)
        second, _, rest = told["time"].partition(".")
        moment = calendar.timegm(time.strptime(second, "%Y-%m-%dT%H:%M:%S")) + int(rest) / 1000
    except ValueError:
        return before, ""  # torn by a kill
    error = told.get("error", "")
    return moment, f"{told['says']}: {error.strip().splitlines()[-1]}" if error else ""
