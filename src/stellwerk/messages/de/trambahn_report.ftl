# Was in Trambahn geschehen ist.
a-card = eine Karte
a-conductor = einen Schaffner
card = { $colour ->
    [blue] Blau { $value }
    [red] Rot { $value }
    [green] Grün { $value }
   *[yellow] Gelb { $value }
}
line = { $line ->
    [blue] blauen Linie
    [red] roten Linie
    [green] grünen Linie
   *[yellow] gelben Linie
}
tram = { $tram ->
    [horse] Pferdebahn ×{ $value }
    [steam] Dampfbahn ×{ $value }
   *[electric] elektrische Bahn ×{ $value }
}

start-money = { $person ->
    [you] Du erhältst { $card } als Startkapital.
   *[other] { $who } erhält { $card } als Startkapital.
}
drawn = { $person ->
    [you] Du ziehst { $card }.
   *[other] { $who } zieht { $card }.
}
passenger-placed = { $person ->
    [you] Du legst { $card } als Fahrgast der { line } aus.
   *[other] { $who } legt { $card } als Fahrgast der { line } aus.
}
row-opened = { $person ->
    [you] Du eröffnest Reihe { $row } mit { $card }.
   *[other] { $who } eröffnet Reihe { $row } mit { $card }.
}
row-joined = { $person ->
    [you] Du legst { $card } an Reihe { $row } an.
   *[other] { $who } legt { $card } an Reihe { $row } an.
}
income = { $person ->
    [you] Du legst { $card } auf den Geldstapel.
   *[other] { $who } legt { $card } auf den Geldstapel.
}
tram-bought = { $person ->
    [you] Du kaufst für Reihe { $row } die { tram } und zahlst { $marks } Mark.
   *[other] { $who } kauft für Reihe { $row } die { tram } und zahlt { $marks } Mark.
}
step-ended = { $person ->
    [you] Du beendest den Schritt.
   *[other] { $who } beendet den Schritt.
}

tour = Fahrt { $number } der { line }: { $scored }.
scored = { $person ->
    [you] du bekommst { $points }
   *[other] { $who } bekommt { $points }
}
extra-tour = { $person ->
    [you] Sonderfahrt: Du bekommst { $points }.
   *[other] Sonderfahrt: { $who } bekommt { $points }.
}
rows-lost = { $person ->
    [you] { $rows ->
        [one] Du hattest für eine Reihe keine Bahn: Ihre Karten werden zu Geld.
       *[other] Du hattest für { $rows } Reihen keine Bahn: Ihre Karten werden zu Geld.
    }
   *[other] { $rows ->
        [one] { $who } hatte für eine Reihe keine Bahn: Ihre Karten werden zu Geld.
       *[other] { $who } hatte für { $rows } Reihen keine Bahn: Ihre Karten werden zu Geld.
    }
}
pile-empty = Der Nachziehstapel ist aufgebraucht: { $given }.
money-given = { $person ->
    [you] du gibst { $marks } Mark ab
   *[other] { $who } gibt { $marks } Mark ab
}
