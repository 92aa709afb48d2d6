"""Problems: everything that can be refused, under a word that never changes.

The sentence is for people, in their language (`messages/LANGUAGE/problems.ftl`), and says what to
do. The word is for programs.
"""

import math

from stellwerk.core.messages import FALLBACK, say

PROBLEMS = {
    "cannot_read": 400,
    "not_legal": 422,
    "answered": 409,
    "not_open": 409,
    "busy": 409,
    "seat_taken": 409,
    "full": 409,
    "over": 409,
    "not_over": 409,
    "ended": 409,
    "no_advice": 409,
    "no_hints": 409,
    "no_take_backs": 409,
    "no_spectators": 403,
    "not_waited_for": 409,
    "nudged": 409,
    "other_rules": 410,
    "no_such_table": 404,
    "no_such_moment": 404,
    "bad_record": 422,
    "no_such_invitation": 404,
    "no_such_code": 404,
    "own_code": 409,
    "asked_already": 409,
    "nobody_asks": 409,
    "nobody_to_ask": 409,
    "is_here": 409,
    "has_seat": 409,
    "not_another_seat": 403,
    "no_such_phrase": 400,
    "no_such_message": 404,
    "no_such_game": 400,
    "no_such_bot": 400,
    "wrong_seats": 400,
    "no_such_option": 400,
    "no_such_value": 400,
    "no_such_map": 404,
    "bad_name": 400,
    "mixed_name": 400,
    "name_of_bot": 400,
    "private_table": 403,
    "not_for_people": 400,
    "empty_message": 400,
    "no_token": 401,
    "bad_header": 401,
    "which_seat": 400,
    "not_your_seat": 403,
    "not_opener": 403,
    "other_site": 403,
    "other_host": 421,
    "too_many": 429,
    "too_many_tables": 409,
    "too_many_public": 409,
    "not_started": 409,
    "started": 409,
    "no_such_chair": 404,
    "reserved": 403,
    "chairs_free": 409,
    "chairs_taken": 409,
    "not_ready": 409,
    "not_host": 403,
    "host_is_here": 409,
    "revealing": 409,
    "not_revealing": 409,
    "wrong_share": 409,
    "other_agreement": 409,
    "invalid": 400,
    "too_deep": 400,
    "too_large": 413,
    "no_json": 415,
    "bad_encoding": 400,
    "no_such_page": 404,
    "not_built": 404,
    "wrong_method": 405,
    "unavailable": 503,
    "mistake": 500,
}
"""the status of each answer"""


class ApiError(Exception):
    """Not possible, for a reason that has a word. As a string it is English."""

    seconds: int | None = None
    """after which it is worth another try"""

    def __init__(self, problem: str, **values: object) -> None:
        super().__init__(problem, values)
        self.problem = problem
        self.status = PROBLEMS[problem]
        self.values = values

    def say(self, language: str) -> str:
        return say(language, f"problems:{self.problem}", **self.values)

    def __str__(self) -> str:
        return self.say(FALLBACK)


class RetryLater(ApiError):
    """Not possible now, but after these seconds."""

    def __init__(self, problem: str, seconds: float) -> None:
        self.seconds = max(1, math.ceil(seconds))
        super().__init__(problem, seconds=self.seconds)
