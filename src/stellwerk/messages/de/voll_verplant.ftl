# Was das Spielbrett von Voll verplant sagt.

loading = Der Plan wird aufgeschlagen …
no_map = Der Plan konnte nicht geladen werden. Lade die Seite neu.
sheet = Blatt von { $name }: { $city }
own_sheet = Zu meinem Blatt
names = Namen
line = Linie { $letter }
cars = Linien
choices = Dein Eintrag
put_down = Ablegen
deck = Karten
turned = Aufgedeckt: { $card }
pile = { $count ->
    [one] Eine Karte im Stapel
   *[other] { $count } Karten im Stapel
}
pile_of = { $card }: noch { $count }
others = Die anderen Blätter
enlarge = Dieses Blatt vergrößern
answered = hat eingetragen

card-3 = Zahl 3
card-4 = Zahl 4
card-5 = Zahl 5
card-6 = Zahl 6
card-e2 = Express 2
card-e3 = Express 3
card-t = Umsteigemöglichkeit
card-f = Freifahrt

station-name = { $count ->
    [one] { $name }, Linie { $lines }
   *[other] { $name }, Linien { $lines }
}
station-special = { $count ->
    [one] { $name }, Sonderstation, Linie { $lines }
   *[other] { $name }, Sonderstation, Linien { $lines }
}
station-free = Leer
station-crossed = Angekreuzt
station-transfer = { $count ->
    [one] Umsteigen mit { $count } Linie
   *[other] Umsteigen mit { $count } Linien
}

entry-none = Nichts ankreuzen
entry-decline = Freifahrt: nichts ankreuzen
entry-ride = Freifahrt nach { $station }
entry-nothing = Linie { $letter }: 0 Kreuze, nur das Fenster wird gefüllt
entry-transfer = { $count ->
    [one] Linie { $letter }: umsteigen mit { $count } Linie in { $station }
   *[other] Linie { $letter }: umsteigen mit { $count } Linien in { $station }
}
entry-crosses = { $count ->
    [one] Linie { $letter }: { $count } Kreuz, in { $station }
   *[other] Linie { $letter }: { $count } Kreuze bis { $station }
}

way = in Richtung { $station }

car-windows = { $count ->
    [one] Ein freies Fenster
   *[other] { $count } freie Fenster
}
car-left = { $count ->
    [one] Eine leere Station
   *[other] { $count } leere Stationen
}
car-completed = Komplettiert für { $points }
car-taken = { $points }, die höheren sind vergeben
car-points = { $points } für den Ersten, { $later } für die anderen

field-lines = Komplettierte Linien
field-transfers = Umsteigen × 2
field-half = Leere Stationen ÷ 2
field-free = Leere Stationen

prompt-over = Alle Fenster sind voll. Das ist dabei herausgekommen.
prompt-card = Die nächste Karte wird aufgedeckt …
prompt-others = Wir warten auf { $names }.
prompt-full = { $count ->
    [one] Deine Fenster sind voll. { $names } spielt noch.
   *[other] Deine Fenster sind voll. { $names } spielen noch.
}
prompt-pick = Wähle eine Linie: { $card }.
prompt-pick_transfer = Umsteigen: Wähle eine Linie. Die Zahl der Linien an ihrer nächsten leeren Station zählt doppelt.
prompt-again = Sonderstation! Noch einmal { $card }: Wähle eine Linie.
prompt-crosses = Linie { $letter }: Wie viele Kreuze?
prompt-where = Linie { $letter }: Hier die Zahl der Linien eintragen?
prompt-ride = Freifahrt: Kreuze eine beliebige leere Station an.
prompt-ride_on = Freifahrt auf Linie { $letter }: welche Station?
prompt-nothing = Nur das Fenster wird gefüllt.
prompt-decline = Die Freifahrt verfällt: Nichts wird angekreuzt.
prompt-to = Bis { $station }.
prompt-completes = { $count ->
    [one] Bis { $station }: komplettiert Linie { $letters }!
   *[other] Bis { $station }: komplettiert die Linien { $letters }!
}
prompt-counts = { $station }: { $lines }, zählt am Ende 2 × { $lines } = { $points }.

verdict-0 = Du bist ein Genie oder hattest unglaubliches Glück!
verdict-1 = Respekt, du planst wie ein Profi!
verdict-2 = Glückwunsch, der Plan ist aufgegangen!
verdict-3 = Gut gemacht: Du kannst mehr als nur Pläne schmieden.
verdict-4 = So ganz ist der Plan nicht aufgegangen.
verdict-5 = Pläne schmieden klappt immerhin.
verdict-6 = Hast du die Regeln richtig verstanden?
verdict-7 = Voll verplant?

short-lines = Linien
short-transfers = Umsteigen × 2
short-half = Leere ÷ 2
short-free = Leere
short-total = Punkte
short-so_far = Bisher

points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
rounded = abgerundet
next_card = Nächste Karte

why-windows = Alle Fenster der Linie { $letter } sind voll.
why-line = Linie { $letter } kann diese Karte nicht nutzen.
why-marked = { $station } ist schon markiert.
why-pick_first = Wähle zuerst eine Linie.
why-too_far = Mit dieser Karte kommt Linie { $letter } nicht bis { $station }. Vom Waggon aus sind die nächsten leeren Stationen dran, und eine Zahl endet vor einer markierten (Regelfrage V2).
why-not_on = { $station } liegt nicht an Linie { $letter }.
why-not_first = Umsteigen markiert die erste leere Station der Linie { $letter } vom Waggon aus (Regelfrage V4).

lately = Letzter Eintrag: { $entry }.
struck = { $count ->
    [one] { $names } hat Linie { $letter } komplettiert! Sie bringt ab jetzt { $points }.
   *[other] { $names } haben Linie { $letter } komplettiert! Sie bringt ab jetzt { $points }.
}
tie_broken = Gleich viele Punkte: Wer weniger leere Stationen hat, liegt vorn. { $each }.
tie_stays = Gleich viele Punkte und gleich viele leere Stationen: Der Platz ist geteilt. { $each }.
