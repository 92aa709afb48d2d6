# Was Spielbericht und Zeichnung von Rangieren sagen.

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
} einen Waggon auf { $card ->
    [h] das Gleis zum Hafen
    [m] das Gleis zur Mühle
   *[q] das Gleis zum Steinbruch
}.
left = { $person ->
    [you] Du schickst
   *[other] { $who } schickt
} den Zug { $card ->
    [h] zum Hafen
    [m] zur Mühle
   *[q] zum Steinbruch
} los, für { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
over = Wer dran ist, hat keinen Waggon mehr: Das Spiel ist zu Ende.
sidings = Gleise
pile = { $count ->
    [one] noch 1 Waggon
   *[other] noch { $count } Waggons
} im Stapel
hand = Hand { $cards }
points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
option-room = Wie viele Waggons auf ein Gleis passen
empty = keine Waggons mehr
code-put = einen Waggon zum Hafen auf sein Gleis
code-send = den Zug zur Mühle losschicken
