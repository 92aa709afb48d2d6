# Was der Server ablehnt, unter dem Wort für Programme: warum, und was zu tun ist.

answered = Die Entscheidung { $decision } ist schon mit „{ $given }“ beantwortet.
not_open = Die Entscheidung { $decision } steht nicht an: Lade den Tisch und beantworte Entscheidung { $open }.
busy = Andere haben diesen Tisch im selben Moment verändert: Bitte noch einmal senden.
seat_taken = Platz { $seat } ist besetzt: Bitte um einen anderen Link oder schau zu.
full = Der Verlauf dieses Tisches hat { $most } Zeilen und keinen Platz mehr für Chat und zurückgenommene Züge: Spielt weiter.
over = Das Spiel ist zu Ende.
not_over = Das Spiel läuft noch: Spielt es erst zu Ende.
no_hints = An diesem Tisch ist vereinbart, ohne Rat zu spielen: Entscheide selbst; nach dem Ende kannst du alles nachsehen.
no_take_backs = An diesem Tisch ist vereinbart, dass Züge nicht zurückgenommen werden: Der Zug gilt.
no_spectators = An diesem Tisch ist vereinbart, ohne Zuschauer zu spielen: Komm wieder, wenn das Spiel zu Ende ist.
nudged = Für diesen Platz hat eben schon jemand geklingelt: { $seconds ->
    [one] Du kannst es in { $seconds } Sekunde wieder tun.
   *[other] Du kannst es in { $seconds } Sekunden wieder tun.
}
not_waited_for = Auf Platz { $seat } wird gerade auf niemanden gewartet: Wähle den Platz von jemand anderem, der am Zug ist.
ended = Dieses Spiel wurde ohne Ergebnis beendet: Eröffne einen neuen Tisch.
no_advice = Hier gibt es nichts zu raten: Frag zu deiner eigenen offenen Entscheidung, oder nach dem Ende zu jeder.
other_rules = Dieser Tisch wurde mit Regelstand { $rules } von { $title } eröffnet; dieser Server spielt Regelstand { $ours }.
no_such_table = Es gibt keinen Tisch { $table }: Bitte prüfe den Link.
no_such_moment = Eine Stellung { $at } gibt es nicht; { $entries ->
    [one] bisher ist es { $entries } Eintrag.
   *[other] bisher sind es { $entries } Einträge.
}
bad_record = Diese Aufzeichnung lässt sich nicht nachspielen: { $why }
no_such_invitation = Diese Einladung gibt es nicht: Prüfe, ob der Link vollständig ist.
no_such_code = Dieser Code gilt nicht oder nicht mehr: Prüfe, was du getippt hast, oder erzeuge auf dem anderen Gerät einen neuen.
own_code = Auf diesem Gerät wurde der Code erzeugt: Öffne den Link oder tippe den Code auf dem anderen.
asked_already = Um Platz { $seat } bittet schon jemand anders: Warte, bis die anderen geantwortet haben.
nobody_asks = Um Platz { $seat } bittet niemand mehr.
nobody_to_ask = An diesem Tisch sitzt sonst niemand, der sagen könnte, dass du es bist: Spiele in dem Browser weiter, in dem du angefangen hast.
is_here = Wer auf Platz { $seat } sitzt, ist gerade am Tisch: Nur um einen Platz, dessen Person nicht da ist, kann man bitten.
has_seat = Du hast schon einen Platz an diesem Tisch: Spiele dort weiter.
not_another_seat = Für Platz { $seat } geht das nicht: Dort muss ein anderer Mensch sitzen.
no_such_phrase = Diesen Satz gibt es nicht; die Sätze sind: { $phrases }.
no_such_message = Eine Nachricht { $number } gibt es in diesem Chat nicht: Lade den Tisch noch einmal.
no_such_game = Ein Spiel { $game } gibt es nicht; die Spiele sind: { $games }.
no_such_bot = Ein Platz kann nicht für { $who } sein; möglich sind: { $names }.
wrong_seats = { $title } spielt man zu { $counts }, nicht zu { $seats }.
no_such_option = { $title } hat keine Option { $option }; die Optionen sind: { $options }.
no_such_value = Die Option { $option } ist eines von: { $values }.
no_such_map = Einen Plan { $map } gibt es nicht; die Pläne sind: { $maps }.
bad_name = Ein Name hat höchstens { $most } Zeichen, darunter weder | noch Steuerzeichen.
mixed_name = Ein Name hat Buchstaben einer Schrift, nicht lateinische, griechische und kyrillische gemischt.
name_of_bot = So heißen Bots und freie Plätze: { $name }. Nimm einen anderen Namen.
private_table = Dieser Tisch ist privat: Plätze gibt es nur mit Einladung.
not_for_people = Platz { $seat } ist nicht für Menschen: Nimm einen, der frei ist.
empty_message = In dieser Nachricht steht nichts Lesbares.
no_token = Du hast noch keinen Ausweis: Eröffne einen Tisch oder nimm einen Platz.
bad_header = Der Kopf heißt `Authorization: Bearer TOKEN`; POST /api/visitors gibt dir einen.
which_seat = Mehrere Plätze sind deine, { $seats }: Sag mit `seat`, welchen du meinst.
not_your_seat = Dieser Platz ist nicht deiner: Du kannst zuschauen, aber nicht spielen.
not_opener = Einladen kann nur, wer diesen Tisch eröffnet hat: Bitte dort um einen Link.
other_site = Diese Anfrage kommt von einer anderen Seite: Öffne den Tisch selbst und versuche es dort.
other_host = Unter diesem Namen antwortet der Server nicht: Starte ihn mit `--hosts NAME`.
too_many = Zu viele Anfragen: { $seconds ->
    [one] Versuche es in { $seconds } Sekunde wieder.
   *[other] Versuche es in { $seconds } Sekunden wieder.
}
too_many_tables = Du hast { $most } laufende Tische: Spiele erst einen zu Ende, oder verlasse ihn.
too_many_public = { $most } öffentliche Tische von dir warten auf Leute: Fülle erst einen, oder lade per Link ein.
not_started = Dieser Tisch hat noch nicht begonnen: Seine Lobby steht unter /api/lobbies/TABLE.
started = Dieser Tisch hat begonnen: Weiter geht es unter /api/tables/TABLE.
no_such_chair = Platz { $chair } gibt es nicht: Dieser Tisch hat { $chairs }.
reserved = Platz { $chair } ist für einen Gast mit eigenem Link freigehalten: Nimm einen anderen.
chairs_free = { $title } geht nicht zu { $seats }: Warte auf weitere Leute, oder gib freie Plätze an Bots.
chairs_taken = Auf { $people ->
    [one] { $people } Platz
   *[other] { $people } Plätzen
} sitzen Leute, weniger können es nicht sein: Mach zuerst einen frei.
not_ready = Noch sind nicht alle bereit: { $names }. Warte auf sie, oder mach ihre Plätze frei.
not_host = Das kann nur, wer diesen Tisch leitet: Frag dort nach.
host_is_here = Wer diesen Tisch leitet, war eben noch da: Nach { $seconds } Sekunden Abwesenheit kannst du übernehmen.
revealing = Gleich wird gegeben: In wenigen Sekunden geht der Tisch auf.
not_revealing = Vor dem Start wird nichts aufgedeckt: Schick deinen Anteil, sobald die Vereinbarung dasteht.
wrong_share = Dieser Anteil passt nicht zur Festlegung an deinem Platz: Schick den, aus dem sie entstanden ist.
other_agreement = Du hast eine andere Vereinbarung gelesen, als an diesem Tisch gilt: Hol die Lobby neu, und vergleiche.
invalid = Die Anfrage passt nicht: { $why }
too_deep = Dieses JSON ist zu tief verschachtelt.
too_large = Diese Anfrage ist zu groß: Sie darf { $most } Bytes haben.
no_json = Der Rumpf muss JSON sein, mit dem Kopf `Content-Type: application/json`.
bad_encoding = Dieser Rumpf ist kein UTF-8: Schreib ihn als JSON in UTF-8.
no_such_page = Hier ist nichts: /api/openapi.json nennt alle Wege.
not_built = Der Browser-Tisch ist nicht gebaut: `make play` oder `make serve` baut ihn.
wrong_method = { $method } geht hier nicht: /api/openapi.json nennt, was geht.
unavailable = Der Server erreicht seine Festplatte oder Datenbank nicht: Nichts ist verloren, { $seconds ->
    [one] versuche es in { $seconds } Sekunde wieder.
   *[other] versuche es in { $seconds } Sekunden wieder.
}
mistake = Der Server hat einen Fehler gemacht; was geschah, steht in seinem Protokoll.
