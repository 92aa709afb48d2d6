# Wie die Bots heißen, und was man über sie sagt.

random = Zufallsbot
random-about = spielt irgendetwas Erlaubtes
greedy = Gieriger Bot
greedy-about = nimmt, was im Augenblick am besten aussieht
apprentice = Lehrling
apprentice-about = sieht, was nahe liegt, und übersieht manches
driver = Lokführer
driver-about = kennt das Spiel und überlegt einen Moment
dispatcher = Fahrdienstleiter
dispatcher-about = überlegt fast eine Sekunde pro Zug
