# What people call the bots, and what they are told about them.

random = Random bot
random-about = plays anything that is legal
greedy = Greedy bot
greedy-about = takes what looks best at the moment
apprentice = Apprentice
apprentice-about = sees the obvious and misses the rest
driver = Driver
driver-about = knows the game and thinks briefly
dispatcher = Dispatcher
dispatcher-about = thinks for almost a second per move
