# The tips of a first game of Trambahn.

goal = Four passengers waiting at a line start its tour, which brings points to both of you. The player with more points after ten tours wins.
cards = Your hand. Every card can be a passenger, a station in your row, or 1,000 marks: you decide.
passengers = Step 1: someone has to wait. Pick up a card that you can do without, then tap the terminal that glows.
second = You may send a second passenger. Or go on: the green button ends every step.
stations = Step 2: stations. A row is one colour, and its numbers go up. Start low. The stars are the points.
bare = This row needs a tram in this very turn, or it becomes money. One new row is enough for now: add what fits, then go on.
income = Step 3: what you do not need becomes money, 1,000 marks a card. Afterwards you draw up to six cards again.
trams = Step 4: pick up a tram and tap your row. Its number multiplies the stars of the row, tour after tour.
running = Your row runs! The number beside it is what every tour of that line brings you. Each station makes it more.
others = The other player has taken the same five steps. Watch which lines grow over there.
arrows = The arrows show what a tour would bring now: down for you, up for the other player. Send passengers where you are ahead.
conductor = A conductor fits any line. He brings no points, but can be the fourth passenger or fill up a row.
three = Three wait here. The fourth starts the tour for both of you: whom does it help more?
tour = A tour: all rows of that line were scored, stars times tram. The rows stay and will score again.
extra = Eight cards in a row give an extra tour at once. The small circles beside the row show how many there are.
pile = The draw pile runs low. When it is empty, both of you lose half of your money: better buy before.
end = Only a few tours are left. New rows hardly pay off now; tours of your best lines do.
