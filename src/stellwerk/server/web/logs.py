"""Logs: one line of JSON for each event, without secrets.

Tokens, invitations, seeds, names and messages are never logged: a request is logged by its route,
not by its address, and an SQL statement without its values.
"""

import json
import logging
import time

from litestar.types import Message, Scope

requests = logging.getLogger("stellwerk.requests")


class JsonLines(logging.Formatter):
    """A record as one line."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "time": self.formatTime(record, "%Y-%m-%dT%H:%M:%S") + f".{record.msecs:03.0f}",
            "level": record.levelname.lower(),
            "from": record.name,
            "says": record.getMessage(),
            **getattr(record, "more", {}),
        }
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def set_up(level: str) -> None:
    """Log to standard error, libraries included."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines())
    JsonLines.converter = time.gmtime
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    for library in ("asyncio", "httpx", "redis", "sqlalchemy", "uvicorn"):
        logging.getLogger(library).setLevel(logging.WARNING)


async def log_request(message: Message, scope: Scope) -> None:
    """Log a request when its answer begins, with its route and without the id of a table."""
    if message["type"] != "http.response.start" or not requests.isEnabledFor(logging.INFO):
        return
    began = scope["state"].get("began")
    more = {
        "method": scope.get("method"),
        "route": scope.get("path_template") or "nowhere",
        "status": message["status"],
        "ms": None if began is None else round((time.perf_counter() - began) * 1000, 1),
    }
    requests.info("request", extra={"more": more})
