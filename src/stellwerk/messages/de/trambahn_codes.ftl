# Was jede Form eines Zuges bedeutet, in der Hilfe des Terminals.

passenger = Schritt 1: diese Karte als Fahrgast ihrer Linie auslegen
conductor = Schritt 1: einen Schaffner als Fahrgast der roten Linie auslegen
open = Schritt 2: mit dieser Haltestelle eine neue Reihe beginnen
join = Schritt 2: diese Haltestelle an deine Reihe 2 anlegen
join-conductor = Schritt 2: einen Schaffner an deine Reihe 2 anlegen
income = Schritt 3: diese Handkarte auf deinen Geldstapel legen
tram = Schritt 4: eine ausliegende Trambahn mit Wert 3 für deine Reihe 2 kaufen
end = den Schritt beenden: in Schritt 1 nach einem Fahrgast, in 2 bis 4 jederzeit
