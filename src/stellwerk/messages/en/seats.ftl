# A seat that nobody has given a name.

seat = Seat { $number }
