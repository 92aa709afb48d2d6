# Was die Seite über Fairness sagt.

title = War es fair?
about = Vor der ersten Karte hat der Kartengeber einen geheimen Startwert gezogen und seinen Fingerabdruck gezeigt. Jede Karte muss aus diesem Startwert folgen. Nach dem Ende wird er gezeigt, und dein eigener Browser berechnet seinen Fingerabdruck. Sind beide gleich, wurde der Startwert nachträglich nicht geändert. Folgt auch jede Karte daraus, wurde keine geändert, seit der Fingerabdruck zu sehen war.
promise = Fingerabdruck, gezeigt vor der ersten Karte
seed = Startwert, gezeigt nach dem Ende
computed = Fingerabdruck dieses Startwerts, in deinem Browser berechnet
fits = Beide sind gleich: Das ist der versprochene Startwert.
wrong = Sie unterscheiden sich. Dieses Spiel wurde nicht wie versprochen gegeben.
seen = Dein Browser hat sich den Fingerabdruck gemerkt, als er diesen Tisch zum ersten Mal sah.
later = Das Spiel läuft noch. Der Startwert wird gezeigt, wenn es zu Ende ist.
cards = Jede einzelne Karte
command = Um auch jede Karte zu prüfen, speichere die Aufzeichnung und rufe auf:
record = Aufzeichnung herunterladen
unproved = Was das nicht beweist
limits = Den Startwert zieht der Server allein. Er könnte viele ausprobieren und einen behalten, der ihm gefällt, bevor er den Fingerabdruck zeigt. Er kennt alle Karten des laufenden Spiels und könnte sie jemandem verraten oder danach spielen. Die Sitzordnung zieht er ohne den Startwert. Er könnte zwei Leuten zwei Fingerabdrücke zeigen oder einen für mehrere Tische verwenden. Er könnte ein Spiel abbrechen, das ihm nicht passt, und die Züge der Bots gehören nicht dazu. Spiele dort, wo du dem Betreiber vertraust, oder betreibe den Server selbst.
back = Zurück zum Tisch
