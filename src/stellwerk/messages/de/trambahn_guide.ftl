# Die Hinweise zum ersten Spiel von Trambahn.

goal = Warten an einer Linie vier Fahrgäste, fährt ihre Bahn und bringt euch beiden Punkte. Nach zehn Fahrten gewinnt, wer mehr hat.
cards = Deine Hand. Jede Karte kann Fahrgast, Haltestelle in deiner Reihe oder 1.000 Mark sein: Du entscheidest.
passengers = Schritt 1: Jemand muss warten. Nimm eine Karte, die du entbehren kannst, und tippe auf die Endstation, die leuchtet.
second = Du darfst einen zweiten Fahrgast schicken. Oder weiter: Der grüne Knopf beendet jeden Schritt.
stations = Schritt 2: Haltestellen. Eine Reihe hat eine Farbe, und ihre Zahlen steigen. Fange niedrig an. Die Sterne sind die Punkte.
bare = Diese Reihe braucht noch in diesem Zug eine Bahn, sonst wird sie zu Geld. Eine neue Reihe reicht fürs Erste: Lege an, was passt, dann weiter.
income = Schritt 3: Was du nicht brauchst, wird Geld, 1.000 Mark je Karte. Du ziehst nachher wieder auf sechs Karten nach.
trams = Schritt 4: Nimm eine Bahn und tippe auf deine Reihe. Ihre Zahl vervielfacht die Sterne der Reihe, bei jeder Fahrt.
running = Deine Reihe fährt! Die Zahl daneben bringt dir jede Fahrt dieser Linie. Mit jeder Haltestelle wird sie größer.
others = Der andere Spieler hat dieselben fünf Schritte gemacht. Achte darauf, welche Linien dort wachsen.
arrows = Die Pfeile zeigen, was eine Fahrt jetzt brächte: nach unten dir, nach oben dem anderen Spieler. Schicke Fahrgäste, wo du vorn liegst.
conductor = Ein Schaffner passt zu jeder Linie. Er bringt keine Punkte, kann aber der vierte Fahrgast sein oder eine Reihe füllen.
three = Hier warten drei. Der vierte startet die Fahrt für euch beide: Wem hilft sie mehr?
tour = Eine Fahrt: Alle Reihen dieser Linie wurden gewertet, Sterne mal Bahn. Die Reihen bleiben und zählen wieder.
extra = Acht Karten in einer Reihe geben sofort eine Sonderfahrt. Die kleinen Kreise neben der Reihe zeigen, wie viele es schon sind.
pile = Der Stapel geht zur Neige. Ist er leer, verliert ihr die Hälfte eures Geldes: Kaufe lieber vorher.
end = Nur noch wenige Fahrten. Neue Reihen lohnen kaum noch, Fahrten deiner besten Linien schon.
