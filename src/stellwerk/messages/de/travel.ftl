# Plätze, die auf ein anderes Gerät mitkommen, und Leute, die in einem anderen Browser wiederkommen.

title = Auf einem anderen Gerät weiterspielen
about = Dein Telefon, dein Tablet oder ein anderer Browser nimmt alle deine Plätze mit: ohne Konto, ohne Passwort.
show = Code zeigen
enter = Code eingeben
code = QR-Code für das andere Gerät
how = Lies ihn mit dem anderen Gerät ein, oder öffne dort { $address } und tippe:
valid = { $count ->
    [one] Der Code gilt einmal und eine Minute lang.
   *[other] Der Code gilt einmal und { $count } Minuten lang.
}
expired = Dieser Code ist abgelaufen.
again = Neuen Code erzeugen
shared = Fertig: Das andere Gerät hat jetzt auch alle deine Plätze.
gone = Deine Plätze sind auf ein anderes Gerät umgezogen.
gone_about = Dort spielst du weiter. Dieser Browser hat keine Plätze mehr; mit einem Code von dort holst du sie zurück.

go-title = Hier weiterspielen
go-type = Der Code vom anderen Gerät
go-look = Weiter
go-found = { $count ->
    [one] Das andere Gerät bringt einen Tisch mit.
   *[other] Das andere Gerät bringt { $count } Tische mit.
}
go-nothing = Das andere Gerät hat keine Tische, die es mitbringen könnte.
go-kept = { $count ->
    [one] Der Tisch, den du hier hast, bleibt deiner.
   *[other] Die { $count } Tische, die du hier hast, bleiben deine.
}
go-careful = Tu das nur, wenn das andere Gerät dein eigenes ist: Auf beiden Geräten spielt, wer es hat, auch mit deinen Plätzen und sieht deine Karten.
go-both = Auf beiden Geräten spielen
go-both_about = Beide sind von jetzt an du.
go-move = Hierher umziehen
go-move_about = Das andere Gerät hat dann keine Plätze mehr, und auch keines, das sie geteilt hat. Richtig für ein Gerät, das du weggibst oder verloren hast.
go-same = Dieses Gerät hat diese Plätze schon: Benutze den Code auf einem anderen.
go-done = Da bist du.
go-shelf = Zu deinen Tischen

used-title = Diese Einladung ist schon angenommen
used-about = Auf Platz { $seat } sitzt { $name }: Ein Link gilt für eine Person.
used-void = Dieser Link gilt nicht mehr
used-void_about = Für diesen Platz gibt es einen neueren Link, oder ein Bot spielt dort. Bitte um einen neuen, wo du diesen bekommen hast.
used-ask = Warst du das, in einem anderen Browser? Dann bitte um deinen Platz.
used-me = Ich bin { $name }

back-ask = Ich habe hier gespielt, in einem anderen Browser
back-who = Wer bist du?
back-about = Die anderen am Tisch werden gefragt, ob du es bist. Bitten kannst du nur um einen Platz, dessen Person nicht da ist.
back-none = Niemand, dessen Platz das sein könnte, ist weg. Wenn es deiner ist, schließe den Tisch in dem Browser, in dem du ihn hast.
back-waiting = Die anderen werden gefragt, ob du { $name } bist. Sobald jemand ja sagt, geht es hier von selbst weiter.
back-refused = Die anderen haben nicht gesagt, dass du es bist.
back-you = Jemand in einem anderen Browser sagt, du zu sein.
back-somebody = Jemand in einem anderen Browser sagt: „Ich bin { $name }.“ Sag nur ja, wenn du es weißt: Wer den Platz hat, sieht seine Karten.
back-yes = Das ist { $name }
back-no = Nein
