# The table of Game of Trains, drawn with characters.

lock = lock
drafted = drafted: { $wagons }
wagons = { $count ->
    [one] { $count } wagon
   *[other] { $count } wagons
}
order = longest run { $run } of 7, { $pairs } of 21 pairs in order
open = open
none = no cards
piles = draw pile { $draw }, discards { $discard }
drawn = drawn: { $wagon }

# How the game ended.

sorted = sorted
