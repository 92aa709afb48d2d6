# Voll verplant am Terminal: die Regeln in Kürze und die Zeichen.
rules =
    Alle markieren Stationen auf ihrem eigenen Blatt, in jeder Runde mit derselben Karte. Wähle eine Linie: Der Wert kommt in ein freies Wagonfenster, und du kreuzt so viele leere Stationen an, vom Wagon aus, bis zur nächsten markierten. Weniger ist erlaubt.
    e2 und e3, Express: überspringt markierte Stationen. t, Umsteigen: Die erste leere Station bekommt die Zahl ihrer Linien, die doppelt zählt. f, Freifahrt: irgendeine Station ankreuzen, ohne Fenster.
    Auf einer Ringlinie wählst du die Richtung. Wird mit Sonderstationen gespielt, wiederholt eine markierte die Karte.
    Wer eine Linie zuerst komplettiert, bekommt die ◆-Punkte, die anderen die ■-Punkte. Sind alle Fenster voll, wird die Hälfte der leeren Stationen abgezogen, allein alle.
legend =
    A [3][e2][ ]  eine Linie und die Fenster ihres Wagons     °  die Ringlinie
    ◆6 Punkte für die ersten, ◇ schon vergeben, ■4 für alle anderen
    ·  eine leere Station, o eine mit mehreren Linien, x angekreuzt, 2 Umsteigen     *  Sonderstation
    3 + 2×5 − 4 = 9  Linien + doppelte Umsteigezahlen − leere Stationen     ▶  wer noch nicht eingetragen hat
