# Was das Terminal sagt, wenn jemand spielt oder eine Aufzeichnung ansieht.

# Nach „Du“ hätte ein Verb eine andere Endung als nach einem Namen.
person = Gast
person-of_several = Gast
turn = { $name } ist am Zug. Enter drücken, wer hier sitzt.
your_move = Dein Zug (? für Hilfe):
move_of = { $name }, dein Zug (? für Hilfe):
save_where = Wohin speichern? Tippe: save { file }
file = DATEI
saved = Gespeichert in { $file }.
not_saved = { $file } ließ sich nicht speichern: { $why }.
exists = die Datei gibt es schon
commitment = Das Versprechen des Kartengebers: { $commitment }
seed_lost = Der Startwert dieses Spiels ist verloren: Es geht weiter, lässt sich danach aber nicht beweisen.
times = ({ $count }-mal)
share = { $names } gewinnen gemeinsam.
you_win = Du gewinnst.
wins = { $name } gewinnt.
record = Die Aufzeichnung: { $file }
proof = Der Beweis:       { $command }
go_on = Weiter mit: { $command }
first = vor der ersten Karte
positions = Die Stellungen sind 0 bis { $last }.

help = Tippe einen Zug als Kürzel, als Kürzel ohne das erste Wort oder als Nummer:
help-help = diese Hilfe
help-undo = deinen letzten Zug zurücknehmen, bis eine Karte gezogen wird oder jemand zieht
help-log = das ganze Spiel bis hierher, in Sätzen
help-save = die Aufzeichnung auch in eine andere Datei schreiben
help-quit = aufhören; das Spiel ist gespeichert und kann weitergehen
