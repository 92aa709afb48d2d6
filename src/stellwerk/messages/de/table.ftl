# Was ein Tisch rund um das Spielbrett sagt.

undo = Zurücknehmen
rules = Regeln
rules_of = Regeln von { $game }
log = Verlauf
log_and_chat = Verlauf und Chat
chat = Chat
no_chat = Noch keine Nachrichten.
say = Etwas sagen
looking = Ein Rückblick
not_sent = Das kam beim Server nicht an. Versuche es noch einmal.
sending = Wird gesendet …
send = Senden
phrases = Kurze Sätze
mute = { $name } stumm schalten
muted = Was { $name } sagt, ist ausgeblendet.
unmute = Wieder anzeigen
report = Melden
reported = Wer diesen Server betreibt, findet die Meldung im Protokoll.
spectators_all = Zuschauer
spectator = Zuschauer
slider = Durch das Spiel zurückblättern
back = Einen Schritt zurück
forth = Einen Schritt vor
moment = Schritt { $at } von { $of }
past = Rückblick: Schritt { $at } von { $of }.
past_failed = Schritt { $at } konnte nicht geladen werden.
now = Zurück zum Spiel
watching = Du schaust zu. Du siehst, was Zuschauer sehen dürfen.
not_as_agreed = Die Karten dieses Spiels folgen nicht aus dem, was dein Browser vereinbart hat. Spiel nicht weiter, und sag es den anderen auf einem anderen Weg.
chairs = Am Tisch
free_seat = freier Platz
you = du
acts = am Zug
invited = { $host } lädt dich zu { $game } ein
sit_down = Hinsetzen
only_watch = Nur zuschauen
again = Noch einmal
record = Aufzeichnung herunterladen
share_result = Ergebnis als Bild
fairness = War es fair?

connection-lost = Verbindung verloren.
connection-offline = Verbindung verloren: Dieses Gerät ist offline.
connection-unreachable = Verbindung verloren: Der Server antwortet nicht.
connection-again = Neuer Versuch …

turn-yours = Du bist am Zug
turn-other = { $count ->
    [one] { $names } ist am Zug
   *[other] { $names } sind am Zug
}
turn-dealing = Karten werden ausgeteilt …
turn-over = Das Spiel ist zu Ende

pass_on = An { $name } weitergeben

curtain-title = { $name }, du bist am Zug
curtain-about = Schauen alle anderen weg?
curtain-lift = Meine Seite zeigen

waiting-title = { $count ->
    [one] Ein Platz ist noch frei.
   *[other] { $count } Plätze sind noch frei.
}
waiting-link = Link für Platz { $seat }
waiting-share = Link teilen
waiting-copied = Kopiert
waiting-code = QR-Code
waiting-code_for = QR-Code des Links für Platz { $seat }
waiting-new = Neuer Link
waiting-make = Link für Platz { $seat } erstellen
waiting-new_for = Ein neuer Link für Platz { $seat }; der bisherige gilt nicht mehr

result-won = Du hast gewonnen!
result-winner = { $name } hat gewonnen
result-shared_yours = Du teilst dir den Sieg mit { $names }
result-shared = { $names } teilen sich den Sieg
result-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}

guide-again = Führe mich durch dieses Spiel
guide-title = Geführtes Spiel
guide-next = Weiter
guide-skip = Ohne Hilfe weiter

thinking = überlegt …
away = nicht da
spectators = { $count } Zuschauer

replay-choose = Datei auswählen …
replay-eyes = Aus wessen Sicht
replay-about = Eine Aufzeichnung ist ein einfacher Text: Lade sie nach einem Spiel herunter oder tippe ein Spiel ab, das ihr am echten Tisch gespielt habt.
replay-type = Oder ziehe sie hierher, füge sie ein oder tippe sie:
replay-show = Spiel zeigen
replay-another = Andere Aufzeichnung …

follow = Zum nächsten Spiel mitgehen
offered = Die anderen müssen noch zustimmen …
offers = { $count ->
    [one] { $names } möchte noch einmal spielen.
   *[other] { $names } möchten noch einmal spielen.
}

