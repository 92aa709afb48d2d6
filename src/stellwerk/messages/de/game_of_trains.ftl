# Was das Spielbrett von Game of Trains sagt.

ability-swap_neighbours = zwei Nachbarn tauschen
ability-swap_with_one_between = zwei Waggons mit einem dazwischen tauschen
ability-move_two_left = einen Waggon zwei Plätze nach links bewegen
ability-move_two_right = einen Waggon zwei Plätze nach rechts bewegen
ability-remove_first = alle entfernen den vordersten Waggon
ability-remove_middle = alle entfernen den mittleren Waggon
ability-remove_last = alle entfernen den letzten Waggon
ability-protect = Schloss für den vordersten, mittleren oder letzten Waggon

wagon = Waggon { $number } auf Position { $place }; seine Funktion: { $ability }
wagon_locked = Geschützter Waggon { $number } auf Position { $place }; seine Funktion: { $ability }
gap = Lücke auf Position { $place }
card = Waggon { $number }; seine Funktion: { $ability }
sign = Schild { $number }: { $ability }
open_cards = Schilder
no_open_cards = Noch keine Schilder
hand = Deine neuen Waggons
train = Zug von { $name }
own_train = Dein Zug
run = { $run } von 7 Waggons hängen zusammen
acts = dran
wins = gewinnt
draw = Einen Waggon vom Stapel mit { $count } ziehen
draw_pile = { $count ->
    [one] Nachziehstapel, { $count } Waggon
   *[other] Nachziehstapel, { $count } Waggons
}
discard_pile = { $count ->
    [one] Ablagestapel, { $count } Karte
   *[other] Ablagestapel, { $count } Karten
}
back = Zurücklegen
dealing = Karten werden ausgeteilt …

target-put = Waggon { $card } auf Position { $from } legen, anstelle von { $one }
target-swap = { $one } auf Position { $from } mit { $other } auf Position { $to } tauschen
target-move = { $one } von Position { $from } auf Position { $to } bewegen
target-lock = { $one } auf Position { $from } schützen
target-remove = Alle entfernen den Waggon auf Position { $from }, bei dir { $one }

prompt-keep = Wähle einen deiner neuen Waggons.
prompt-keep_place = Welchen Waggon ersetzt er?
prompt-action = Ziehe einen Waggon, oder nutze ein Schild.
prompt-draw = Ziehe einen Waggon.
prompt-put = Welchen Waggon ersetzt er?
prompt-over = Alle sieben in der richtigen Reihenfolge: { $name } hat gewonnen!
prompt-over_yours = Alle sieben in der richtigen Reihenfolge: Du hast gewonnen!

use-swap_neighbours = Welche zwei Nachbarn tauschst du?
use-swap_with_one_between = Um welchen Waggon herum tauschst du?
use-move_two_left = Welchen Waggon bewegst du zwei Plätze nach links?
use-move_two_right = Welchen Waggon bewegst du zwei Plätze nach rechts?
use-remove_first = Alle verlieren den vordersten Waggon. Sicher?
use-remove_middle = Alle verlieren den mittleren Waggon. Sicher?
use-remove_last = Alle verlieren den letzten Waggon. Sicher?
use-protect = Welcher Waggon bekommt das Schloss?

waiting-keep = { $count ->
    [one] { $names } wählt den ersten Waggon.
   *[other] { $names } wählen den ersten Waggon.
}
waiting-action = { $count ->
    [one] { $names } überlegt.
   *[other] { $names } überlegen.
}
waiting-put = { $count ->
    [one] { $names } hat einen Waggon gezogen.
   *[other] { $names } haben einen Waggon gezogen.
}

still_train = Zug: { $numbers }
pairs = { $pairs } von 21 Paaren in richtiger Reihenfolge
confirm = Spielen
draw_now = Einen Waggon vom Stapel ziehen?
as_sign = Als Schild: { $ability }

why-put_first = Setze zuerst den gezogenen Waggon in deinen Zug ein.
why-keep_first = Wähle zuerst einen deiner neuen Waggons.
why-sign = Dieses Schild kann gerade nichts bewirken: Ein Schloss oder das Ende des Zuges ist im Weg.
why-not_touched = Dieser Waggon kommt gerade nicht infrage: Er ist geschützt oder steht am falschen Ort.
why-pick_first = Wähle zuerst ein Schild, oder ziehe einen Waggon.
why-no_draw = Finde zuerst einen Platz für deinen Waggon. Gezogen wird am Anfang, wenn du dran bist.

with_sign = Mit Schild { $card }:
