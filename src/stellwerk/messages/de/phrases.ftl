# Was man mit einem Druck sagen kann. Jeder liest es in der eigenen Sprache.

hello = Hallo!
luck = Viel Glück!
well_played = Gut gespielt!
thanks = Danke!
sorry = Tut mir leid!
moment = Einen Moment bitte.
back_soon = Bin gleich wieder da.
here_again = Bin wieder da.
your_turn = Bist du dran?
again = Noch ein Spiel?
bye = Tschüss, bis bald!
