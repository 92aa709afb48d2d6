"""The door of the command line. Every command has its page in docs/command-line.md.

It is thin, so that Ctrl-C finds it ready: everything else takes longer to import.
"""

import os
import signal
import sys

from stellwerk.cli.exit_codes import ExitCode


def main() -> None:
    """Do what was typed. Before and after it nothing is begun, and Ctrl-C simply ends."""
    _at_ctrl_c(_leave)
    from stellwerk.cli.exit import run

    try:
        _at_ctrl_c(signal.default_int_handler)
        status = run()
    except KeyboardInterrupt:
        status = ExitCode.INTERRUPTED
    _at_ctrl_c(_leave)
    sys.exit(status)


def _at_ctrl_c(answer: "signal._HANDLER") -> None:
    """Unless it is ignored, as in the background."""
    if signal.getsignal(signal.SIGINT) in (signal.default_int_handler, _leave):
        signal.signal(signal.SIGINT, answer)


def _leave(*_: object) -> None:
    os._exit(ExitCode.INTERRUPTED)
