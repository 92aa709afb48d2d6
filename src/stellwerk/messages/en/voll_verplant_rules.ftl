# The rules of Voll verplant in our own words.

goal-title = What it is about
goal-text = Mark as many stations as you can on your sheet, and complete lines before the others do. In every round the same card counts for everyone; what differs is the line you choose. Each line can be chosen only as often as its car has windows, and stations that are marked already stop your train.

setup-title = Before the game
setup-text = Everyone has a sheet of the same city; Amsterdam and Berlin are good to begin with. The 14 cards are shuffled into one pile, face down:

round-title = A round
round-flip = A card is turned over for all.
round-window = Everyone chooses a line and writes the value into a free window of its car: the number, or a + for a transfer. A line whose windows are full cannot be chosen any more.
round-crosses = Everyone crosses that many stations of the line.
round-complete = Players who have completed a line say so.
round-six = All choose at the same time and in secret. After the round of the 6, all cards turned over so far, the 6 included, are shuffled back into the pile.

entry-title = Your entry
entry-car = Start at the car: follow the line past all marked stations to the first free one. The first cross goes there.
entry-gap = The crosses follow each other; no free station is left out.
entry-stay = You stay on the chosen line.
entry-stop = At the next marked station you stop. What is left of the number is lost.
entry-end = At the last station of the line you stop as well.
entry-fewer = You may make fewer crosses, or none. A window is always filled, even on a line where nothing is left to mark.
entry-example = A 4 on line C: two stations are passed, three are crossed. The fourth cross is lost, because the next station is marked already.

express-title = Express
express-text = With an express card you may skip marked stations, several times if you like, and go on at the next free one. Free stations cannot be skipped. You may use it like an ordinary number, too.
express-example = Express 3 on line H: three crosses, although marked stations lie between them.

transfer-title = Transfer
transfer-text = Write a + into the window. Follow the line from the car to the first free station. Count the lines that stop there, your own included, and write that number into the station with a square around it. At the end it counts double. A station with a single line gives a 1.
transfer-example = Three lines stop at the third station: 3 is written, worth 6 points at the end.

ride-title = Free ride
ride-text = No window is filled. Cross any one free station of the whole map, or none.
ride-example = The cross may stand anywhere; nothing has to be marked before it.

complete-title = Completing a line
complete-first = The first player to mark all stations of a line circles the higher points, in the diamond. Crosses and transfers count alike.
complete-later = Everyone else strikes out that diamond. Players who complete the line later still get the points in the square.
complete-same = All who complete a line first in the same round get the higher points.
complete-several = One entry can complete several lines.

maps-title = Map features
maps-ring = Berlin and Madrid have a ring line. Each time you choose it, you decide again in which direction you go, always from the car. It has no last station: it is complete when all its stations are marked.
maps-special = Paris and Madrid have special stations. With that variant, marking one lets you play the same card once more, at once: write it into another free window and carry it out, on the same line or another. An express stays an express, a transfer a transfer. Windows may then fill up earlier for some, and the others play on.

end-title = End and points
end-text = The game ends when all windows are full. Completed lines are announced one last time. Then you fill in the four fields:
end-lines = Add the points that you circled for completed lines.
end-transfers = Add the numbers of your transfers and double the sum.
end-free = Count your free stations and halve that number, rounded down. It is subtracted.
end-tie = The most points win. With equal points, the player with fewer free stations wins; if still tied, the win is shared.
end-example = Lines 3 + 5 + 6 = 14, transfers 2 × (1 + 3 + 2) = 12, free stations 11 ÷ 2 = 5: 14 + 12 − 5 = 21.

solo-title = Playing solo
solo-text = The rules stay the same. You always get the points in the diamond, but every free station costs a whole point. The table says how well you planned:

tips-title = Good to know
tips-points = Some lines bring more than others, and for some the diamond is hardly better than the square.
tips-transfer = Transfers count double: it can pay to leave a station with many lines free until one comes.
tips-leave = Lines cross each other. Sometimes it is better to stop early so that a crossing stays free.
tips-sacrifice = Hardly anyone marks everything. Give up a line or two for values that do not fit.
tips-count = There are few cards. Remember which have been turned over, and which are still to come.
