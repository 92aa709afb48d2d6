# What can be said with one press. Everybody reads it in their own language.

hello = Hello!
luck = Good luck!
well_played = Well played!
thanks = Thanks!
sorry = Sorry!
moment = One moment, please.
back_soon = Back in a minute.
here_again = I’m back.
your_turn = Is it your turn?
again = Another game?
bye = Bye, see you!
