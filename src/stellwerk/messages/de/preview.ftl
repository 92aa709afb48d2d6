# Was Messenger vom Link eines Tisches zeigen.

invited = Du bist zu einer Partie { $game } eingeladen.
waiting = { $people ->
    [one] { $names } wartet
   *[other] { $names } warten
} noch auf { $count ->
    [one] eine Person.
   *[other] { $count } Personen.
}
free = { $count ->
    [one] Ein Platz ist frei.
   *[other] { $count } Plätze sind frei.
}
watch = Sieh dem Spiel an diesem Tisch zu.
