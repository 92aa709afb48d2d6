# Was außer Namen auf einem Plan von Voll verplant steht.

about = Netzplan mit { $lines ->
    [one] { $lines } Linie
   *[other] { $lines } Linien
} und { $stations ->
    [one] { $stations } Station
   *[other] { $stations } Stationen
}.
counts = { $lines ->
    [one] { $lines } Linie
   *[other] { $lines } Linien
} · { $stations ->
    [one] { $stations } Station
   *[other] { $stations } Stationen
}
lines = { $count ->
    [one] Linie { $letters }
   *[other] Linien { $letters }
}
spoken = { $station }: { $lines }
spoken-special = { $station } ({ special }): { $lines }

# Die Legende.

station = Station
change = Umsteigestation
special = Sonderstation
first = Zuerst komplettiert
later = Später komplettiert

# Das Blatt zum Ausdrucken.

name = Name
sum = Komplettierte Linien
transfers = 2 × Umsteigen
free = Leere Stationen ÷ 2
total = Gesamt
