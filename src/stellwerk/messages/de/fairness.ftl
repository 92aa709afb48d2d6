# Was die Seite über Fairness sagt.

title = War es fair?
about = Vor der ersten Karte hat der Kartengeber einen geheimen Startwert gezogen und seinen Fingerabdruck gezeigt. Jede Karte muss aus diesem Startwert folgen. Nach dem Ende wird er gezeigt, und dein eigener Browser berechnet seinen Fingerabdruck: Sind beide gleich, ist es der versprochene Startwert. Folgt auch jede Karte daraus, wurde keine geändert, seit der Fingerabdruck zu sehen war.
promise = Fingerabdruck, gezeigt vor der ersten Karte
seed = Startwert, gezeigt nach dem Ende
computed = Fingerabdruck dieses Startwerts, in deinem Browser berechnet
fits = Beide sind gleich: Das ist der versprochene Startwert.
wrong = Sie unterscheiden sich. Diese Partie wurde nicht wie versprochen gegeben.
seen = Dein Browser hat sich den Fingerabdruck gemerkt, als er diesen Tisch zum ersten Mal sah.
later = Die Partie läuft noch. Der Startwert wird gezeigt, wenn sie zu Ende ist.
cards = Jede einzelne Karte
command = Wer auch jede Karte nachrechnen will, speichert die Aufzeichnung und ruft diesen Befehl auf:
record = Aufzeichnung herunterladen
unproved = Was das nicht beweist
limits = Den Startwert zieht der Server allein. Er könnte viele ausprobieren und einen behalten, der ihm gefällt, bevor er den Fingerabdruck zeigt; er kennt alle Karten des laufenden Spiels und könnte sie jemandem verraten oder danach spielen; die Sitzordnung zieht er ohne den Startwert; er könnte zwei Leuten zwei Fingerabdrücke zeigen oder einen für mehrere Tische verwenden; er könnte eine Partie abbrechen, die ihm nicht passt; und die Züge der Bots gehören nicht dazu. Spiel dort, wo du dem Betreiber vertraust, oder betreibe den Server selbst.
back = Zurück zum Tisch
