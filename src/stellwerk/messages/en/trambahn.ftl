# What the board of Trambahn says.

line-blue = blue
line-red = red
line-green = green
line-yellow = yellow

# as in: the blue line
line_of-blue = blue
line_of-red = red
line_of-green = green
line_of-yellow = yellow

end_of-blue = Neuhausen
end_of-red = Giesing
end_of-green = Schwabing
end_of-yellow = Sendling

card-blue = Blue { $value }
card-red = Red { $value }
card-green = Green { $value }
card-yellow = Yellow { $value }

conductor = Conductor
card_worth = { $count ->
    [one] { $card }, { $count } point
   *[other] { $card }, { $count } points
}

tram-horse = Horse tram
tram-steam = Steam tram
tram-electric = Electric tram
tram-worth = { $tram } ×{ $value }
tram-costs = { $tram }, { $price },000 marks

marks = { $thousands },000 M
mark = marks
money = Money of { $name }: { $marks } marks
hand = Your hand
rows = Rows of { $name }

row-about = Row { $number }, { $line }, { $cards }, { $tour }
row-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
row-tour = { $count ->
    [one] a tour brings { $count } point
   *[other] a tour brings { $count } points
}
row-without = no tram yet
row-pips = { $count } of 8 cards towards an extra tour
row-new = New row
row-none = No rows yet

seat-acts = playing
seat-hand = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
seat-points = Points:{ " " }

terminal = Terminal of the { $line } line, waiting: { $count } of 4
tour_now = A tour of the { $line } line now: { $mine } for { $near }, { $theirs } for { $far }
tour_promise = Tour! { $points }

depot-title = Depot
depot-empty = All trams are sold.
depot-left = { $tram }: { $count } more in the depot

pile-draw = Draw pile: { $count }
pile-discard = Discard pile: { $count }

steps = The steps of a turn

step-passengers = Passengers
step-stations = Stations
step-income = Income
step-trams = Trams
step-draw = Draw

ask-setup = Dealing cards …
ask-passengers = Send one or two cards to wait as passengers.
ask-stations = Lay stations in ascending rows.
ask-income = Lay cards on your money: 1,000 marks each.
ask-trams = Buy trams for rows that have none.
ask-draw = Drawing cards …
ask-wait = { $name }'s turn.
ask-card = { $card }: where to?
ask-tram = For which row is this tram?

end-passengers = Go on
end-stations = Go on
end-income = Go on
end-trams = End turn
end-key = Shift+Enter

to-line = Let it wait at the { $line } line
to-tour = Let it wait at the { $line } line and start the tour
to-row = Add to row { $number }, { $line }
to-new_row = Start a new row
to-money = Lay on your money

pad-title = Scoring pad
pad-player = Player
pad-tour = Tour
pad-extra = Extra tours
pad-total = Total

ticket-tour = Tour { $number }
ticket-extra = Extra tour
ticket-none = no row of this line
ticket-close = Put the ticket away

over-tenth_tour = The tenth tour is done. The result is on the pad.
over-exhausted = No cards are left. The result is on the pad.

warning-rows = { $count ->
    [one] Row { $rows } has no tram. When the turn ends, its cards become money.
   *[other] Rows { $rows } have no tram. When the turn ends, their cards become money.
}
warning-new = That is your last card: the turn ends, and the new row has no tram. Its card becomes money.
warning-poor = The cheapest tram costs { $price }, you have { $money }.
warning-back = Back
warning-end = End anyway
warning-lay = Play it anyway

why-no_cards = In this step trams are bought. Cards stay in your hand.
why-trams_later = Trams are bought in step 4.
why-too_dear = This tram costs { $price }, you have { $money }.
why-pick_first = First choose a card from your hand.
why-has_tram = A tram goes to a row of yours that has none.
why-no_row = A conductor joins a row of yours that is not complete, and you have none.
why-rows_full = There is no room for another row.
why-passengers_first = Passengers are laid in step 1.
why-stations_later = Stations are laid in step 2.
why-to_money = In this step cards go to your money.
why-pick_tram = First choose a tram from the depot.
why-not_line = { $card } waits only at the terminal of its own line.
why-not_row = { $card } does not fit there: a row has one line, and its numbers ascend (ruling T4).
why-not_new = { $card } fits one of your rows, so it may not start a new one (ruling T5).

advised-P = Let { $card } wait at { $end }.
advised-S = Start a new row with { $card }.
advised-join = Add { $card } to row { $row }.
advised-I = Lay { $card } on your money.
advised-T = Buy for row { $row }: { $tram }.
advised-end_step = Go on to the next step.
advised-end_turn = End your turn.

tie_broken = Equal points: the larger money pile decides. { $each }.
tie_stays = Equal points and equal money: the victory is shared.