hint-title = Rat des Fahrdienstleiters
hint-ask = Um Rat fragen
hint-thinking = Der Fahrdienstleiter überlegt
hint-play = Spielen
hint-win = Gewinnt etwa { $expected } der Spiele ({ $low } bis { $high })
hint-points = { $count ->
    [one] Bringt am Ende etwa { $expected } Punkt ({ $low } bis { $high })
   *[other] Bringt am Ende etwa { $expected } Punkte ({ $low } bis { $high })
}
hint-exact_win = Gewinnt { $expected } der Spiele, genau berechnet
hint-exact_points = { $count ->
    [one] Bringt am Ende { $expected } Punkt, genau berechnet
   *[other] Bringt am Ende { $expected } Punkte, genau berechnet
}
hint-others = Andere Züge
hint-lead-clear = deutlich mehr als der nächstbeste Zug ({ $next }).
hint-lead-slight = wohl etwas mehr als der nächstbeste Zug ({ $next }).
hint-lead-even = Der nächstbeste Zug ist etwa gleich gut ({ $next }).
hint-played = Gespielt wurde: { $move }
hint-not_tried = Der Fahrdienstleiter hätte das nicht versucht.
hint-as_good = Das war genauso gut.
hint-cost_win = Das hat { $cost } Gewinnaussicht gekostet.
hint-cost_points = { $count ->
    [one] Das hat { $cost } Punkt gekostet.
   *[other] Das hat { $cost } Punkte gekostet.
}

mistakes-title = Die größten Fehler
mistakes-ask = Meine größten Fehler suchen
mistakes-looking = { $at } von { $of } Zügen angesehen.
mistakes-stop = Anhalten
mistakes-none = Keiner, den der Fahrdienstleiter besser gemacht hätte.

leave-title = Ich muss gehen
leave-about = Ein Bot spielt auf deinem Platz bis zum Ende weiter. Welcher?
leave-sure = { $bot } übernimmt deinen Platz bis zum Ende des Spiels. Zurück kannst du dann nicht mehr.
leave-stay = Bleiben
leave-go = Spiel verlassen

bar = Bedienung des Tisches

why-looking = Das ist ein Rückblick. Um weiterzuspielen, gehe zurück zum Spiel.
why-undo = Es gibt nichts zurückzunehmen: Seit deinem letzten Zug wurde eine Karte aufgedeckt, oder jemand anders war am Zug.

dealt = Die Karten wurden ausgeteilt.
you_drew = { $count ->
    [one] Du ziehst eine Karte.
   *[other] Du ziehst { $count } Karten.
}
drawn = { $count ->
    [one] { $name } zieht eine Karte.
   *[other] { $name } zieht { $count } Karten.
}
beginning = Der Anfang des Spiels.

film-again = Noch einmal zeigen
film-stop = Anhalten
film-play = Das Spiel von hier an abspielen

stronger = Stärker: { $bot }
weaker = Schwächer: { $bot }
series = Bisher: { $score }

