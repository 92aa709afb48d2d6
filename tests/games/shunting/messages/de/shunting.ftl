# Was Spielbericht und Zeichnung von Rangieren sagen.

order = { $person ->
    [you] Du erhältst
   *[other] { $who } erhält
} { $card ->
    [h] den Auftrag für den Hafen
    [m] den Auftrag für die Mühle
    [q] den Auftrag für den Steinbruch
   *[other] einen Auftrag
}.
deal = { $person ->
    [you] Du erhältst
   *[other] { $who } erhält
} { $card ->
    [h] einen Waggon zum Hafen
    [m] einen Waggon zur Mühle
    [q] einen Waggon zum Steinbruch
   *[other] einen Waggon
}.
put = { $person ->
    [you] Du stellst
   *[other] { $who } stellt
} { $one ->
    [h] einen Waggon zum Hafen
    [m] einen Waggon zur Mühle
   *[q] einen Waggon zum Steinbruch
} auf Gleis { $onto }.
shunted = { $person ->
    [you] Du rangierst
   *[other] { $who } rangiert
} den letzten Waggon von Gleis { $one } auf Gleis { $onto }.
departed = Ein Zug fährt { $card ->
    [h] zum Hafen
    [m] zur Mühle
   *[q] zum Steinbruch
} und bringt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
broken-up = Zwei und zwei: Der Zug wird aufgelöst.
over = Alle Waggons sind fort: Die Aufträge werden aufgedeckt, und am meisten { $points ->
    [one] ist 1 Punkt
   *[other] sind { $points } Punkte
}.
sidings = Gleise
trains = Züge: Hafen { $h }, Mühle { $m }, Steinbruch { $q }
pile = { $count ->
    [one] noch 1 Waggon
   *[other] noch { $count } Waggons
} im Stapel
hand = Hand { $cards }
order-is = Auftrag { $card }
coal = Kohle { $count }
points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
option-coal = Wie oft ein Platz rangieren darf
empty = keine Waggons mehr
code-put = einen Waggon auf ein Gleis
code-shunt = den letzten Waggon von Gleis 1 auf 3
