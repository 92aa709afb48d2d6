# What a table says around the board.

undo = Take back
rules = Rules
rules_of = Rules of { $game }
log = Log
log_and_chat = Log and chat
chat = Chat
no_chat = No messages yet.
say = Say something
looking = A look back
not_sent = That did not reach the server. Try again.
sending = Sending …
send = Send
phrases = Quick phrases
mute = Mute { $name }
muted = What { $name } says is hidden.
unmute = Show again
report = Report
reported = Whoever runs this server can read about it in its log.
spectators_all = the spectators
spectator = Spectator
slider = Look back through the game
back = One step back
forth = One step forward
moment = Step { $at } of { $of }
past = A look back: step { $at } of { $of }.
past_failed = Step { $at } could not be loaded.
now = Back to the game
watching = You are watching. You see what a spectator may see.
not_as_agreed = The cards of this game do not follow from what your browser agreed to. Do not go on, and tell the others by another way.
chairs = At the table
free_seat = free seat
you = you
acts = playing
invited = { $host } invites you to { $game }
sit_down = Sit down
only_watch = Only watch
again = Play again
record = Download the record
share_result = Picture of the result
fairness = Was it fair?

connection-lost = Connection lost.
connection-offline = Connection lost: this device is offline.
connection-unreachable = Connection lost: the server does not answer.
connection-again = Trying again …

turn-yours = Your turn
turn-other = { $names }'s turn
turn-dealing = Dealing cards …
turn-over = The game is over

pass_on = Pass on to { $name }

curtain-title = { $name }, it is your turn
curtain-about = Is everyone else looking away?
curtain-lift = Show my side

waiting-title = { $count ->
    [one] One seat is still free.
   *[other] { $count } seats are still free.
}
waiting-link = Link for seat { $seat }
waiting-share = Share link
waiting-copied = Copied
waiting-code = QR code
waiting-code_for = QR code of the link for seat { $seat }
waiting-new = New link
waiting-make = Make a link for seat { $seat }
waiting-new_for = A new link for seat { $seat }; the previous one stops working

result-won = You win!
result-winner = { $name } wins
result-shared_yours = You share the victory with { $names }
result-shared = { $names } share the victory
result-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}

guide-again = Guide me through this game
guide-title = Guided game
guide-next = Next
guide-skip = Leave the guide

thinking = thinking …
away = away
spectators = { $count ->
    [one] { $count } spectator
   *[other] { $count } spectators
}

replay-choose = Choose a file …
replay-eyes = Whose view
replay-about = A record is plain text: download one at the end of a game, or type in a game that you played at a real table.
replay-type = Or drop it here, paste it or type it:
replay-show = Show the game
replay-another = Another record …

follow = Follow to the next game
offered = Waiting for the others to say yes …
offers = { $names } would like to play again.

hint-title = The dispatcher's hint
hint-ask = Ask for a hint
hint-thinking = The dispatcher is thinking
hint-play = Play
hint-win = Wins about { $expected } of the games ({ $low } to { $high })
hint-points = { $count ->
    [one] Ends with about { $expected } point ({ $low } to { $high })
   *[other] Ends with about { $expected } points ({ $low } to { $high })
}
hint-exact_win = Wins { $expected } of the games, worked out exactly
hint-exact_points = { $count ->
    [one] Ends with { $expected } point, worked out exactly
   *[other] Ends with { $expected } points, worked out exactly
}
hint-others = Other moves
hint-lead-clear = clearly more than the next best move ({ $next }).
hint-lead-slight = probably a little more than the next best move ({ $next }).
hint-lead-even = the next best move is about as good ({ $next }).
hint-played = Played: { $move }
hint-not_tried = The dispatcher would not have tried that.
hint-as_good = That was just as good.
hint-cost_win = That cost { $cost } of the chance to win.
hint-cost_points = { $count ->
    [one] That cost { $cost } point.
   *[other] That cost { $cost } points.
}

mistakes-title = Biggest mistakes
mistakes-ask = Find my biggest mistakes
mistakes-looking = Looked at { $at } of { $of } moves.
mistakes-stop = Stop
mistakes-none = None that the dispatcher would have played better.

leave-title = I have to go
leave-about = A bot plays on in your seat until the end of the game. Which one?
leave-sure = { $bot } takes your seat until the end of the game. You cannot come back to it.
leave-stay = Stay
leave-go = Leave the game

bar = Table controls

why-looking = This is a look back. To play, go back to the game.
why-undo = There is nothing to take back: since your last move a card has been turned over, or someone else has moved.

dealt = The cards were dealt.
you_drew = { $count ->
    [one] You drew a card.
   *[other] You drew { $count } cards.
}
drawn = { $count ->
    [one] { $name } drew a card.
   *[other] { $name } drew { $count } cards.
}
beginning = The beginning of the game.

