# What happened in Trambahn.
a-card = a card
a-conductor = a conductor
card = { $colour ->
    [blue] blue { $value }
    [red] red { $value }
    [green] green { $value }
   *[yellow] yellow { $value }
}
line = { $line ->
    [blue] blue line
    [red] red line
    [green] green line
   *[yellow] yellow line
}
tram = { $tram ->
    [horse] horse tram ×{ $value }
    [steam] steam tram ×{ $value }
   *[electric] electric tram ×{ $value }
}

start-money = { $person ->
    [you] You got { $card } as start money.
   *[other] { $who } got { $card } as start money.
}
drawn = { $person ->
    [you] You drew { $card }.
   *[other] { $who } drew { $card }.
}
passenger-placed = { $person ->
    [you] You laid { $card } as a passenger of the { line }.
   *[other] { $who }: { $card } is waiting at the { line }.
}
row-opened = { $person ->
    [you] You opened row { $row } with { $card }.
   *[other] { $who }: { $card } opened row { $row }.
}
row-joined = { $person ->
    [you] You added { $card } to row { $row }.
   *[other] { $who }: { $card } joined row { $row }.
}
income = { $person ->
    [you] You laid { $card } on the money pile.
   *[other] { $who } laid { $card } on the money pile.
}
tram-bought = { $person ->
    [you] You bought the { tram } for row { $row } and paid { $marks } marks.
   *[other] { $who } bought the { tram } for row { $row } and paid { $marks } marks.
}
step-ended = { $person ->
    [you] You ended the step.
   *[other] { $who } ended the step.
}

tour = Tour { $number } of the { line }: { $scored }.
scored = { $person ->
    [you] you scored { $points }
   *[other] { $who } scored { $points }
}
extra-tour = Extra tour: { scored }.
rows-lost = { $person ->
    [you] { $rows ->
        [one] You had no tram for a row: its cards became money.
       *[other] You had no trams for { $rows } rows: their cards became money.
    }
   *[other] { $rows ->
        [one] { $who } had no tram for a row: its cards became money.
       *[other] { $who } had no trams for { $rows } rows: their cards became money.
    }
}
pile-empty = The draw pile was empty: { $given }.
money-given = { $person ->
    [you] you gave up { $marks } marks
   *[other] { $who } gave up { $marks } marks
}
