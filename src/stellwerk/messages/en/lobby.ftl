# What a table says before it starts.

closed = This table was closed. Open another one, or ask for another link.
revealing = Chance is being put together: waiting for { $names } …
dealing = Cards are being dealt …
again = { $count ->
    [one] The same people once more: { $names } is still missing.
   *[other] The same people once more: { $names } are still missing.
}
waiting = { $count ->
    [one] One seat is still free.
   *[other] { $count } seats are still free.
}
awaited = { $count ->
    [one] { $names } is not ready yet.
   *[other] { $names } are not ready yet.
}
all_there = Everyone is there: you can start.
host_starts = Everyone is there: { $host } starts the game.

reserved = kept for an invited person
host = host
take = Sit here
take_chair = Sit here, on seat { $chair }
who = Who sits on seat { $chair }
for_a_person = Free, for a person
free_chair = Free the seat
free_chair_of = Free the seat of { $name }
swap = Swap seats { $chair } and { $other }
is_ready = ready
is_not_ready = not ready yet

own = You at this table
ready = I am ready
not_ready = Wait, not yet
rise = Get up
or_watch = Or wait here: you can watch when it starts.
full = All seats are taken. Wait here: you can watch when it starts.

start = Start the game
start_with = { $count ->
    [one] Start alone
   *[other] Start with { $count } players
}
not_all_ready = Everyone has to be ready. You can free the seat of somebody who is gone.
more_chairs = One seat more
fewer_chairs = One seat less
close = Close this table
close_sure = Close it for everyone
keep_open = Keep it open
be_host = Become the host
host_is_gone = { $host } has gone. Somebody has to start the game.

invite = Bring people in
link = Link for everyone
code = QR code of the link for everyone
personal = A link for one seat
personal_about = Nobody else can take this seat. The link works once.

agreed = What you play
change = Change
done = Done
agreed_about = If you change something, everyone has to say again that they are ready.
order-title = Who begins
order-about = By lot: the order follows from chance, like the cards.
order-random = By lot
order-given = In the order of the seats
terms-hints-title = Hints
terms-hints-about = The strongest bot may be asked, and everyone is told.
terms-take_backs-title = Taking back
terms-take_backs-about = A move may be taken back, as long as no card was drawn since.
terms-spectators-title = Spectators
terms-spectators-about = Whoever has the link may watch.
terms-clock-title = Time for a move
terms-clock-about = When it is over, a bot keeps the seat warm until its owner is back.
clock-none = No limit
clock-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
clock-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
public-title = Open to all
public-about = Anyone may find this table and take a free seat.

differs-title = This is not what you agreed to
differs-about = The server sent an agreement that differs from what this page showed you. So your browser has kept its part of the chance to itself.
differs-unknown = This browser no longer knows what it was shown at this table.
differs-others = The server itself says that another agreement holds at this table.
differs-unreadable = The agreement cannot be read.
differs-table = It is about another table.
differs-game = It is about another game.
differs-options = The variants are others.
differs-order = The order of seats is made in another way.
differs-dealer = The dealer's promise is another one than the one first shown to you.
differs-share = On your seat stands another promise than yours.
differs-todo = Tell the others, by another way than this page, and do not play this game. If you cannot explain it, trust this server no longer.
differs-go_on = Look at the table all the same
differs-text = The agreement as it came
