# Trambahn am Terminal: die Regeln in Kürze und die Zeichen.
rules =
    Zwei Gesellschaften bauen Linien; wer nach zehn Fahrten mehr Punkte hat, gewinnt.
    1 Fahrgäste: eine oder zwei Karten an die Endhaltestellen legen. Der vierte Fahrgast einer Linie löst ihre Fahrt aus, für beide: Jede Reihe dieser Linie bringt ihre Sterne mal ihre Trambahn.
    2 Haltestellen: Karten in Reihen legen, je Linie, mit steigenden Werten. Was an keine eigene Reihe passt, beginnt eine neue.
    3 Einkommen: verdeckte Karten sind je 1000 wert.
    4 Trambahnen: eine für eine Reihe ohne kaufen, ×2 für 5, ×3 für 10, ×4 für 15 Tausend.
    5 Nachziehen: Reihen ohne Trambahn werden zu Geld; bis auf sechs Karten nachziehen.
    Die achte Karte einer Reihe löst eine Sonderfahrt dieser Reihe aus. Ist der Stapel leer, geben beide die Hälfte ihres Geldes ab. Bei Gleichstand gewinnt das meiste Geld.
legend =
    b3 r3 g3 y3  eine Karte: Blau, Rot, Grün, Gelb und ihr Wert     c  ein Schaffner
    ▒▒  eine verdeckte Karte     __  ein freier Platz für einen Fahrgast     ▶  wer am Zug ist
    ×2  die Trambahn einer Reihe, -- noch keine     (1+2)×3 = 9  was die Reihe bei einer Fahrt bringt
