"""The statuses that commands end with: the one table of them."""

from enum import IntEnum


class ExitCode(IntEnum):
    """A status, and what it says."""

    meaning: str

    def __new__(cls, value: int, meaning: str) -> "ExitCode":
        code = int.__new__(cls, value)
        code._value_ = value
        code.meaning = meaning
        return code

    DONE = (
        0,
        "it is done. `play`, `replay` and `serve` also end so when somebody leaves with Ctrl-C: "
        "what they hold is saved, and leaving is no failure",
    )
    FAILED = (
        1,
        "it failed: a bad record, a file that cannot be read or written, a full disk, "
        "a bot that broke down",
    )
    MISUSED = (
        2,
        "the call was wrong: an unknown option, one that has no use here, a value that cannot be, "
        "a file that would be overwritten",
    )
    INTERRUPTED = (130, "Ctrl-C, at any time. Long commands say what they have found until then")
    PIPE_CLOSED = (
        141,
        "the reader of the output has gone, as in `stellwerk replay game.txt \\| head`; "
        "nothing is said about it",
    )
