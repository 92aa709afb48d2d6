# Was man vor dem Spiel verabreden kann.

free_rows = eine neue Reihe, obwohl die Karte an eine offene passt (T5)
nine = Siegpunkte der 9, wie auf euren Karten gedruckt (T1)
