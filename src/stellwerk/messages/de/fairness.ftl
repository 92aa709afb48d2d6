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

later_deal = Das Spiel läuft noch. Das Geheimnis des Kartengebers wird gezeigt, wenn es zu Ende ist, und dann prüft dein Browser alles.
about_deal = Vor der ersten Karte haben jeder Browser am Tisch und der Kartengeber eine geheime Zahl versprochen. Dann haben alle einer Vereinbarung zugestimmt, und erst danach wurden die Geheimnisse der Menschen geöffnet. Jede Karte und die Sitzordnung folgen aus allen zusammen; also konnte sie niemand allein auswählen.
agreement = Die Vereinbarung
aloud = Alle am Tisch sehen denselben Fingerabdruck davon. Lest ihn euch vor, um sicher zu sein:
agreement_text = Die ganze Vereinbarung
checked = Was dein Browser geprüft hat
people = Wer zu den Karten beigetragen hat

verdict-own = Niemand konnte die Karten auswählen: Dein eigener Anteil steckt in jeder, und alles passt zusammen.
verdict-others = Alles passt zusammen. Niemand konnte die Karten auswählen, wenn wenigstens einer von denen ehrlich ist, die beigetragen haben.
verdict-nobody = Alles passt zusammen, aber nur der Kartengeber hat beigetragen: Keine Karte wurde geändert, doch der Server hätte unter mehreren Ausgaben wählen können.
verdict-late = Alles passt zusammen, aber dein eigener Anteil kam nicht rechtzeitig an und steckt in keiner Karte.
verdict-silent = { $count ->
    [one] Alles passt zusammen, aber der Anteil von { $names } fehlt: Wer ihn zurückhielt, konnte zusammen mit dem Server zwischen zwei Ausgaben wählen.
   *[other] Alles passt zusammen, aber die Anteile von { $names } fehlen: Wer einen zurückhielt, konnte zusammen mit dem Server jeweils zwischen zwei Ausgaben wählen.
}
verdict-wrong = Etwas passt nicht zusammen: Dieses Spiel wurde nicht wie vereinbart gegeben.

check-own-yes = Dein Anteil steckt in den Karten.
check-own-no = Dein Anteil fehlt, obwohl der Server ihn angenommen hatte.
check-agreed-yes = Die Vereinbarung ist die, die dein Browser sah, bevor er seinen Anteil öffnete.
check-agreed-no = Die Vereinbarung ist eine andere als die, die dein Browser sah, bevor er seinen Anteil öffnete.
check-promised-yes = Das Versprechen des Kartengebers ist das, das dein Browser zuerst sah.
check-promised-no = Das Versprechen des Kartengebers ist ein anderes als das, das dein Browser zuerst sah.
check-dealer-yes = Das Geheimnis des Kartengebers passt zu seinem Versprechen.
check-dealer-no = Das Geheimnis des Kartengebers passt nicht zu seinem Versprechen.
check-shares-yes = Jeder geöffnete Anteil passt zu seinem Versprechen.
check-shares-no = Ein Anteil passt nicht zu seinem Versprechen.
check-seats-yes = Die Sitzordnung folgt aus der Vereinbarung und den Anteilen.
check-seats-no = Die Sitzordnung folgt nicht aus der Vereinbarung und den Anteilen.
check-header-yes = Tisch, Spiel und Varianten der Aufzeichnung sind die der Vereinbarung.
check-header-no = Tisch, Spiel oder Varianten der Aufzeichnung sind nicht die der Vereinbarung.
check-seen-yes = { $count ->
    [one] Der eine Eintrag, den dein Browser während des Spiels sah, steht genauso in der Aufzeichnung.
   *[other] Alle { $count } Einträge, die dein Browser während des Spiels sah, stehen genauso in der Aufzeichnung.
}
check-seen-no = Eintrag { $number } der Aufzeichnung ist nicht, was dein Browser während des Spiels sah.

part-shared = hat den versprochenen Anteil geöffnet
part-silent = versprach einen Anteil, der fehlt
part-none = hat keinen Anteil versprochen
part-bot = ein Bot, kein Anteil

limits_deal = Der Server kennt als Kartengeber alle Karten des laufenden Spiels und könnte sie jemandem verraten oder danach spielen. Er könnte ein Spiel abbrechen, das ihm nicht passt. Wer einen versprochenen Anteil zurückhält, wird nach dem Ende hier genannt. Die Züge der Bots gehören nicht dazu, und auch der Code dieser Seite kommt vom Server. Spiele dort, wo du dem Betreiber vertraust, oder betreibe den Server selbst.