story-title = So lief es
story-look = Noch einmal ansehen
story-lead_turn = { $count ->
    [one] { $name } ging in Zug { $number } endgültig in Führung und lag am Ende einen Punkt vorn.
   *[other] { $name } ging in Zug { $number } endgültig in Führung und lag am Ende { $count } Punkte vorn.
}
story-lead_round = { $count ->
    [one] { $name } ging in Runde { $number } endgültig in Führung und lag am Ende einen Punkt vorn.
   *[other] { $name } ging in Runde { $number } endgültig in Führung und lag am Ende { $count } Punkte vorn.
}
story-lead_uncounted = Ab Spielzug { $number } war der Zug von { $name } am besten sortiert.
story-tour = { $count ->
    [one] Beste Fahrt: die { $number }., ein Punkt für { $name }.
   *[other] Beste Fahrt: die { $number }., { $count } Punkte für { $name }.
}
story-extra_tour = { $count ->
    [one] Beste Fahrt: Sonderfahrt { $number }, ein Punkt für { $name }.
   *[other] Beste Fahrt: Sonderfahrt { $number }, { $count } Punkte für { $name }.
}
story-round = { $count ->
    [one] Beste Runde: die { $number }., ein Punkt für { $name }.
   *[other] Beste Runde: die { $number }., { $count } Punkte für { $name }.
}
story-turn = { $count ->
    [one] Bester Spielzug: der { $number }., ein Waggonpaar mehr in der richtigen Reihenfolge für { $name }.
   *[other] Bester Spielzug: der { $number }., { $count } Waggonpaare mehr in der richtigen Reihenfolge für { $name }.
}
story-length_turn = { $count ->
    [one] Ein Zug in { $time }.
   *[other] { $count } Züge in { $time }.
}
story-length_round = { $count ->
    [one] Eine Runde in { $time }.
   *[other] { $count } Runden in { $time }.
}
story-changes = { $count ->
    [0] Die Führung wechselte nie.
    [one] Die Führung wechselte einmal.
   *[other] Die Führung wechselte { $count }-mal.
}
story-seconds = { $count ->
    [one] einer Sekunde
   *[other] { $count } Sekunden
}
story-minutes = { $count ->
    [one] einer Minute
   *[other] { $count } Minuten
}
story-hours = { $count ->
    [one] einer Stunde
   *[other] { $count } Stunden
}
story-yours-lead_turn = { $count ->
    [one] Du gingst in Zug { $number } endgültig in Führung und lagst am Ende einen Punkt vorn.
   *[other] Du gingst in Zug { $number } endgültig in Führung und lagst am Ende { $count } Punkte vorn.
}
story-yours-lead_round = { $count ->
    [one] Du gingst in Runde { $number } endgültig in Führung und lagst am Ende einen Punkt vorn.
   *[other] Du gingst in Runde { $number } endgültig in Führung und lagst am Ende { $count } Punkte vorn.
}
story-yours-lead_uncounted = Ab Spielzug { $number } war dein Zug am besten sortiert.
story-yours-tour = { $count ->
    [one] Beste Fahrt: die { $number }., ein Punkt für dich.
   *[other] Beste Fahrt: die { $number }., { $count } Punkte für dich.
}
story-yours-extra_tour = { $count ->
    [one] Beste Fahrt: Sonderfahrt { $number }, ein Punkt für dich.
   *[other] Beste Fahrt: Sonderfahrt { $number }, { $count } Punkte für dich.
}
story-yours-round = { $count ->
    [one] Beste Runde: die { $number }., ein Punkt für dich.
   *[other] Beste Runde: die { $number }., { $count } Punkte für dich.
}
story-yours-turn = { $count ->
    [one] Bester Spielzug: der { $number }., ein Waggonpaar mehr in der richtigen Reihenfolge für dich.
   *[other] Bester Spielzug: der { $number }., { $count } Waggonpaare mehr in der richtigen Reihenfolge für dich.
}

terms-title = Vereinbart
terms-hints = Um Rat fragen ist erlaubt
terms-no_hints = Kein Rat
terms-take_backs = Züge dürfen zurückgenommen werden
terms-no_take_backs = nichts wird zurückgenommen
terms-spectators = Zuschauer sind willkommen
terms-no_spectators = keine Zuschauer
terms-no_clock = keine Uhr
terms-clock = { $time } für eine Entscheidung

clock = { $name } hat noch { $time }
clock-yours = Du hast noch { $time }

warm = { $bot } hält den Platz warm
warm-yours = { $bot } spielt für dich, bis du wieder da bist. Mit deinem nächsten Zug sitzt du wieder selbst hier.
warm-back = Ich bin wieder da
warm-wish = Einen Bot weiterspielen lassen
warm-wished = { $count ->
    [one] { $names } möchte, dass hier ein Bot weiterspielt.
   *[other] { $names } möchten, dass hier ein Bot weiterspielt.
}
nudge = Klingeln
nudge-for = Bei { $name } klingeln
nudge-told = { $name } wartet auf dich: Du bist dran.
nudge-done = Bei { $name } klingelt es.
nudge-title = Du bist dran!

end-title = Das Spiel beenden
end-about = Das Spiel endet ohne Ergebnis, sobald alle zustimmen. Will es auch, wer den Tisch eröffnet hat, genügen alle, die gerade da sind.
end-go = Ohne Ergebnis beenden
end-wished = { $count ->
    [one] { $names } möchte das Spiel ohne Ergebnis beenden.
   *[other] { $names } möchten das Spiel ohne Ergebnis beenden.
}
end-ended = { $name } hat das Spiel beendet. Es zählt kein Ergebnis.
end-ended_yours = Du hast das Spiel beendet. Es zählt kein Ergebnis.
end-left = Alle haben diesen Tisch verlassen. Bots spielen weiter, solange jemand zuschaut.
