# Die Regeln von Trambahn in eigenen Worten.

player = Spieler { $letter }

goal-title = Worum es geht
goal-p1 = München, um 1890. Zwei Gesellschaften bauen Trambahnlinien, und nur eine wird übrig bleiben. Du legst Haltestellen in Reihen aus, jede Reihe für eine Linie, und kaufst für jede Reihe eine Trambahn.
goal-p2 = Sobald an der Endstation einer Linie vier Fahrgäste warten, wird ihre Fahrt gewertet, für euch beide. Nach zehn Fahrten ist das Spiel aus: Wer mit Fahrten und Sonderfahrten die meisten Punkte hat, gewinnt.

cards-title = Eine Karte, drei Zwecke
cards-p1 = Eine Karte kann Haltestelle in einer deiner Reihen sein, Fahrgast an der Endstation ihrer Linie oder 1.000 Mark. Du entscheidest beim Ausspielen. Offen ist sie Haltestelle oder Fahrgast, verdeckt ist sie Geld.
cards-p2 = Die große Zahl ist ihr Wert: Er sagt, wo die Karte in eine Reihe passt. Die Sterne sind ihre Siegpunkte: einer für die Werte 1 bis 6, zwei für 7 bis 9, drei für die 10.
cards-p2_nine = Die große Zahl ist ihr Wert: Er sagt, wo die Karte in eine Reihe passt. Die Sterne sind ihre Siegpunkte: einer für die Werte 1 bis 6, zwei für 7 und 8, drei für 9 und 10.
cards-p3 = Jede der vier Linien hat 28 Karten: 1 und 10 je zweimal, alle anderen Werte je dreimal. Eine Linie hat eine Farbe, ein Zeichen und ein Muster.
cards-p4 = Die acht Schaffner gehören zu keiner Linie. Sie können überall Fahrgast sein oder in eine Reihe kommen, bringen aber keine Punkte.

setup-title = Vor dem ersten Zug
setup-p1 = Wer beginnt, bekommt 12 verdeckte Karten (12.000 Mark), der andere Spieler 15. Niemand darf sie ansehen. Mit Geld werden nur Trambahnen gekauft.
setup-p2 = Beide bekommen sechs Karten auf die Hand, die geheim bleiben.
setup-p3 = Die Bahnen stehen sortiert im Depot: fünf Pferdebahnen, dann vier Dampfbahnen, dann sieben elektrische Bahnen. Die ersten drei sind zu kaufen.

passengers-title = Schritt 1: Fahrgäste auslegen
passengers-p1 = Du musst eine Karte und darfst zwei Karten als Fahrgäste warten lassen. Jede kommt an die Endstation ihrer Linie; ein Schaffner darf an jeder warten.
passengers-p2 = Der vierte Fahrgast einer Linie löst sofort ihre Fahrt aus. Hast du bis dahin nur eine Karte gelegt, darfst du noch die zweite legen und damit sogar eine zweite Fahrt auslösen.
passengers-p3 = Im Bild löst eine weitere rote Karte oder ein Schaffner die rote Fahrt aus. Die Pfeile unter den Plätzen sagen, was sie jetzt brächte: nach oben für den anderen Spieler, nach unten für dich.

stations-title = Schritt 2: Haltestellen auslegen
stations-p1 = Lege beliebig viele Handkarten in deine eigenen Reihen. Eine Reihe gehört zu einer Linie, und ihre Werte steigen; Werte auslassen ist erlaubt, derselbe Wert noch einmal nicht.
stations-p2 = Nur eine Karte, die in keine Reihe ihrer Linie passt, darf eine neue beginnen. Du darfst mehrere Reihen derselben Linie haben, aber jede braucht vor dem Ende des Zuges ihre eigene Trambahn.
stations-p3 = Mit ihrer 10 ist eine Reihe abgeschlossen, und nichts kann mehr dazu.
stations-p4 = Schaffner dürfen in jede nicht abgeschlossene Reihe, beliebig viele. Eine Reihe beginnt nie mit einem Schaffner.
stations-p5 = Im Bild kann die grüne 3 nicht auf die 9 folgen: Sie beginnt eine zweite grüne Reihe, die noch keine Bahn hat. Der Schaffner in der roten Reihe bringt keine Punkte, ist aber eine Karte mehr auf dem Weg zur Sonderfahrt.

income-title = Schritt 3: Einkommen
income-p1 = Lege beliebig viele Handkarten verdeckt auf dein Geld: je 1.000 Mark, ganz gleich, was vorn darauf steht.

trams-title = Schritt 4: Trambahn kaufen
trams-p1 = Kaufe eine oder mehrere der ausliegenden Bahnen. Eine Pferdebahn verdoppelt (×2) und kostet 5.000 Mark. Eine Dampfbahn verdreifacht (×3) für 10.000, eine elektrische vervierfacht (×4) für 15.000. Bezahlt wird nur vom Geldstapel.
trams-p2 = Eine Bahn kommt sofort zu einer deiner Reihen ohne Bahn und bleibt dort: eine Bahn je Reihe, nie versetzt, nie ersetzt.
trams-p3 = Was verkauft ist, wird erst am Ende deines Zuges ersetzt.

draw-title = Schritt 5: Handkarten nachziehen
draw-p1 = Reihen, die noch keine Bahn haben, werden abgeräumt: Ihre Karten kommen als Geld auf deinen Stapel.
draw-p2 = Dann stehen im Depot wieder drei Bahnen zum Kauf, und du ziehst nach, bis du sechs Handkarten hast.
draw-p3 = Ist der Nachziehstapel leer, gebt ihr beide die Hälfte eures Geldes ab, abgerundet. Alles Abgelegte wird zu einem neuen Stapel gemischt.

scoring-title = Eine Fahrt
scoring-p1 = Beginnt eine Fahrt, werden alle Reihen dieser Linie gewertet, deine und die des anderen Spielers: Zähle die Sterne einer Reihe zusammen und multipliziere sie mit dem Wert ihrer Bahn.
scoring-p2 = Die Punkte kommen auf den Wertungsblock. Die vier Fahrgäste gehen, die Reihen bleiben und können wieder gewertet werden.
scoring-p3 = Ein Beispiel: Die blaue Fahrt bringt A 12 Punkte und B 10 + 14 = 24.

extra-title = Sonderfahrten
extra-p1 = Sobald eine Reihe ihre achte Karte hat, Haltestellen und Schaffner zusammen, wird sofort diese eine Reihe gewertet. Die kleinen Kreise neben einer Reihe zeigen, wie viele Karten es schon sind.
extra-p2 = Das macht jede Reihe nur einmal: Die neunte Karte bringt nichts weiter. Sonderfahrten gehören nicht zu den zehn Fahrten.

over-title = Das Ende
over-p1 = Die zehnte Fahrt beendet das Spiel sofort, mitten im Zug.
over-p2 = Alle Fahrten und Sonderfahrten werden zusammengezählt. Bei Gleichstand gewinnt der größere Geldstapel; ist auch der gleich, gewinnt ihr gemeinsam.
over-p3 = Sollten einmal beide Hände leer und nichts mehr zu ziehen sein, ist das Spiel ebenfalls aus. Es zählen die Punkte, die dann auf dem Block stehen.

options-title = Varianten an diesem Tisch
options-p1 = Neue Reihen jederzeit: Eine Karte darf eine neue Reihe beginnen, obwohl sie in eine deiner Reihen passt.
options-p2 = Wert der 9: In manchen Ausgaben hat sie drei Sterne statt zwei.
