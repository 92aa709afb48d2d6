# What happened in Game of Trains.
a-wagon = a wagon
wagon = wagon { $number }

dealt = { $person ->
    [you] You got { $wagon }.
   *[other] { $who } got { $wagon }.
}
drafted = { $person ->
    [you] You drafted { $wagon }.
   *[other] { $who } drafted { $wagon }.
}
draw-chosen = { $person ->
    [you] You draw a wagon.
   *[other] { $who } draws a wagon.
}
drawn = { $person ->
    [you] You drew { $wagon }.
   *[other] { $who } drew { $wagon }.
}
filled = { $person ->
    [you] You filled the gap with { $wagon }.
   *[other] { $who } filled the gap with { $wagon }.
}
replaced = { $person ->
    [you] You replaced { $old } at position { $place } by { $wagon }.
   *[other] { $who } replaced { $old } at position { $place } by { $wagon }.
}
used = { $person ->
    [you] You used { $card }: { $use }.
   *[other] { $who } used { $card }: { $use }.
}

locked = a lock for position { $place }
swapped = positions { $one } and { $other } were swapped
moved = the wagon at { $one } moved to { $other }
removed = { $wagon ->
    [first] everybody removed the first wagon
    [middle] everybody removed the middle wagon
   *[last] everybody removed the last wagon
}

cancelled = { $count ->
    [2] Two alike, both discarded: { $cards }.
   *[other] Two and two alike, all discarded: { $cards }.
}
shuffled = The discards were shuffled.
won = { $person ->
    [you] Sorted: you have won.
   *[other] Sorted: { $who } has won.
}
