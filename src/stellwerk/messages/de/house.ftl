# Was jede Seite sagt, und das Regal.

name = Stellwerk
home = Stellwerk, zum Regal
welcome = Eisenbahnspiele für deinen Tisch
promise = Genau nach den gedruckten Regeln. Kein Konto, keine Werbung, niemand schaut in deine Karten. Nimm Platz.
play_now = Sofort spielen
invite = Einladen
one_screen = An einem Gerät
learn = Zeige mir, wie es geht
choose = Gegner wählen …
your_name = Dein Name
guest = Gast
settings = Einstellungen
close = Schließen
language = Sprache
seats = Wie viele Spieler?
name_of_seat = Name an Platz { $number }
seat = Platz { $number }
open = Hinsetzen
open_to_all = Jeder darf diesen Tisch finden und einen freien Platz nehmen
own_tables = Deine Tische
open_tables = Tische mit freiem Platz
no_open_tables = Gerade wartet niemand. Lade jemanden ein!
over = zu Ende: noch einmal ansehen
running = wird gespielt
free = { $count ->
    [one] { $count } freier Platz
   *[other] { $count } freie Plätze
}
gathers = sammelt sich: alle sind da
free_at = { $host }: { $count ->
    [one] { $count } freier Platz
   *[other] { $count } freie Plätze
}
replay = Aufzeichnung ansehen
licences = Open-Source-Lizenzen
imprint = Stellwerk gehört keinem Verlag. Wenn dir ein Spiel gefällt, kaufe die Schachtel.
retry = Noch einmal versuchen
broken = Dieser Teil konnte nicht geladen werden.
loading = Wird geladen …
unreachable = Der Server ist nicht erreichbar. Versuche es gleich noch einmal.
nowhere = Unter dieser Adresse ist nichts.
to_the_shelf = Zum Regal

reach-alone = Die Links gehen nur auf diesem Computer. Damit andere in deinem Netz sie öffnen können, beende den Server und starte ihn mit „make share“ oder „stellwerk serve --share“.
reach-named = Die Links gehen nur auf diesem Computer. Andere finden den Server als { $names }: Öffne die Seite dort, dann gehen die Links überall.
reach-address = Adresse für die anderen

theme-title = Darstellung
theme-auto = Automatisch
theme-light = Hell
theme-dark = Dunkel

sounds-title = Töne
sounds-off = Aus

pace-title = Tempo der anderen
pace-calm = Langsam
pace-quick = Schnell
pace-instant = Sofort

neighbour-person = Jemand per Link
neighbour-me = Jemand an diesem Gerät
neighbour-apprentice = Lehrling (Bot)
neighbour-driver = Lokführer (Bot)
neighbour-dispatcher = Fahrdienstleiter (Bot)

neighbour_about-person = Du bekommst einen Link für alle. Ihr trefft euch, bevor es losgeht.
neighbour_about-me = Ihr reicht das Gerät weiter. Ein Vorhang verdeckt die Karten der anderen.
neighbour_about-apprentice = Sieht, was naheliegt, und übersieht manches.
neighbour_about-driver = Kennt das Spiel und denkt kurz nach.
neighbour_about-dispatcher = Denkt fast eine Sekunde über jeden Zug nach. Schwer zu schlagen.

option-free_rows-title = Neue Reihen jederzeit
option-free_rows-about = Eine Haltestelle darf eine neue Reihe beginnen, obwohl sie in eine deiner Reihen passt.
option-nine-title = Wert der 9
option-nine-about = Je nach Ausgabe zählt die 9 zwei oder drei Siegpunkte.
option-map-title = Stadt
option-map-about = Jede Stadt hat ihr eigenes Netz und ihre eigene Schwierigkeit.
option-special_stations-title = Sonderstationen
option-special_stations-about = Wer eine markiert, spielt dieselbe Karte gleich noch einmal.

value-no = Nein
value-yes = Ja
value-2 = 2
value-3 = 3
value-amsterdam = Amsterdam
value-berlin = Berlin
value-paris = Paris
value-madrid = Madrid

game-trambahn-title = Trambahn
game-trambahn-about = München, 1890: Linien auslegen, Trambahnen kaufen und bereit sein, wenn die Fahrgäste einsteigen.
game-trambahn-players = 2 Spieler
game-trambahn-minutes = 45 Minuten
game-game_of_trains-title = Game of Trains
game-game_of_trains-about = Rangiere deine sieben Waggons, bis ihre Zahlen aufsteigen, und bringe die der anderen durcheinander.
game-game_of_trains-players = 2 bis 4 Spieler
game-game_of_trains-minutes = 20 Minuten
game-voll_verplant-title = Voll verplant
game-voll_verplant-about = Eine Karte für alle, ein Plan für jeden: Wer stellt die Linien vor den anderen fertig?
game-voll_verplant-players = 1 bis 6 Spieler
game-voll_verplant-minutes = 20 Minuten

board-title = Brett
board-drawn = Gezeichnet
board-plain = Einfaches Brett: Text und Knöpfe

firmness-title = Ein Zug gilt
firmness-auto = Automatisch
firmness-ask = Wenn ich bestätige
firmness-moment = Nach 3 Sekunden
firmness-at_once = Sofort
firmness-about = Für Züge, die man nicht zurücknehmen kann. Automatisch: Mit dem Finger bestätigst du, und Einträge in Voll verplant stehen 3 Sekunden lang mit Bleistift da.

data-title = Deine Daten
data-about = Der Server kennt deine Plätze, die Namen, die du dir gegeben hast, und was du im Chat gesagt hast. Ein Konto gibt es nicht.
data-export = Alles speichern
data-ask = Alles löschen …
data-sure = In laufenden Spielen übernehmen Bots deine Plätze, und überall verschwinden dein Name und deine Nachrichten. Das lässt sich nicht zurücknehmen.
data-keep = Behalten
data-delete = Endgültig löschen

keys-title = Tastatur
keys-next = zum Nächsten
keys-among = zwischen Karten, Plätzen und Sätzen des Verlaufs; auf dem Regler durch die Vergangenheit
keys-press = drücken, aufnehmen, spielen
keys-back = ablegen, schließen, zurück
keys-end = Zug beenden (Trambahn)
keys-undo = zurücknehmen
keys-rules = Regeln
keys-letters = Kürzel aus einem Buchstaben
keys-on = An
keys-off = Aus
