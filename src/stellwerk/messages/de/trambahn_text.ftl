# Der Tisch von Trambahn, mit Zeichen gezeichnet.

passengers = Fahrgäste
stations = Haltestellen
income = Einkommen
trams = Trambahnen
draw = Nachziehen

money = Geld { $money }
points = Punkte { $points }
hand = Hand
no_rows = noch keine Reihen
waiting = wartet
tram = { $count } { $name } ×{ $value } für { $price }
to_come = (noch { $count })
piles = Nachziehstapel { $draw }, Ablage { $discard }

blue = Blau
red = Rot
green = Grün
yellow = Gelb

horse = Pferdebahn
steam = Dampfbahn
electric = Elektrische

# Der Block: je eine Spalte für die Fahrten, die Sonderfahrten und die Summe.

tour = Fahrt
extra = Sonder
total = Gesamt

# Wie das Spiel endete.

tenth_tour = zehnte Fahrt
exhausted = keine Karten mehr
