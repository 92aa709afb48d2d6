# Was man vor dem Spiel verabreden kann.

map = die Stadt
special_stations = Sonderstationen wiederholen die Karte (V12)