film-again = Replay
film-stop = Stop
film-play = Play the game from here

stronger = Stronger: { $bot }
weaker = Weaker: { $bot }
series = So far: { $score }

story-title = How it went
story-look = Look again
story-lead_turn = { $count ->
    [one] { $name } took the lead for good in turn { $number } and ended one point ahead.
   *[other] { $name } took the lead for good in turn { $number } and ended { $count } points ahead.
}
story-lead_round = { $count ->
    [one] { $name } took the lead for good in round { $number } and ended one point ahead.
   *[other] { $name } took the lead for good in round { $number } and ended { $count } points ahead.
}
story-lead_uncounted = From turn { $number } on, { $name }'s train was in the best order.
story-tour = { $count ->
    [one] Best tour: number { $number }, one point for { $name }.
   *[other] Best tour: number { $number }, { $count } points for { $name }.
}
story-extra_tour = { $count ->
    [one] Best tour: extra tour { $number }, one point for { $name }.
   *[other] Best tour: extra tour { $number }, { $count } points for { $name }.
}
story-round = { $count ->
    [one] Best round: number { $number }, one point for { $name }.
   *[other] Best round: number { $number }, { $count } points for { $name }.
}
story-turn = { $count ->
    [one] Best turn: number { $number }, one more pair of wagons in order for { $name }.
   *[other] Best turn: number { $number }, { $count } more pairs of wagons in order for { $name }.
}
story-length_turn = { $count ->
    [one] One turn in { $time }.
   *[other] { $count } turns in { $time }.
}
story-length_round = { $count ->
    [one] One round in { $time }.
   *[other] { $count } rounds in { $time }.
}
story-changes = { $count ->
    [0] The lead never changed hands.
    [one] The lead changed hands once.
   *[other] The lead changed hands { $count } times.
}
story-seconds = { $count ->
    [one] one second
   *[other] { $count } seconds
}
story-minutes = { $count ->
    [one] one minute
   *[other] { $count } minutes
}
story-hours = { $count ->
    [one] one hour
   *[other] { $count } hours
}
story-yours-lead_turn = { $count ->
    [one] You took the lead for good in turn { $number } and ended one point ahead.
   *[other] You took the lead for good in turn { $number } and ended { $count } points ahead.
}
story-yours-lead_round = { $count ->
    [one] You took the lead for good in round { $number } and ended one point ahead.
   *[other] You took the lead for good in round { $number } and ended { $count } points ahead.
}
story-yours-lead_uncounted = From turn { $number } on, your train was in the best order.
story-yours-tour = { $count ->
    [one] Best tour: number { $number }, one point for you.
   *[other] Best tour: number { $number }, { $count } points for you.
}
story-yours-extra_tour = { $count ->
    [one] Best tour: extra tour { $number }, one point for you.
   *[other] Best tour: extra tour { $number }, { $count } points for you.
}
story-yours-round = { $count ->
    [one] Best round: number { $number }, one point for you.
   *[other] Best round: number { $number }, { $count } points for you.
}
story-yours-turn = { $count ->
    [one] Best turn: number { $number }, one more pair of wagons in order for you.
   *[other] Best turn: number { $number }, { $count } more pairs of wagons in order for you.
}

terms-title = Agreed on
terms-hints = Hints are allowed
terms-no_hints = No hints
terms-take_backs = moves may be taken back
terms-no_take_backs = no take-backs
terms-spectators = spectators are welcome
terms-no_spectators = no spectators
terms-no_clock = no clock
terms-clock = { $time } for a decision

clock = { $name } has { $time } left
clock-yours = You have { $time } left

warm = { $bot } keeps the seat warm
warm-yours = { $bot } plays for you until you are back. Your next move takes your seat back.
warm-back = I am back
warm-wish = Let a bot play on
warm-wished = { $count ->
    [one] { $names } would like a bot to play on here.
   *[other] { $names } would like a bot to play on here.
}
nudge = Ring
nudge-for = Ring for { $name }
nudge-told = { $name } is waiting for you: it is your turn.
nudge-done = It rings where { $name } is.
nudge-title = It is your turn!

end-title = End the game
end-about = The game ends without a result as soon as everybody agrees. If whoever opened the table wants it too, those who are here are enough.
end-go = End without a result
end-wished = { $count ->
    [one] { $names } would like to end the game without a result.
   *[other] { $names } would like to end the game without a result.
}
end-ended = { $name } has ended the game. No result is counted.
end-ended_yours = You have ended the game. No result is counted.
end-left = Everybody has left this table. Bots play on while somebody watches.
