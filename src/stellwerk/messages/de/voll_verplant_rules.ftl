# Die Regeln von Voll verplant in eigenen Worten.

goal-title = Worum es geht
goal-text = Markiere auf deinem Blatt möglichst viele Stationen, und komplettiere Linien vor den anderen. In jeder Runde gilt für alle dieselbe Karte; der Unterschied ist die Linie, die du wählst. Jede Linie lässt sich nur so oft wählen, wie ihr Waggon Fenster hat, und bereits markierte Stationen halten deinen Zug auf.

setup-title = Vor dem Spiel
setup-text = Alle haben ein Blatt derselben Stadt; für den Anfang eignen sich Amsterdam und Berlin. Die 14 Karten werden gemischt und verdeckt bereitgelegt:

round-title = Eine Runde
round-flip = Für alle wird eine Karte aufgedeckt.
round-window = Alle wählen eine Linie und tragen den Wert in ein freies Waggonfenster ein: die Zahl, oder ein + beim Umsteigen. Eine Linie ohne freies Fenster kann nicht mehr gewählt werden.
round-crosses = Alle kreuzen so viele Stationen der Linie an.
round-complete = Wer eine Linie komplettiert hat, sagt sie an.
round-six = Alle wählen gleichzeitig und geheim. Nach der Runde mit der 6 werden alle bisher aufgedeckten Karten samt der 6 wieder in den Stapel gemischt.

entry-title = Dein Eintrag
entry-car = Beginne am Waggon: Folge der Linie an allen markierten Stationen vorbei bis zur ersten leeren. Dort kommt das erste Kreuz hin.
entry-gap = Die Kreuze hängen zusammen; keine leere Station wird ausgelassen.
entry-stay = Du bleibst auf der gewählten Linie.
entry-stop = An der nächsten markierten Station ist Schluss. Der Rest der Zahl verfällt.
entry-end = Auch an der Endstation ist Schluss.
entry-fewer = Du darfst weniger Kreuze machen, oder gar keines. Ein Fenster wird immer gefüllt, auch wenn auf der Linie nichts mehr zu markieren ist.
entry-example = Eine 4 auf Linie C: Zwei Stationen werden passiert, drei angekreuzt. Das vierte Kreuz verfällt, weil die nächste Station schon markiert ist.

express-title = Express
express-text = Mit einer Expresskarte darfst du markierte Stationen überspringen, auch mehrmals, und an der nächsten leeren weitermachen. Leere Stationen lassen sich nicht überspringen. Du kannst sie auch wie eine gewöhnliche Zahl verwenden.
express-example = Express 3 auf Linie H: drei Kreuze, obwohl markierte Stationen dazwischenliegen.

transfer-title = Umsteigemöglichkeit
transfer-text = Trage ein + ins Fenster ein. Folge der Linie vom Waggon bis zur ersten leeren Station. Zähle die Linien, die dort halten, deine eigene eingeschlossen, und schreibe diese Zahl mit einem Quadrat darum in die Station. Am Ende zählt sie doppelt. Eine Station mit nur einer Linie ergibt eine 1.
transfer-example = An der dritten Station halten drei Linien: Dort steht nun eine 3, am Ende 6 Punkte wert.

ride-title = Freifahrt
ride-text = Kein Fenster wird gefüllt. Kreuze eine beliebige leere Station des ganzen Plans an, oder keine.
ride-example = Das Kreuz darf überall stehen; davor muss nichts markiert sein.

complete-title = Eine Linie komplettieren
complete-first = Wer als Erster alle Stationen einer Linie markiert hat, kreist die höheren Punkte in der Raute ein. Kreuze und Umsteigezahlen gelten gleich.
complete-later = Alle anderen streichen diese Raute; wer die Linie später komplettiert, bekommt noch die Punkte im Quadrat.
complete-same = Alle, die eine Linie in derselben Runde als Erste komplettieren, bekommen die höheren Punkte.
complete-several = Ein Eintrag kann mehrere Linien komplettieren.

maps-title = Besonderheiten der Pläne
maps-ring = Berlin und Madrid haben eine Ringbahn. Jedes Mal, wenn du sie wählst, entscheidest du neu, in welche Richtung es geht, immer vom Waggon aus. Eine Endstation gibt es nicht: Sie ist komplett, wenn alle ihre Stationen markiert sind.
maps-special = Paris und Madrid haben Sonderstationen. In dieser Variante spielt, wer eine markiert, sofort dieselbe Karte noch einmal: Trage sie in ein weiteres freies Fenster ein und führe sie aus, auf derselben Linie oder einer anderen. Express bleibt Express, Umsteigen bleibt Umsteigen. So können die Fenster bei manchen früher voll sein; die anderen spielen weiter.

end-title = Ende und Punkte
end-text = Das Spiel endet, wenn alle Fenster voll sind. Ein letztes Mal werden komplettierte Linien angesagt. Dann füllst du die vier Felder aus:
end-lines = Zähle die eingekreisten Punkte deiner komplettierten Linien zusammen.
end-transfers = Zähle deine Umsteigezahlen zusammen und verdopple die Summe.
end-free = Zähle deine leeren Stationen und halbiere die Zahl, abgerundet. Sie wird abgezogen.
end-tie = Wer die meisten Punkte hat, gewinnt. Bei Gleichstand gewinnt, wer weniger leere Stationen hat; sonst wird der Sieg geteilt.
end-example = Linien 3 + 5 + 6 = 14, Umsteigen 2 × (1 + 3 + 2) = 12, leere Stationen 11 ÷ 2 = 5: 14 + 12 − 5 = 21.

solo-title = Allein spielen
solo-text = Die Regeln bleiben gleich. Du bekommst immer die Punkte in der Raute, dafür kostet jede leere Station einen ganzen Punkt. Die Tabelle sagt, wie gut du geplant hast:

tips-title = Gut zu wissen
tips-points = Manche Linien bringen mehr als andere, und bei manchen ist die Raute kaum besser als das Quadrat.
tips-transfer = Umsteigen zählt doppelt: Es kann sich lohnen, eine Station mit vielen Linien dafür frei zu lassen.
tips-leave = Die Linien kreuzen sich. Manchmal ist es besser, früher aufzuhören, damit eine Kreuzung frei bleibt.
tips-sacrifice = Kaum jemand markiert alles. Opfere eine Linie oder zwei für Werte, die nicht passen.
tips-count = Es sind wenige Karten. Merke dir, welche schon aufgedeckt wurden und welche noch kommen.
