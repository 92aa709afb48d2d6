# What happened in Voll verplant.
turned = Turned over: { $card ->
    [e2] the express card 2
    [e3] the express card 3
    [t] a transfer
    [f] a free ride
   *[number] the number { $card }
}.

answered = { $person ->
    [you] You answered.
   *[other] { $who } answered.
}
entered = { $person ->
    [you] You: { $entry }.
   *[other] { $who }: { $entry }.
}
crossed = { $crosses ->
    [0] line { line }, nothing marked
   *[other] line { line }, { $crosses } crossed
}
transfer = a transfer on line { line }
ride = a free ride to { $station }
no-ride = no free ride
line = { $ring ->
    [yes] { $line } towards { $station }
   *[no] { $line }
}

completed = { $person ->
    [you] You completed line { $line } for { $points }.
   *[other] { $who } completed line { $line } for { $points }.
}
