# What the board of Voll verplant says.

loading = Unfolding the map …
no_map = The map could not be loaded. Reload the page to try again.
sheet = Sheet of { $name }: { $city }
own_sheet = Back to my sheet
names = Names
line = Line { $letter }
cars = Lines
choices = Your entry
put_down = Put down
deck = Cards
turned = Turned over: { $card }
pile = { $count ->
    [one] One card in the pile
   *[other] { $count } cards in the pile
}
pile_of = { $card }: { $count } to come
others = The other sheets
enlarge = Enlarge this sheet
answered = has answered

card-3 = number 3
card-4 = number 4
card-5 = number 5
card-6 = number 6
card-e2 = express 2
card-e3 = express 3
card-t = transfer
card-f = free ride

station-name = { $count ->
    [one] { $name }, line { $lines }
   *[other] { $name }, lines { $lines }
}
station-special = { $count ->
    [one] { $name }, special station, line { $lines }
   *[other] { $name }, special station, lines { $lines }
}
station-free = Free
station-crossed = Crossed
station-transfer = { $count ->
    [one] Transfer of { $count } line
   *[other] Transfer of { $count } lines
}

entry-none = Cross nothing
entry-decline = Free ride: cross nothing
entry-ride = Free ride to { $station }
entry-nothing = Line { $letter }: 0 crosses, only the window is filled
entry-transfer = { $count ->
    [one] Line { $letter }: transfer with { $count } line at { $station }
   *[other] Line { $letter }: transfer with { $count } lines at { $station }
}
entry-crosses = { $count ->
    [one] Line { $letter }: { $count } cross, at { $station }
   *[other] Line { $letter }: { $count } crosses, up to { $station }
}

way = towards { $station }

car-windows = { $count ->
    [one] One free window
   *[other] { $count } free windows
}
car-left = { $count ->
    [one] One free station
   *[other] { $count } free stations
}
car-completed = Completed for { $points }
car-taken = { $points }, the higher ones are gone
car-points = { $points } for the first, { $later } for the others

field-lines = Completed lines
field-transfers = Transfers × 2
field-half = Free stations ÷ 2
field-free = Free stations

prompt-over = All windows are full. This is what it came to.
prompt-card = The next card is turned over …
prompt-others = Waiting for { $names }.
prompt-full = { $count ->
    [one] Your windows are full. { $names } still plays.
   *[other] Your windows are full. { $names } still play.
}
prompt-pick = Choose a line for the { $card }.
prompt-pick_transfer = Transfer: choose a line. The number of lines at its next free station counts double.
prompt-again = Special station! The { $card } once more: choose a line.
prompt-crosses = Line { $letter }: how many crosses?
prompt-where = Line { $letter }: write the number of lines here?
prompt-ride = Free ride: cross any free station.
prompt-ride_on = Free ride on line { $letter }: which station?
prompt-nothing = Only the window is filled.
prompt-decline = The free ride is given up: nothing is crossed.
prompt-to = Up to { $station }.
prompt-completes = { $count ->
    [one] Up to { $station }: completes line { $letters }!
   *[other] Up to { $station }: completes lines { $letters }!
}
prompt-counts = { $station }: { $lines }, counts 2 × { $lines } = { $points } at the end.

verdict-0 = You are a genius, or you were unbelievably lucky!
verdict-1 = Respect: you plan like a professional!
verdict-2 = Congratulations, the plan worked out!
verdict-3 = Well done: you can do more than make plans.
verdict-4 = The plan did not quite work out.
verdict-5 = Making plans, at least, you are good at.
verdict-6 = Did you get the rules right?
verdict-7 = Completely misplanned?

short-lines = Lines
short-transfers = Transfers × 2
short-half = Free ÷ 2
short-free = Free
short-total = Points
short-so_far = So far

points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
rounded = rounded down
next_card = Next card

why-windows = All windows of line { $letter } are full.
why-line = Line { $letter } cannot use this card.
why-marked = { $station } is already marked.
why-pick_first = First choose a line.
why-too_far = This card does not bring line { $letter } to { $station }. It takes the next free stations from the car on, and a number ends before a marked one (ruling V2).
why-not_on = { $station } is not on line { $letter }.
why-not_first = A transfer marks the first free station of line { $letter } from its car on (ruling V4).

lately = Last entry: { $entry }.
struck = { $names } completed line { $letter }! It brings { $points } from now on.
tie_broken = Equal points: fewer free stations decide. { $each }.
tie_stays = Equal points and equally many free stations: the place is shared. { $each }.
