# What each form of a move means, in the help of the terminal.

draw = action 1: draw a wagon; then put it
put = the wagon drawn replaces the one at position 3
remove = action 2: everybody removes a wagon, with the open card 7
swap = action 2: swap two neighbours
swap-apart = action 2: swap two wagons with one between them
move-left = action 2: move a wagon two to the left
move-right = action 2: move a wagon two to the right
protect = action 2: lock position 1, 4 or 7
keep = set-up: wagon 12 of the draft replaces position 3
