# What the plain board says: any game as text, with buttons and codes.

picture = The table in characters
hidden = { $count ->
    [one] { $count } hidden card
   *[other] { $count } hidden cards
}
moves = { $count ->
    [0] No moves for you now
    [one] Your only move
   *[other] Your moves: { $count } to choose from
}
type = Type the code of a move
codes = What the codes mean
play = Play
erase = Rub out
pencilled = In pencil: { $move }.
news = What the others did last
words = The table in words

wrong-turn = You cannot move now.
wrong-nothing = Type the code of a move first.
wrong-move = “{ $code }” is not a legal move now.
wrong-perhaps = Did you mean: { $codes }?

terminals = Terminal stations
tram = { $tram } for { $price },000 marks: { $displayed } on offer, { $left } more in the depot
fields = Your points
stations = From the car on: { $stations }.
ring = A ring, from the car on: { $stations }, and back to the first.
marked = marked { $mark }
special = special station
crosses = { $count ->
    [one] line { $lines } too
   *[other] lines { $lines } too
}
