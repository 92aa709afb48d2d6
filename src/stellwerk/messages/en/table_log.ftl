# What happens at a table beside the moves of the game.

undo = { $person ->
    [you] You take back a move.
   *[other] { $who } takes back a move.
}
sit = { $person ->
    [you] You sit down.
   *[other] { $who } sits down.
}
resign = { $before } leaves. { $bot } plays on at seat { $seat }.
offer = { $person ->
    [you] You would like to play again.
   *[other] { $who } would like to play again.
}
offer-with = { $person ->
    [you] You would like to play again, this time with: { $bot }.
   *[other] { $who } would like to play again, this time with: { $bot }.
}
rematch = { $person ->
    [you] The next table is open for you and everyone else.
   *[other] The next table is open for { $who } and everyone else.
}
