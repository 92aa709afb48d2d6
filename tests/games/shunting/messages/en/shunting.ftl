# What the report and the drawing of Shunting say.

order = { $person ->
    [you] You get
   *[other] { $who } gets
} { $card ->
    [h] the order for the harbour
    [m] the order for the mill
    [q] the order for the quarry
   *[other] an order
}.
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
} { $one ->
    [h] a wagon for the harbour
    [m] a wagon for the mill
   *[q] a wagon for the quarry
} onto siding { $onto }.
shunted = { $person ->
    [you] You shunt
   *[other] { $who } shunts
} the last wagon of siding { $one } onto siding { $onto }.
departed = A train leaves for { $card ->
    [h] the harbour
    [m] the mill
   *[q] the quarry
} and pays { $points ->
    [one] 1 point
   *[other] { $points } points
}.
broken-up = Two and two: the train is broken up.
over = All wagons are gone: the orders are opened, and { $points ->
    [one] 1 point is
   *[other] { $points } points are
} the most.
sidings = sidings
trains = trains: harbour { $h }, mill { $m }, quarry { $q }
pile = { $count ->
    [one] 1 wagon is
   *[other] { $count } wagons are
} still to come
hand = hand { $cards }
order-is = order { $card }
coal = coal { $count }
points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
option-coal = How often a seat may shunt
empty = no wagons left
code-put = a wagon onto a siding
code-shunt = the last wagon of siding 1 onto 3
