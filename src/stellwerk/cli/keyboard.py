"""The keyboard: a Ctrl-C is never lost while a line is awaited.

`input()` loses one that comes after Python has looked for signals and before it reads.
"""

import os
import select
import signal
import sys


def await_line() -> None:
    """Return when a person has typed a line. A Ctrl-C until then is a KeyboardInterrupt."""
    if os.name != "posix" or not sys.stdin.isatty():
        return
    woken, wake = os.pipe()
    os.set_blocking(wake, False)
    before = signal.set_wakeup_fd(wake)  # written to the moment that a signal comes
    try:
        while sys.stdin not in select.select([sys.stdin, woken], [], [])[0]:
            os.read(woken, 1)
    finally:
        signal.set_wakeup_fd(before)
        os.close(woken)
        os.close(wake)
