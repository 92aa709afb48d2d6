# What each form of a move means, in the help of the terminal.

passenger = step 1: lay this card as a passenger of its own line
conductor = step 1: lay a conductor as a passenger of the red line
open = step 2: start a new row with this station
join = step 2: add this station to your row 2
join-conductor = step 2: add a conductor to your row 2
income = step 3: lay this hand card on your money pile
tram = step 4: buy a displayed tram of value 3 for your row 2
end = end the step: after a passenger in step 1, at any time in steps 2 to 4
