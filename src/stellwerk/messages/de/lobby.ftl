# Was ein Tisch sagt, bevor es losgeht.

closed = Dieser Tisch wurde geschlossen. Eröffne einen anderen, oder lass dir einen neuen Link geben.
revealing = Der Zufall wird zusammengelegt: Es fehlt noch { $names } …
dealing = Karten werden ausgeteilt …
again = { $count ->
    [one] Noch einmal in derselben Runde: { $names } fehlt noch.
   *[other] Noch einmal in derselben Runde: { $names } fehlen noch.
}
waiting = { $count ->
    [one] Ein Platz ist noch frei.
   *[other] { $count } Plätze sind noch frei.
}
awaited = { $count ->
    [one] { $names } ist noch nicht bereit.
   *[other] { $names } sind noch nicht bereit.
}
all_there = Alle sind da: Du kannst beginnen.
host_starts = Alle sind da: { $host } beginnt das Spiel.

reserved = für jemand Eingeladenes reserviert
host = Gastgeber
take = Hier sitzen
take_chair = Hier sitzen, auf Platz { $chair }
who = Wer auf Platz { $chair } sitzt
for_a_person = Frei, für einen Menschen
free_chair = Platz freimachen
free_chair_of = Den Platz von { $name } freimachen
swap = Platz { $chair } und { $other } tauschen
is_ready = bereit
is_not_ready = noch nicht bereit

own = Du an diesem Tisch
ready = Ich bin bereit
not_ready = Moment, doch nicht
rise = Aufstehen
or_watch = Oder warte hier: Sobald es losgeht, kannst du zuschauen.
full = Alle Plätze sind besetzt. Warte hier: Sobald es losgeht, kannst du zuschauen.

start = Spiel beginnen
start_with = { $count ->
    [one] Allein beginnen
   *[other] Zu { $count } beginnen
}
not_all_ready = Alle müssen bereit sein. Den Platz von jemandem, der weg ist, kannst du freimachen.
more_chairs = Ein Platz mehr
fewer_chairs = Ein Platz weniger
close = Tisch schließen
close_sure = Für alle schließen
keep_open = Offen lassen
be_host = Gastgeber werden
host_is_gone = { $host } ist weg. Jemand muss das Spiel beginnen.

invite = Leute dazuholen
link = Link für alle
code = QR-Code des Links für alle
personal = Ein Link für einen einzelnen Platz
personal_about = Niemand sonst kann diesen Platz nehmen. Der Link gilt einmal.

agreed = Was ihr spielt
change = Ändern
done = Fertig
agreed_about = Wenn du etwas änderst, müssen alle noch einmal sagen, dass sie bereit sind.
order-title = Wer anfängt
order-about = Gelost: Die Reihenfolge folgt aus dem Zufall, wie die Karten.
order-random = Gelost
order-given = In der Reihenfolge der Plätze
terms-hints-title = Rat
terms-hints-about = Der stärkste Bot darf gefragt werden, und alle erfahren davon.
terms-take_backs-title = Zurücknehmen
terms-take_backs-about = Ein Zug darf zurückgenommen werden, solange seitdem keine Karte gezogen wurde.
terms-spectators-title = Zuschauer
terms-spectators-about = Wer den Link hat, darf zuschauen.
terms-clock-title = Zeit für einen Zug
terms-clock-about = Ist sie um, hält ein Bot den Platz warm, bis sein Besitzer wieder da ist.
clock-none = Ohne Grenze
clock-seconds = { $count ->
    [one] { $count } Sekunde
   *[other] { $count } Sekunden
}
clock-minutes = { $count ->
    [one] { $count } Minute
   *[other] { $count } Minuten
}
public-title = Offen für alle
public-about = Jeder darf diesen Tisch finden und einen freien Platz nehmen.

differs-title = Das ist nicht, was vereinbart war
differs-about = Der Server hat eine Vereinbarung geschickt, die anders ist als das, was dir diese Seite gezeigt hat. Darum hat dein Browser seinen Teil des Zufalls für sich behalten.
differs-unknown = Dieser Browser weiß nicht mehr, was ihm an diesem Tisch gezeigt wurde.
differs-others = Der Server selbst sagt, dass an diesem Tisch eine andere Vereinbarung gilt.
differs-unreadable = Die Vereinbarung ist nicht lesbar.
differs-table = Sie gilt für einen anderen Tisch.
differs-game = Sie gilt für ein anderes Spiel.
differs-options = Die Varianten sind andere.
differs-order = Die Sitzordnung entsteht anders.
differs-dealer = Das Versprechen des Kartengebers ist ein anderes als das, das du zuerst gesehen hast.
differs-share = An deinem Platz steht ein anderes Versprechen als deines.
differs-todo = Sag es den anderen auf einem anderen Weg als über diese Seite, und spielt dieses Spiel nicht. Wenn es dafür keine Erklärung gibt, vertraue diesem Server nicht mehr.
differs-go_on = Trotzdem an den Tisch
differs-text = Die Vereinbarung, wie sie ankam
