# What is written on a map of Voll verplant besides names.

about = Metro map with { $lines ->
    [one] { $lines } line
   *[other] { $lines } lines
} and { $stations ->
    [one] { $stations } station
   *[other] { $stations } stations
}.
counts = { $lines ->
    [one] { $lines } line
   *[other] { $lines } lines
} · { $stations ->
    [one] { $stations } station
   *[other] { $stations } stations
}
lines = { $count ->
    [one] Line { $letters }
   *[other] Lines { $letters }
}
spoken = { $station }: { $lines }
spoken-special = { $station } ({ special }): { $lines }

# The legend.

station = Station
change = Change of lines
special = Special station
first = First to complete
later = Everybody later

# The sheet to print.

name = Name
sum = Completed lines
transfers = 2 × transfers
free = Free stations ÷ 2
total = Total
