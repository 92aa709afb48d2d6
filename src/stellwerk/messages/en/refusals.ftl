# Why a move was not possible, and what would be.

unreadable = cannot read { $code } as a move of { $title }; { $ways }
possible = possible: { $codes }
forms = moves look like: { $codes }
illegal = { $code } is not legal now; { $ways }
out_of_turn = { $code } is not legal now: seat { $seat } is not to act, { $awaited }
impossible = { $code } is not possible now: { $awaited }
not_due = { $code } is not possible now: { $due } is due, with a card that is still to be drawn
over = the game is over
chance = chance is next
waiting = waiting for { $seats }
seat = seat { $seat }
no_undo = seat { $seat } cannot take back a move: only its own last moves, before a card is drawn or somebody else moves

# Why a line of a record cannot be played.

at_entry = line { $line }, entry { $entry }: { $why }
no_entry = an entry is a seat number or -, a space and a code; not { $text }
hidden = { $text } hides a card: a record for one viewer cannot be replayed; take the whole record, which is open once the game is over
no_outcome = cannot read { $code } as an outcome of chance
