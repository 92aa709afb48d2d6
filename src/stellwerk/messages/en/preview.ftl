# What messengers show of the link of a table.

invited = You are invited to a game of { $game }.
waiting = { $people ->
    [one] { $names } is waiting
   *[other] { $names } are waiting
} for { $count ->
    [one] one more player.
   *[other] { $count } more players.
}
free = { $count ->
    [one] One seat is free.
   *[other] { $count } seats are free.
}
watch = Watch the game at this table.
