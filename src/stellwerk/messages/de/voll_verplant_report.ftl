# Was in Voll verplant geschehen ist.
turned = Aufgedeckt: { $card ->
    [e2] die Express-Karte 2
    [e3] die Express-Karte 3
    [t] die Umsteigemöglichkeit
    [f] die Freifahrt
   *[number] die { $card }
}.

answered = { $person ->
    [you] Du hast eingetragen.
   *[other] { $who } hat eingetragen.
}
entered = { $person ->
    [you] Du: { $entry }.
   *[other] { $who }: { $entry }.
}
crossed = { $crosses ->
    [0] Linie { line }, nichts angekreuzt
   *[other] Linie { line }, { $crosses } angekreuzt
}
transfer = Umsteigen auf Linie { line }
ride = Freifahrt zur Station { $station }
no-ride = keine Freifahrt
line = { $ring ->
    [yes] { $line } in Richtung { $station }
   *[no] { $line }
}

completed = { $person ->
    [you] Du komplettierst Linie { $line } für { $points }.
   *[other] { $who } komplettiert Linie { $line } für { $points }.
}
