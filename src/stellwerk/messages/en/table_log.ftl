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
travel = { $person ->
    [you] You go on on another device.
   *[other] { $who } goes on on another device.
}
ask = { $person ->
    [you] Somebody in another browser says that they are you.
   *[other] Somebody in another browser says: “I am { $who }.”
}
refuse = { $person ->
    [you] Whoever said that they were you was not let in.
   *[other] Whoever said “I am { $who }” was not let in.
}
returned = { $person ->
    [you] You are back, in another browser: { $by } let you in.
   *[other] { $who } is back, in another browser: { $by } let them in.
}
let = { $person ->
    [you] You are back, in another browser.
   *[other] You let { $who } back in, in another browser.
}
help = { $person ->
    [you] You asked for a hint.
   *[other] { $who } asked for a hint.
}
vote = { $person ->
    [you] You would like a bot to play for { $owner } for now.
   *[other] { $who } would like a bot to play for { $owner } for now.
}
vote-yours = { $who } would like a bot to play for you for now.
warm = { $person ->
    [you] { $bot } (bot) keeps your seat warm until you are back.
   *[other] { $bot } (bot) keeps the seat of { $who } warm.
}
back = { $person ->
    [you] You are back at your seat.
   *[other] { $who } is back.
}
end = { $person ->
    [you] You would like to end the game without a result.
   *[other] { $who } would like to end the game without a result.
}
ended = { $person ->
    [you] You have ended the game. No result is counted.
   *[other] { $who } has ended the game. No result is counted.
}
