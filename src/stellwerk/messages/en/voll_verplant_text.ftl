# The table of Voll verplant, drawn with characters.

e2 = express 2
e3 = express 3
t = transfer
f = free ride
no_card = no card yet
pile = still in the pile: { $cards }
completed = completed: { $points }
next = next: { $station }
free = { $count ->
    [one] ({ $count } station free)
   *[other] ({ $count } stations free)
}

# What a solo game was worth, the best first (V14).

verdict-0 = A genius, or very lucky indeed!
verdict-1 = Respect: you plan like a professional!
verdict-2 = Congratulations, the plan worked out!
verdict-3 = Well done: you do more than make plans.
verdict-4 = The plan did not quite work out.
verdict-5 = Making plans, at least, you are good at.
verdict-6 = Did you get the rules right?
verdict-7 = Completely misplanned?

# How the game ended.

windows_full = all windows full
