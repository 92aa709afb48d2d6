# The rules of Trambahn in our own words.

player = Player { $letter }

goal-title = What it is about
goal-p1 = Munich, around 1890. Two companies build tram lines, and only one of them will be left. You lay stations in rows, a row for a line, and buy a tram for every row.
goal-p2 = As soon as four passengers wait at the terminal of a line, its tour is scored for both of you. After ten tours the game is over: the player with the most points from tours and extra tours wins.

cards-title = One card, three uses
cards-p1 = A card can be a station in one of your rows, a passenger at the terminal of its line, or 1,000 marks. You decide when you play it. Face up it is a station or a passenger, face down it is money.
cards-p2 = The big number is its value: it says where the card fits in a row. The stars are its victory points: one for the values 1 to 6, two for 7 to 9, three for the 10.
cards-p2_nine = The big number is its value: it says where the card fits in a row. The stars are its victory points: one for the values 1 to 6, two for 7 and 8, three for 9 and 10.
cards-p3 = Each of the four lines has 28 cards: 1 and 10 twice, every other value three times. A line has a colour, a symbol and a pattern.
cards-p4 = The eight conductors belong to no line. They can be a passenger or join a row anywhere, but bring no points.

setup-title = Before the first turn
setup-p1 = The starting player gets 12 cards face down (12,000 marks), the other player 15. Nobody may look at them. Money only ever buys trams.
setup-p2 = Both get six cards in hand, which stay secret.
setup-p3 = The trams stand in the depot, sorted: five horse trams, then four steam trams, then seven electric ones. The first three are for sale.

passengers-title = Step 1: passengers
passengers-p1 = You must send one card, and may send two, to wait as passengers. Each goes to the terminal of its own line; a conductor may wait at any.
passengers-p2 = The fourth passenger of a line starts its tour at once. If you have sent only one card so far, you may still send the second, and even start a second tour with it.
passengers-p3 = In the picture one more red card or a conductor starts the red tour. The arrows below the places say what it would bring now: up for the other player, down for you.

stations-title = Step 2: stations
stations-p1 = Lay as many hand cards as you like in your own rows. A row has one line, and its values go up; leaving out values is fine, the same value again is not.
stations-p2 = Only a card that fits no row of its line may start a new one. You may have several rows of the same line, but each needs a tram of its own before the turn ends.
stations-p3 = With its 10 a row is complete, and nothing can be added.
stations-p4 = Conductors can join any row that is not complete, as many as you like. A row never starts with one.
stations-p5 = In the picture the green 3 cannot follow the 9: it starts a second green row, which has no tram yet. The conductor in the red row brings no points, but is one card more on the way to an extra tour.

income-title = Step 3: income
income-p1 = Lay as many hand cards as you like face down on your money: 1,000 marks each, whatever is printed on them.

trams-title = Step 4: trams
trams-p1 = Buy one or more of the trams for sale. A horse tram doubles (×2) and costs 5,000 marks. A steam tram triples (×3) for 10,000, an electric tram quadruples (×4) for 15,000. You pay from your money pile alone.
trams-p2 = A tram goes at once to one of your rows that has none, and stays there: one tram a row, never moved, never exchanged.
trams-p3 = What was sold is replaced only when your turn ends.

draw-title = Step 5: draw
draw-p1 = Rows that still have no tram are cleared away: their cards become money on your pile.
draw-p2 = Then the depot offers three trams again, and you draw until you have six cards in hand.
draw-p3 = When the draw pile runs out, both of you give up half of your money, rounded down. All discards are shuffled into a new pile.

scoring-title = A tour
scoring-p1 = When a tour starts, all rows of that line are scored, yours and those of the other player: add the stars of a row and multiply by its tram.
scoring-p2 = The points go on the pad. The four passengers leave, the rows stay and can be scored again.
scoring-p3 = An example: the blue tour brings 12 points to A and 10 + 14 = 24 to B.

extra-title = Extra tours
extra-p1 = As soon as a row has its eighth card, stations and conductors together, this row alone is scored at once. The small circles beside a row show how many cards there are.
extra-p2 = Each row does this once: the ninth card brings nothing more. Extra tours are not among the ten tours.

over-title = The end
over-p1 = The tenth tour ends the game at once, in the middle of the turn.
over-p2 = All tours and extra tours are added up. With equal points the larger money pile wins; if that is equal too, you share the win.
over-p3 = If ever both hands are empty and nothing can be drawn, the game ends as well, with the points as they stand.

options-title = Options of this table
options-p1 = New rows at any time: a card may start a new row although it fits one of yours.
options-p2 = Value of the 9: in some editions it has three stars instead of two.
