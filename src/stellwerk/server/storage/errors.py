"""What can go wrong in the store. Each of these is answered with its own problem word."""

from stellwerk.server.web.problems import ApiError, RetryLater

SECONDS_UNTIL_NEXT_TRY = 2


class Stale(ApiError):
    """Another process changed the table first: catch up, and try again."""

    def __init__(self) -> None:
        super().__init__("busy")


class SeatTaken(ApiError):
    """The seat is not free. Seats are counted from 0 here, and from 1 in the message."""

    def __init__(self, seat: int) -> None:
        super().__init__("seat_taken", seat=seat + 1)


class Unavailable(RetryLater):
    """The database cannot be read or written now: locked, full, read-only or out of reach.

    After a write, it is unknown whether it was stored.
    """

    def __init__(self) -> None:
        super().__init__("unavailable", SECONDS_UNTIL_NEXT_TRY)
