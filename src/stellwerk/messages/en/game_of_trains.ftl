# What the board of Game of Trains says.

ability-swap_neighbours = swap two neighbours
ability-swap_with_one_between = swap two wagons with one between them
ability-move_two_left = move a wagon two places to the left
ability-move_two_right = move a wagon two places to the right
ability-remove_first = everyone removes the first wagon
ability-remove_middle = everyone removes the middle wagon
ability-remove_last = everyone removes the last wagon
ability-protect = padlock for the first, middle or last wagon

wagon = Wagon { $number } at position { $place }; its ability: { $ability }
wagon_locked = Locked wagon { $number } at position { $place }; its ability: { $ability }
gap = Gap at position { $place }
card = Wagon { $number }; its ability: { $ability }
sign = Sign { $number }: { $ability }
open_cards = Signs
no_open_cards = No signs yet
hand = Your new wagons
train = Train of { $name }
own_train = Your train
run = { $run } of 7 wagons tied together
acts = playing
wins = Winner
draw = Draw a wagon from the pile of { $count }
draw_pile = { $count ->
    [one] Draw pile, { $count } wagon
   *[other] Draw pile, { $count } wagons
}
discard_pile = { $count ->
    [one] Discard pile, { $count } card
   *[other] Discard pile, { $count } cards
}
back = Put back
dealing = Dealing cards …

target-put = Put wagon { $card } at position { $from }, in place of { $one }
target-swap = Swap { $one } at position { $from } with { $other } at position { $to }
target-move = Move { $one } from position { $from } to position { $to }
target-lock = Lock { $one } at position { $from }
target-remove = Everyone removes the wagon at position { $from }, yours is { $one }

prompt-keep = Choose one of your new wagons.
prompt-keep_place = Which wagon does it replace?
prompt-action = Draw a wagon, or use a sign.
prompt-draw = Draw a wagon.
prompt-put = Which wagon does it replace?
prompt-over = All seven in order: { $name } has won!
prompt-over_yours = All seven in order: you have won!

use-swap_neighbours = Swap which two neighbours?
use-swap_with_one_between = Swap around which wagon?
use-move_two_left = Move which wagon two places to the left?
use-move_two_right = Move which wagon two places to the right?
use-remove_first = Everyone loses the first wagon. Sure?
use-remove_middle = Everyone loses the middle wagon. Sure?
use-remove_last = Everyone loses the last wagon. Sure?
use-protect = Which wagon gets the padlock?

waiting-keep = { $count ->
    [one] { $names } chooses a first wagon.
   *[other] { $names } choose a first wagon.
}
waiting-action = { $count ->
    [one] { $names } is thinking.
   *[other] { $names } are thinking.
}
waiting-put = { $count ->
    [one] { $names } has drawn a wagon.
   *[other] { $names } have drawn a wagon.
}

still_train = Train: { $numbers }
pairs = { $pairs } of 21 pairs in the right order
confirm = Play
draw_now = Draw a wagon from the pile?
as_sign = As a sign: { $ability }

why-put_first = First put the wagon you have drawn into your train.
why-keep_first = First choose one of your new wagons.
why-sign = This sign has nothing to do now: a padlock or the end of the train is in its way.
why-not_touched = This wagon cannot be touched now: it is locked or in the wrong place.
why-pick_first = First choose a sign, or draw a wagon.
why-no_draw = First find a place for your wagon. You draw at the beginning of a turn.

with_sign = With sign { $card }:
