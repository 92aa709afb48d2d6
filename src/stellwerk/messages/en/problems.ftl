# What the server refuses, under the word that programs read: why, and what to do.

answered = decision { $decision } has already been answered with "{ $given }"
not_open = decision { $decision } is not open: fetch the table and answer decision { $open }
busy = others changed this table at the same moment: send it again
seat_taken = seat { $seat } is taken: ask for another link, or watch
full = the log of this table has { $most } lines and no room for chat or undo: play on
over = the game is over
not_over = the game is not over yet: play to the end first
no_hints = no hints were agreed on at this table: decide by yourself, and look back after the end
no_take_backs = no take-backs were agreed on at this table: a move that was made counts
no_spectators = the people at this table have agreed to play without spectators: come back when the game is over
nudged = somebody rang for this seat a moment ago: { $seconds ->
    [one] you may again in { $seconds } second
   *[other] you may again in { $seconds } seconds
}
not_waited_for = nobody waits for a person at seat { $seat }: choose the seat of somebody else who is to act
ended = this game was ended without a result: open another table
no_advice = there is nothing to advise: ask about your own open decision, or after the end about any
other_rules = this table was opened under rules { $rules } of { $title }; this server plays rules { $ours }
no_such_table = there is no table { $table }: check the link
no_such_moment = there is no position { $at }; { $entries ->
    [one] the log has { $entries } entry
   *[other] the log has { $entries } entries
}
bad_record = this record cannot be replayed: { $why }
no_such_invitation = unknown invitation: check that the link is complete
no_such_code = this code is not valid, or not any more: check what you typed, or make a new one on the other device
own_code = this is the device that made the code: open the link, or type the code, on the other one
asked_already = somebody else asks for seat { $seat } already: wait until the others have answered
nobody_asks = nobody asks for seat { $seat } any more
nobody_to_ask = nobody else sits at this table who could say that it is you: go on in the browser that you played in
is_here = whoever sits at seat { $seat } is here, at the table: only a seat whose person is away can be asked for
has_seat = you have a seat at this table already: go on there
not_another_seat = this is not possible for seat { $seat }: another person has to sit there
no_such_phrase = there is no such phrase; the phrases are: { $phrases }
no_such_message = there is no message { $number } in this chat: fetch the table and look again
no_such_game = there is no game { $game }; the games are: { $games }
no_such_bot = a seat cannot be for { $who }; use one of: { $names }
wrong_seats = { $title } is played with { $counts } seats, not with { $seats }
no_such_option = { $title } has no option { $option }; its options are: { $options }
no_such_value = option { $option } is one of: { $values }
no_such_map = there is no map { $map }; the maps are: { $maps }
bad_name = a name has at most { $most } characters, without | and without control characters
mixed_name = a name has letters of one script, not Latin, Greek and Cyrillic ones together
name_of_bot = bots and free seats are called { $name }: take another name
private_table = this table is private: its seats are taken by invitation
not_for_people = seat { $seat } is not for people: take one that is free
empty_message = there is nothing to read in this message
no_token = you have no token: open a table or take a seat first
bad_header = the header is `Authorization: Bearer TOKEN`; POST /api/visitors gives you a token
which_seat = several seats are yours, { $seats }: say which `seat` you mean
not_your_seat = this seat is not yours: you can watch, but not act
not_opener = only the person who opened this table can invite to it: ask them for a link
other_site = this request comes from another site: open the table's own page and try again there
other_host = this server does not answer to this name: start it with `--hosts NAME`
too_many = too many requests: { $seconds ->
    [one] try again in { $seconds } second
   *[other] try again in { $seconds } seconds
}
too_many_tables = you have { $most } running tables: finish one first, or leave your seats there
too_many_public = { $most } of your public tables are waiting for players: fill one first, or invite by link
not_started = this table has not started yet: its lobby is at /api/lobbies/TABLE
started = this table has started: go on at /api/tables/TABLE
no_such_chair = there is no chair { $chair }: this table has { $chairs }
reserved = chair { $chair } is kept for a guest with a link of their own: take another one
chairs_free = { $title } cannot be played by { $seats }: wait for more people, or give free chairs to bots
chairs_taken = people sit on { $people ->
    [one] { $people } chair
   *[other] { $people } chairs
}, so there cannot be fewer: free one first
not_ready = not everybody is ready: { $names }. Wait for them, or free their chairs
not_host = only the host of this table can do that: ask them
host_is_here = the host looked at this table a moment ago: after { $seconds } seconds without them you can become host
revealing = the cards are about to be dealt: the table opens in some seconds
not_revealing = nothing is revealed before the table starts: send your share when the agreement is shown
wrong_share = this share does not fit the commitment at your chair: send the one that it was made from
other_agreement = you have read another agreement than the one at this table: fetch the lobby, and compare
invalid = { $why }
too_deep = this JSON is nested too deeply
too_large = this request is too large: it may have { $most } bytes
no_json = the body must be JSON, with the header `Content-Type: application/json`
bad_encoding = this body is not UTF-8: write it as JSON in UTF-8
no_such_page = there is nothing here: /api/openapi.json lists all routes
not_built = the browser table is not built: `make play` or `make serve` builds it
wrong_method = this route does not answer { $method }: /api/openapi.json lists what it does
unavailable = the server cannot reach its disk or database: nothing is lost, { $seconds ->
    [one] try again in { $seconds } second
   *[other] try again in { $seconds } seconds
}
mistake = the server made a mistake; its log has the details
