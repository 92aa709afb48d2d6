# Der Tisch von Game of Trains, mit Zeichen gezeichnet.

lock = Schloss
drafted = zur Auswahl: { $wagons }
wagons = { $count ->
    [one] { $count } Waggon
   *[other] { $count } Waggons
}
order = längste Folge { $run } von 7, { $pairs } von 21 Paaren in Reihenfolge
open = offen
none = keine Karten
piles = Nachziehstapel { $draw }, Ablagestapel { $discard }
drawn = gezogen: { $wagon }

# Wie das Spiel endete.

sorted = sortiert
