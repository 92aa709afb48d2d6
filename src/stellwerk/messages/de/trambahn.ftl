# Was das Spielbrett von Trambahn sagt.

line-blue = blau
line-red = rot
line-green = grün
line-yellow = gelb

# wie in: der blauen Linie
line_of-blue = blauen
line_of-red = roten
line_of-green = grünen
line_of-yellow = gelben

end_of-blue = Neuhausen
end_of-red = Giesing
end_of-green = Schwabing
end_of-yellow = Sendling

card-blue = Blaue { $value }
card-red = Rote { $value }
card-green = Grüne { $value }
card-yellow = Gelbe { $value }

conductor = Schaffner
card_worth = { $count ->
    [one] { $card }, { $count } Punkt
   *[other] { $card }, { $count } Punkte
}

tram-horse = Pferdebahn
tram-steam = Dampfbahn
tram-electric = Elektrische Bahn
tram-worth = { $tram } ×{ $value }
tram-costs = { $tram }, { $price }.000 Mark

marks = { $thousands }.000 M
mark = Mark
money = Geld von { $name }: { $marks } Mark
hand = Deine Handkarten
rows = Reihen von { $name }

row-about = Reihe { $number }, { $line }, { $cards }, { $tour }
row-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
row-tour = { $count ->
    [one] eine Fahrt bringt { $count } Punkt
   *[other] eine Fahrt bringt { $count } Punkte
}
row-without = noch ohne Trambahn
row-pips = { $count } von 8 Karten bis zur Sonderfahrt
row-new = Neue Reihe
row-none = Noch keine Reihen

seat-acts = ist am Zug
seat-hand = { $count ->
    [one] { $count } Handkarte
   *[other] { $count } Handkarten
}
seat-points = Punkte:{ " " }

terminal = Endstation der { $line } Linie, es warten { $count } von 4
tour_now = Eine Fahrt der { $line } Linie brächte jetzt { $mine } für { $near }, { $theirs } für { $far }
tour_promise = Fahrt! { $points }

depot-title = Depot
depot-empty = Alle Bahnen sind verkauft.
depot-left = { $tram }: noch { $count } im Depot

pile-draw = Nachziehstapel: { $count }
pile-discard = Ablagestapel: { $count }

steps = Die Schritte eines Zuges

step-passengers = Fahrgäste
step-stations = Haltestellen
step-income = Einkommen
step-trams = Trambahn
step-draw = Nachziehen

ask-setup = Karten werden ausgeteilt …
ask-passengers = Lege eine oder zwei Karten als Fahrgäste aus.
ask-stations = Lege Haltestellen aus, aufsteigend.
ask-income = Lege Karten auf dein Geld: je 1.000 Mark.
ask-trams = Kaufe Bahnen für Reihen, die noch keine haben.
ask-draw = Karten werden gezogen …
ask-wait = { $name } ist am Zug.
ask-card = { $card }: wohin damit?
ask-tram = Für welche Reihe ist diese Bahn?

end-passengers = Weiter
end-stations = Weiter
end-income = Weiter
end-trams = Zug beenden
end-key = Umschalt+Eingabe

to-line = An der { $line } Linie warten lassen
to-tour = An der { $line } Linie warten lassen: die Fahrt beginnt
to-row = An Reihe { $number } anlegen, { $line }
to-new_row = Eine neue Reihe beginnen
to-money = Auf dein Geld legen

pad-title = Wertungsblock
pad-player = Spieler
pad-tour = Fahrt
pad-extra = Sonderfahrt
pad-total = Gesamt

ticket-tour = Fahrt { $number }
ticket-extra = Sonderfahrt
ticket-none = keine Reihe dieser Linie
ticket-close = Fahrschein weglegen

over-tenth_tour = Die zehnte Fahrt ist gefahren. Das Ergebnis steht auf dem Block.
over-exhausted = Es sind keine Karten mehr da. Das Ergebnis steht auf dem Block.

warning-rows = { $count ->
    [one] Reihe { $rows } hat keine Bahn. Am Ende des Zuges werden ihre Karten zu Geld.
   *[other] Die Reihen { $rows } haben keine Bahn. Am Ende des Zuges werden ihre Karten zu Geld.
}
warning-new = Das ist deine letzte Karte: Der Zug endet, und die neue Reihe hat keine Bahn. Ihre Karte wird zu Geld.
warning-poor = Die billigste Bahn kostet { $price }, du hast { $money }.
warning-back = Zurück
warning-end = Trotzdem beenden
warning-lay = Trotzdem spielen

why-no_cards = In diesem Schritt werden Bahnen gekauft. Karten bleiben auf der Hand.
why-trams_later = Bahnen kaufst du in Schritt 4.
why-too_dear = Diese Bahn kostet { $price }, du hast { $money }.
why-pick_first = Wähle zuerst eine Karte aus deiner Hand.
why-has_tram = Eine Bahn kommt zu einer deiner Reihen, die noch keine hat.
why-no_row = Ein Schaffner kommt zu einer deiner Reihen, die nicht abgeschlossen ist, und du hast keine.
why-rows_full = Für eine weitere Reihe ist kein Platz.
why-passengers_first = Fahrgäste legst du in Schritt 1 aus.
why-stations_later = Haltestellen legst du in Schritt 2.
why-to_money = In diesem Schritt kommen Karten auf dein Geld.
why-pick_tram = Wähle zuerst eine Bahn aus dem Depot.
why-not_line = { $card } wartet nur an der Endstation der eigenen Linie.
why-not_row = { $card } passt dort nicht: Eine Reihe hat eine Linie, und ihre Zahlen steigen an (Regelfrage T4).
why-not_new = { $card } passt an eine deiner Reihen und darf darum keine neue beginnen (Regelfrage T5).

advised-P = { $card } in { $end } warten lassen.
advised-S = Eine neue Reihe beginnen: { $card }.
advised-join = { $card } an Reihe { $row } anlegen.
advised-I = { $card } auf dein Geld legen.
advised-T = Für Reihe { $row } kaufen: { $tram }.
advised-end_step = Weiter zum nächsten Schritt.
advised-end_turn = Den Zug beenden.

tie_broken = Gleich viele Punkte: Der größere Geldstapel entscheidet. { $each }.
tie_stays = Gleich viele Punkte und gleich viel Geld: Ihr teilt euch den Sieg.
