# Game of Trains at the terminal: the rules in short, and the signs.
rules =
    Seven numbered wagons stand behind your locomotive. The first to have them all in ascending order wins at once.
    In your turn either draw a wagon, which replaces one of yours, or use an open card for its sign. The replaced wagon is laid open and is a sign from then on.
    Two open cards with the same sign cancel each other. A lock protects the first, the middle or the last wagon from being removed, until you move it yourself.
legend =
    ▟▇█▙  the locomotive     [12]  a wagon     ─[12]  a wagon that ascends from the one before
    ■⇄■ swap neighbours     ■⇄·⇄■ swap with one between     ◀··■ ■··▶ move two to the left or right
    ✕······  ···✕···  ······✕  everybody removes the first, the middle, the last wagon
    lock  protects position 1, 4 or 7     __  a gap     ▶  whose move it is
