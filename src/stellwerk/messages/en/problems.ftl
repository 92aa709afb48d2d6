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
