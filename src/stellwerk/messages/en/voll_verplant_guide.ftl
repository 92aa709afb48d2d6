# The tips of a first game of Voll verplant.

goal = This is your sheet, a map with lines A, B, C … Mark the stations. The first player to complete a line gets the points in its diamond.
card = This card is for everyone: you may cross up to that many stations of one line.
express = An express card: if you like, it skips stations that are marked already.
transfer = A transfer: the next free station of a line gets the number of lines that stop there. At the end it counts double, so look for busy stations.
ride = A free ride: tap any free station of the map, or a car first and then one of its stations. No window is filled.
pick = Tap a car. For a number, a long line is a good start. The map shows where the crosses would go, from the car outwards. Then tap how many you want.
six = The 6: after this round all cards go back into the pile and are shuffled.
windows = The card now stands in a window. A line without a free window cannot be chosen any more, so each one has to count.
stop = Your crosses end before the next marked station, whichever line marked it. Sometimes it is better to leave a crossing free.
fewer = You may take fewer crosses than the card says. A window is filled all the same, even with 0.
others = The sheets of the others. A tick means: already written. Tap one to see it large.
pile = This is still in the pile. Transfers and express cards to come are worth planning for.
ring = One line is a ring. Each time you choose it, you may go either way round from its car.
completed = You have completed a line. Its points are circled and stand in the first field.
taken = Someone completed a line before you: its diamond is struck out, but its square can still be had.
fields = The fields add up your points: lines, double the transfers, minus half of the free stations. When all windows are full, the most points win.
