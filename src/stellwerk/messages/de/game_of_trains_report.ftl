# Was in Game of Trains geschehen ist.
a-wagon = einen Waggon
wagon = Waggon { $number }

dealt = { $person ->
    [you] Du erhältst { $wagon }.
   *[other] { $who } erhält { $wagon }.
}
drafted = { $person ->
    [you] Du nimmst { $wagon } zur Auswahl.
   *[other] { $who } nimmt { $wagon } zur Auswahl.
}
draw-chosen = { $person ->
    [you] Du ziehst vom Stapel.
   *[other] { $who } zieht vom Stapel.
}
drawn = { $person ->
    [you] Du ziehst { $wagon }.
   *[other] { $who } zieht { $wagon }.
}
filled = { $person ->
    [you] Du füllst die Lücke auf: { $wagon }.
   *[other] { $who } füllt die Lücke auf: { $wagon }.
}
replaced = { $person ->
    [you] Du ersetzt { $old } auf Position { $place } durch { $wagon }.
   *[other] { $who } ersetzt { $old } auf Position { $place } durch { $wagon }.
}
used = { $person ->
    [you] Du nutzt { $card }: { $use }.
   *[other] { $who } nutzt { $card }: { $use }.
}

locked = ein Schloss für Position { $place }
swapped = die Positionen { $one } und { $other } werden getauscht
moved = der Waggon von Position { $one } rückt auf Position { $other }
removed = { $wagon ->
    [first] alle entfernen den ersten Waggon
    [middle] alle entfernen den mittleren Waggon
   *[last] alle entfernen den letzten Waggon
}

cancelled = Gleiche Funktion, darum abgelegt: { $cards }.
shuffled = Der Ablagestapel wird neu gemischt.
won = { $person ->
    [you] Alles sortiert: Du gewinnst.
   *[other] Alles sortiert: { $who } gewinnt.
}
