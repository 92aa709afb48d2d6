# Trambahn at the terminal: the rules in short, and the signs.
rules =
    Two companies build tram lines; the one with more points after ten tours wins.
    1 Passengers: lay one card or two at the terminals. The fourth passenger of a line starts its tour, for both of you: every row of that line brings its stars times its tram.
    2 Stations: lay cards in rows, a line each, values going up. A card that fits none of your rows starts a new one.
    3 Income: cards face down are 1,000 each.
    4 Trams: buy one for a row that has none, ×2 for 5, ×3 for 10, ×4 for 15 thousand.
    5 Draw: rows without a tram become money; draw up to six cards.
    The eighth card of a row starts an extra tour of that row alone. When the pile runs out, both give up half of their money. With equal points the larger money pile wins.
legend =
    b3 r3 g3 y3  a card: blue, red, green, yellow, and its value     c  a conductor
    ▒▒  a hidden card     __  a free place for a passenger     ▶  whose move it is
    ×2  the tram of a row, -- none yet     (1+2)×3 = 9  what the row brings in a tour
