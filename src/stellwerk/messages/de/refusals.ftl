# Warum ein Zug nicht ging, und was stattdessen ginge.

unreadable = { $code } ist kein Zug von { $title }; { $ways }
possible = möglich: { $codes }
forms = Züge sehen so aus: { $codes }
illegal = { $code } ist jetzt nicht erlaubt; { $ways }
out_of_turn = { $code } ist jetzt nicht erlaubt: Platz { $seat } ist nicht am Zug, { $awaited }
impossible = { $code } ist jetzt nicht möglich: { $awaited }
not_due = { $code } ist jetzt nicht möglich: Als Nächstes kommt { $due }, mit einer Karte, die noch zu ziehen ist
over = das Spiel ist zu Ende
chance = erst entscheidet der Zufall
waiting = gewartet wird auf { $seats }
seat = Platz { $seat }
no_undo = Platz { $seat } kann keinen Zug zurücknehmen: nur die eigenen letzten Züge, bevor eine Karte gezogen wird oder jemand anderes am Zug ist

# Warum sich eine Zeile einer Aufzeichnung nicht spielen lässt.

at_entry = Zeile { $line }, Eintrag { $entry }: { $why }
no_entry = ein Eintrag ist eine Platznummer oder -, ein Leerzeichen und ein Kürzel; nicht { $text }
hidden = { $text } verbirgt eine Karte: Eine Aufzeichnung aus der Sicht eines Platzes lässt sich nicht nachspielen; nimm die ganze, die nach dem Ende offen ist
no_outcome = { $code } ist kein Ergebnis des Zufalls
