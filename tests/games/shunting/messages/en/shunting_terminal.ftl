# Shunting at the terminal.
rules =
    Wagons for the harbour, the mill and the quarry come into the yard, and each destination has its siding. Before your turn your hand is filled up to three wagons. On your turn put one of them onto its siding, or send off the train of a siding.
    A train has at least two wagons; one of 2, 3, 4 or 5 pays 1, 3, 6 or 10 points. A siding has room for four, or for five if you agree on it.
    The game ends when it is your turn and you have no wagon. With equal points more wagons in the hand win.
legend =
    h m q  a wagon for the harbour, the mill, the quarry
