# Was am Tisch geschieht, außer den Zügen des Spiels.

undo = { $person ->
    [you] Du nimmst einen Zug zurück.
   *[other] { $who } nimmt einen Zug zurück.
}
sit = { $person ->
    [you] Du setzt dich.
   *[other] { $who } setzt sich.
}
resign = { $before } geht. { $bot } spielt auf Platz { $seat } weiter.
offer = { $person ->
    [you] Du möchtest noch einmal spielen.
   *[other] { $who } möchte noch einmal spielen.
}
offer-with = { $person ->
    [you] Du möchtest noch einmal spielen, diesmal mit: { $bot }.
   *[other] { $who } möchte noch einmal spielen, diesmal mit: { $bot }.
}
rematch = { $person ->
    [you] Der nächste Tisch ist offen für dich und alle anderen.
   *[other] Der nächste Tisch ist offen für { $who } und alle anderen.
}
travel = { $person ->
    [you] Du spielst auf einem anderen Gerät weiter.
   *[other] { $who } spielt auf einem anderen Gerät weiter.
}
ask = { $person ->
    [you] Jemand in einem anderen Browser sagt, du zu sein.
   *[other] Jemand in einem anderen Browser sagt: „Ich bin { $who }.“
}
refuse = { $person ->
    [you] Wer sagte, du zu sein, wurde nicht eingelassen.
   *[other] Wer sagte „Ich bin { $who }“, wurde nicht eingelassen.
}
returned = { $person ->
    [you] Du bist zurück, in einem anderen Browser: { $by } hat dich wieder eingelassen.
   *[other] { $who } ist zurück, in einem anderen Browser: eingelassen von { $by }.
}
let = { $person ->
    [you] Du bist zurück, in einem anderen Browser.
   *[other] Du hast { $who } wieder eingelassen, in einem anderen Browser.
}
help = { $person ->
    [you] Du hast um Rat gefragt.
   *[other] { $who } hat um Rat gefragt.
}
vote = { $person ->
    [you] Du möchtest, dass vorerst ein Bot für { $owner } spielt.
   *[other] { $who } möchte, dass vorerst ein Bot für { $owner } spielt.
}
vote-yours = { $who } möchte, dass vorerst ein Bot für dich spielt.
warm = { $person ->
    [you] { $bot } (Bot) hält deinen Platz warm, bis du wieder da bist.
   *[other] { $bot } (Bot) hält den Platz von { $who } warm.
}
back = { $person ->
    [you] Du sitzt wieder selbst an deinem Platz.
   *[other] { $who } ist wieder da.
}
end = { $person ->
    [you] Du möchtest das Spiel ohne Ergebnis beenden.
   *[other] { $who } möchte das Spiel ohne Ergebnis beenden.
}
ended = { $person ->
    [you] Du hast das Spiel beendet. Es zählt kein Ergebnis.
   *[other] { $who } hat das Spiel beendet. Es zählt kein Ergebnis.
}
