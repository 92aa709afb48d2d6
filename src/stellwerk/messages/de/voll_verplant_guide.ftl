# Die Hinweise einer ersten Partie Voll verplant.

goal = Das ist dein Blatt, ein Plan mit den Linien A, B, C … Markiere Stationen. Wer eine Linie zuerst komplettiert, bekommt die Punkte in ihrer Raute.
card = Diese Karte gilt für alle: So viele Stationen einer Linie darfst du höchstens ankreuzen.
express = Eine Express-Karte: Sie überspringt Stationen, die schon markiert sind, wenn du magst.
transfer = Umsteigen: Die nächste leere Station einer Linie bekommt die Zahl der Linien, die dort halten. Am Ende zählt sie doppelt, also such dir volle Stationen.
ride = Eine Freifahrt: Tippe auf irgendeine leere Station, oder erst auf einen Wagon und dann auf eine seiner Stationen. Kein Fenster wird gefüllt.
pick = Tippe auf einen Wagon; für eine Zahl ist eine lange Linie ein guter Anfang. Der Plan zeigt, wo die Kreuze hinkämen, vom Wagon aus. Dann tippe an, wie viele du willst.
six = Die 6: Nach dieser Runde kommen alle Karten zurück in den Stapel und werden gemischt.
windows = Die Karte steht nun in einem Fenster. Ohne freies Fenster kann eine Linie nicht mehr gewählt werden, also muss jedes zählen.
stop = Wo eine Station schon markiert ist, gleich von welcher Linie, hält eine Zahl an. Manchmal ist es besser, eine Kreuzung frei zu lassen.
fewer = Du darfst weniger Kreuze nehmen, als die Karte zeigt. Ein Fenster wird trotzdem gefüllt, auch mit 0.
others = Die Blätter der anderen. Ein Haken heißt: schon eingetragen. Tippe auf eines, um es groß zu sehen.
pile = Das ist noch im Stapel. Auf Umsteige- und Express-Karten kannst du planen.
ring = Eine Linie ist ein Ring: Jedes Mal darfst du von ihrem Wagon aus in die eine oder die andere Richtung.
completed = Du hast eine Linie komplettiert. Ihre Punkte sind eingekreist und stehen im ersten Feld.
taken = Jemand hat eine Linie vor dir komplettiert: Ihre Raute ist gestrichen, das Quadrat gibt es noch.
fields = Die Felder rechnen mit: Linien, doppeltes Umsteigen, minus die Hälfte der leeren Stationen. Sind alle Fenster voll, gewinnen die meisten Punkte.
