# Shunting at the terminal.
rules =
    Wagons for the harbour, the mill and the quarry come into the yard. On your turn put a wagon from your hand onto a siding, or pay a piece of coal and shunt the last wagon of a siding onto another.
    The fourth wagon on a siding sends the train off to where most of its wagons go, and pays you for them. Two and two: the train is broken up.
    When all wagons are gone, everybody opens a secret order, which pays for every train to its destination. With equal points more coal wins.
legend =
    h m q  a wagon for the harbour, the mill, the quarry
