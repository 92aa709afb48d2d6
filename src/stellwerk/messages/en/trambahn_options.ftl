# What players may agree on before the game.

free_rows = a new row even if the card fits an open one (T5)
nine = victory points of the 9, as printed on your cards (T1)
