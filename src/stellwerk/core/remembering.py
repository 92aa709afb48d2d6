"""Parts of views, remembered by the fields they are made from: most stay the same for long."""

from collections.abc import Callable, Hashable, Sequence
from functools import cache, wraps
from typing import Concatenate, ParamSpec, TypeVar

from stellwerk.kernel.record import Record

MOST_REMEMBERED = 1024  # of each part; when there are more, all are forgotten

R = TypeVar("R", bound=Record)
More = ParamSpec("More")
T = TypeVar("T")


def remembered(
    record: type[R], *fields: str, of_seat: Sequence[str] = ()
) -> Callable[[Callable[Concatenate[R, More], T]], Callable[Concatenate[R, More], T]]:
    """For a function that looks at these fields of a position alone, and at its other arguments.

    With `of_seat` the first of those is a seat, and the function sees its element of these fields.
    """

    @cache
    def spans(seat: int) -> list[slice]:
        whole = [record.span_of(field) for field in fields]
        return whole + [record.span_of(field, seat) for field in of_seat]

    def decorate(make: Callable[Concatenate[R, More], T]) -> Callable[Concatenate[R, More], T]:
        made: dict[tuple[Hashable, ...], T] = {}

        @wraps(make)
        def part(position: R, /, *args: More.args, **kwargs: More.kwargs) -> T:
            memory = position.tobytes()
            seat = args[0] if of_seat else 0
            key = (*args, *[memory[span] for span in spans(seat)])
            found = made.get(key)
            if found is None:
                if len(made) >= MOST_REMEMBERED:
                    made.clear()
                found = made[key] = make(position, *args, **kwargs)
            return found

        return part

    return decorate
