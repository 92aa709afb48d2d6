# Was die Befehlszeile zu Leuten sagt: am Tisch, beim Nachspielen, in Listen.

## Plätze und Spiele
seat = Platz { $number }
seat-name = Platz { $number }
which-game = Welches Spiel? Nummer oder Name (q zum Aufhören):{" "}
no-games = Hier ist kein Spiel aufgehoben. So beginnt eines: stellwerk play
game-over = beendet
game-running = läuft
nothing-kept = Du hast noch nicht gezogen, darum wird nichts aufgehoben.
bot-search = eine Suche mit N Durchgängen je Entscheidung
bot-own = ein eigener Bot: eine Klasse in einem eigenen Modul

## Am Tisch
help-codes = Tippe einen Zug als Kürzel; Großschreibung und Leerzeichen sind egal. Die Liste zeigt, welche Zahlen folgen können:
command-hint = was ein starker Bot hier täte
command-rules = die Regeln in Kürze
legend = Zeichen:
no-rules = Die Regeln von { $title } liegen in der Schachtel; hier gibt es nur die Kürzel (?).
number-range = Einen Zug { $said } gibt es nicht: Tippe eine Nummer von 1 bis { $last } oder ein Kürzel.
several-moves = { $said } kann mehrere Züge bedeuten: { $codes }. Tippe das ganze Kürzel.
not-possible = { $said } geht jetzt nicht. Die Züge stehen oben; ? erklärt sie.
no-undo = Du kannst nur deinen letzten Zug zurücknehmen, bis eine Karte gezogen wird oder jemand anderes zieht.
hint-win = { $code }: gewinnt { $value } der vorgestellten Spiele
hint-points = { $code }: { $value } Punkte zu erwarten

## replay
replay-keys = Enter: weiter · b: zurück · d: nächste Entscheidung · ?: mehr Tasten · q: beenden
replay-help =
    Enter      der nächste Eintrag
    b          zurück
    d          die nächste Entscheidung, über ausgeteilte Karten hinweg
    eine Zahl  die Stellung nach so vielen Einträgen
    e          das Ende
    /TEXT      der nächste Eintrag mit diesem Kürzel oder Wort
    p          von selbst weiter, eine Sekunde je Eintrag; p 0,2 ist schneller, Strg-C hält an
    ?          diese Hilfe
    q          beenden
replay-nothing = Kein Eintrag enthält „{ $text }“.

## advise
advice-head = { $title }, nach Eintrag { $entries }, { $who }: erwartet wird { $payoff }, { $effort }
advice-win = der Anteil am Sieg
advice-points = die Punktzahl
advice-exactly = genau
advice-iterations = { $count } Durchgänge
advice-move = Zug
advice-expected = Erwartet (95 %)
advice-looked-at = Betrachtet
advice-to-the-end = bis zum Ende
advice-never = nie
advice-unknown = unbekannt
advice-exact = genau { $value }
advice-played = Gespielt.
advice-gave-up = Gespielt: kostete { $lost }.
advice-more = Insgesamt { $count } Züge: --moves zeigt mehr.

## maps
map-size = { $lines } Linien, { $stations } Stationen
map-ring = eine Ringlinie
map-special = Sonderstationen

## serve
serve-name = Unter dem Namen: { $name }
serve-network = Andere in deinem Netz: { $url }
serve-alone = Nur dieser Computer kann es öffnen. So lässt du andere in deinem Netz herein: { $command }
