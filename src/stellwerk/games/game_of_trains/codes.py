"""Die Kürzel · The forms of the codes, each with the message that says its meaning."""

CODES = (
    ("draw", "game_of_trains_codes:draw"),
    ("put 3", "game_of_trains_codes:put"),
    ("use 7", "game_of_trains_codes:remove"),
    ("use 4 2-3", "game_of_trains_codes:swap"),
    ("use 8 2-4", "game_of_trains_codes:swap-apart"),
    ("use 3 5>3", "game_of_trains_codes:move-left"),
    ("use 1 3>5", "game_of_trains_codes:move-right"),
    ("use 2 @4", "game_of_trains_codes:protect"),
    ("keep 12 3", "game_of_trains_codes:keep"),
)
