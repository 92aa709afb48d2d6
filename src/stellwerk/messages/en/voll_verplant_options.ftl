# What players may agree on before the game.

map = the city
special_stations = special stations repeat the card (V12)
