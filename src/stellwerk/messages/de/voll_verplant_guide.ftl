# Die Hinweise zum ersten Spiel von Voll verplant.

goal = Das ist dein Blatt, ein Plan mit den Linien A, B, C … Markiere Stationen. Wer eine Linie zuerst komplettiert, bekommt die Punkte in ihrer Raute.
card = Diese Karte gilt für alle: So viele Stationen einer Linie darfst du höchstens ankreuzen.
express = Eine Expresskarte: Wenn du magst, überspringt sie Stationen, die schon markiert sind.
transfer = Umsteigen: Die nächste leere Station einer Linie bekommt die Zahl der Linien, die dort halten. Am Ende zählt sie doppelt, also suche dir Stationen mit vielen Linien.
ride = Eine Freifahrt: Tippe auf irgendeine leere Station, oder erst auf einen Waggon und dann auf eine seiner Stationen. Kein Fenster wird gefüllt.
pick = Tippe auf einen Waggon. Für eine Zahl ist eine lange Linie ein guter Anfang. Der Plan zeigt, wo die Kreuze hinkämen, vom Waggon aus. Dann tippe an, wie viele du willst.
six = Die 6: Nach dieser Runde kommen alle Karten zurück in den Stapel und werden gemischt.
windows = Die Karte steht nun in einem Fenster. Ohne freies Fenster kann eine Linie nicht mehr gewählt werden, also muss jedes zählen.
stop = Eine Zahl endet vor der nächsten markierten Station, gleich welche Linie sie markiert hat. Manchmal ist es besser, eine Kreuzung frei zu lassen.
fewer = Du darfst weniger Kreuze nehmen, als die Karte zeigt. Ein Fenster wird trotzdem gefüllt, auch mit 0.
others = Die Blätter der anderen. Ein Haken heißt: schon eingetragen. Tippe auf eines, um es groß zu sehen.
pile = Das ist noch im Stapel. Umsteige- und Expresskarten, die noch kommen, kannst du einplanen.
ring = Eine Linie ist ein Ring: Jedes Mal darfst du von ihrem Waggon aus in die eine oder die andere Richtung.
completed = Du hast eine Linie komplettiert. Ihre Punkte sind eingekreist und stehen im ersten Feld.
taken = Jemand hat eine Linie vor dir komplettiert: Ihre Raute ist gestrichen, das Quadrat gibt es noch.
fields = Die Felder rechnen mit: Linien, doppeltes Umsteigen, minus die Hälfte der leeren Stationen. Sind alle Fenster voll, gewinnt, wer die meisten Punkte hat.
