# Voll verplant at the terminal: the rules in short, and the signs.
rules =
    All mark stations on a sheet of their own, with the same card in every round. Choose a line: its value goes into a free window of that line's car, and you cross as many free stations, from the car on, up to the next marked one. Fewer are allowed.
    e2 and e3, express: leaps over marked stations. t, transfer: the first free station gets the number of its lines, which counts twice. f, free ride: cross any one station; no window is used.
    On a ring line you choose the direction. Where special stations are played, marking one makes you use the card again.
    The first to mark a whole line gets the ◆ points, the others the ■ points. At the end of all windows half of the free stations are subtracted; alone, all of them.
legend =
    A [3][e2][ ]  a line and the windows of its car     °  the ring line
    ◆6 points for the first, ◇ taken already, ■4 for the others
    ·  a free station, o one with several lines, x crossed, 2 a transfer     *  a special station
    3 + 2×5 − 4 = 9  lines + twice the transfers − free stations     ▶  who has not entered yet
