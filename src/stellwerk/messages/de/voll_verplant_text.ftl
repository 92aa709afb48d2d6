# Der Tisch von Voll verplant, mit Zeichen gezeichnet.

e2 = Express 2
e3 = Express 3
t = Umsteigen
f = Freifahrt
no_card = noch keine Karte
pile = noch im Stapel: { $cards }
completed = komplettiert: { $points }
next = als Nächstes: { $station }
free = { $count ->
    [one] ({ $count } Station leer)
   *[other] ({ $count } Stationen leer)
}

# Was ein Spiel allein wert war, das beste zuerst (V14).

verdict-0 = Ein Genie, oder unerhörtes Glück!
verdict-1 = Respekt: geplant wie ein Profi!
verdict-2 = Glückwunsch, der Plan ist aufgegangen!
verdict-3 = Gut gemacht: mehr als nur Pläne geschmiedet.
verdict-4 = So ganz ist der Plan nicht aufgegangen.
verdict-5 = Pläne schmieden klappt immerhin.
verdict-6 = Sind die Regeln richtig verstanden?
verdict-7 = Völlig verplant?

# Wie das Spiel endete.

windows_full = alle Waggonfenster voll
