# What each form of a move means, in the help of the terminal.

cross = write the value into a window of line B and cross 3 stations
nothing = write the value into a window of line B and mark nothing
ring = the same on a ring line, in the printed direction
ring-back = the same on a ring line, in the other direction
transfer = transfer: mark the next free station with its number of lines
ride = free ride: cross the station zoo
no-ride = free ride: cross nothing
