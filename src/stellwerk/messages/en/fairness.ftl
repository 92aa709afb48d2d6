# What the page about fairness says.

title = Was it fair?
about = Before the first card the dealer took a secret seed and showed its fingerprint. Every card has to follow from that seed. After the end the seed is shown, and your own browser computes its fingerprint. If the two are the same, the seed was not changed afterwards. If every card follows from it as well, no card was changed after the fingerprint was shown.
promise = Fingerprint, shown before the first card
seed = Seed, shown after the end
computed = Fingerprint of this seed, computed in your browser
fits = They are the same: this is the seed that was promised.
wrong = They differ. This game was not dealt as promised.
seen = Your browser noted the fingerprint when it first saw this table.
later = The game is still running. The seed is shown when it is over.
cards = Every single card
command = To check every card as well, save the record and run:
record = Download the record
unproved = What this does not prove
limits = The server alone takes the seed. It could try many and keep one it likes before it shows the fingerprint. It knows all cards of the running game and could tell them to someone or play to them. It draws the order of seats without the seed. It could show two people two fingerprints, or use one for several tables. It could end a game that it does not like, and the bots' moves are not covered. Play where you trust the people who run the server, or run it yourself.
back = Back to the table
