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
