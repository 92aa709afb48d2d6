# The table of Trambahn, drawn with characters.

passengers = Passengers
stations = Stations
income = Income
trams = Trams
draw = Draw

money = money { $money }
points = points { $points }
hand = hand
no_rows = no rows yet
waiting = waiting
tram = { $count } { $name } ×{ $value } at { $price }
to_come = ({ $count } to come)
piles = draw pile { $draw }, discards { $discard }

blue = blue
red = red
green = green
yellow = yellow

horse = horse
steam = steam
electric = electric

# The pad: a column each for the tours, the extra tours and the total.

tour = Tour
extra = Extra
total = Total

# How the game ended.

tenth_tour = tenth tour
exhausted = no cards left
