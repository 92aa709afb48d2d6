# Was jede Form eines Zuges bedeutet, in der Hilfe des Terminals.

draw = Aktion 1: eine Karte ziehen und dann einsetzen
put = der gezogene Waggon ersetzt den auf Position 3
remove = Aktion 2: alle entfernen einen Waggon, mit der offenen Karte 7
swap = Aktion 2: zwei Nachbarn tauschen
swap-apart = Aktion 2: zwei tauschen, zwischen denen einer steht
move-left = Aktion 2: einen Waggon zwei Positionen nach links bewegen
move-right = Aktion 2: einen Waggon zwei Positionen nach rechts bewegen
protect = Aktion 2: Position 1, 4 oder 7 schützen
keep = Vorbereitung: Waggon 12 der Auswahl ersetzt Position 3
