# What the report and the drawing of Shunting say.

deal = { $person ->
    [you] You get
   *[other] { $who } gets
} { $card ->
    [h] a wagon for the harbour
    [m] a wagon for the mill
    [q] a wagon for the quarry
   *[other] a wagon
}.
put = { $person ->
    [you] You put
   *[other] { $who } puts
} a wagon onto { $card ->
    [h] the siding for the harbour
    [m] the siding for the mill
   *[q] the siding for the quarry
}.
left = { $person ->
    [you] You send
   *[other] { $who } sends
} the train to { $card ->
    [h] the harbour
    [m] the mill
   *[q] the quarry
}, for { $points ->
    [one] 1 point
   *[other] { $points } points
}.
over = The seat whose turn it is has no wagon: the game is over.
sidings = sidings
pile = { $count ->
    [one] 1 wagon is
   *[other] { $count } wagons are
} still to come
hand = hand { $cards }
points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
option-room = How many wagons a siding has room for
empty = no wagons left
code-put = a wagon for the harbour onto its siding
code-send = send off the train to the mill
