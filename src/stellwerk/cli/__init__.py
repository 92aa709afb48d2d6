"""The door of the command line. Every command has its page in docs/command-line.md.

It is thin, so that Ctrl-C finds it ready: everything else takes longer to import.
"""

import os
import signal
import sys
from types import FrameType

from stellwerk.cli.exit_codes import ExitCode


def main() -> None:
    """Do what was typed. Before and after it nothing is begun, and Ctrl-C simply ends."""
    _at_ctrl_c(_leave)
    from stellwerk.cli.exit import run

    try:
        _at_ctrl_c(interrupt)
        status = run()
    except KeyboardInterrupt:
        status = ExitCode.INTERRUPTED
    _at_ctrl_c(_leave)
    sys.exit(status)


def interrupt(_: int, frame: FrameType | None) -> None:
    """A KeyboardInterrupt; but an import simply ends, because half a module breaks in many ways."""
    while frame is not None:
        if frame.f_code.co_filename.startswith("<frozen importlib"):
            _leave()
        frame = frame.f_back
    raise KeyboardInterrupt


def _at_ctrl_c(answer: "signal._HANDLER") -> None:
    """Set the handler of Ctrl-C, unless Ctrl-C is ignored, as in the background."""
    if signal.getsignal(signal.SIGINT) in (signal.default_int_handler, interrupt, _leave):
        signal.signal(signal.SIGINT, answer)


def _leave(*_: object) -> None:
    os._exit(ExitCode.INTERRUPTED)
