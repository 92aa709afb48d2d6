# Was das einfache Brett sagt: jedes Spiel als Text, mit Knöpfen und Codes.

picture = Der Tisch aus Zeichen
hidden = { $count ->
    [one] { $count } verdeckte Karte
   *[other] { $count } verdeckte Karten
}
moves = { $count ->
    [0] Gerade kein Zug für dich
    [one] Dein einziger Zug
   *[other] Deine Züge: { $count } zur Auswahl
}
type = Tippe den Code eines Zuges
codes = Was die Codes bedeuten
play = Spielen
erase = Radieren
pencilled = Mit Bleistift: { $move }.
news = Was die anderen zuletzt getan haben
words = Der Tisch in Worten

wrong-turn = Du kannst gerade nicht ziehen.
wrong-nothing = Tippe zuerst den Code eines Zuges.
wrong-move = „{ $code }“ ist gerade kein erlaubter Zug.
wrong-perhaps = Meintest du: { $codes }?

terminals = Endstationen
tram = { $tram } für { $price }.000 Mark: { $displayed } in der Auslage, { $left } weitere im Depot
fields = Deine Punkte
stations = Vom Wagen aus: { $stations }.
ring = Ein Ring, vom Wagen aus: { $stations }, und zurück zur ersten.
marked = markiert mit { $mark }
special = Sonderstation
crosses = { $count ->
    [one] auch Linie { $lines }
   *[other] auch Linien { $lines }
}
