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

later_deal = The game is still running. The dealer's secret is shown when it is over, and then your browser checks everything.
about_deal = Before the first card every browser at the table, and the dealer, promised a secret number. Then all agreed on one text, and only then the secrets of the people were opened. Every card and the order of seats follow from all of them together, so nobody could choose them alone.
agreement = The agreement
aloud = Everyone at the table sees the same fingerprint of it. Read it to each other to be sure:
agreement_text = The whole agreement
checked = What your browser checked
people = Who had a part in the cards

verdict-own = Nobody could choose the cards: your own share is in every one of them, and everything fits.
verdict-others = Everything fits. Nobody could choose the cards if at least one of those who contributed is honest.
verdict-nobody = Everything fits, but only the dealer contributed: no card was changed, yet the server could have chosen among deals.
verdict-late = Everything fits, but your own share did not arrive in time, so it is in no card.
verdict-silent = { $count ->
    [one] Everything fits, but the share of { $names } is missing: whoever kept it back could, together with the server, choose between two deals.
   *[other] Everything fits, but the shares of { $names } are missing: with each of them, whoever kept it back could, together with the server, choose between two deals.
}
verdict-wrong = Something does not fit: this game was not dealt as agreed.

check-own-yes = Your share is in the deal.
check-own-no = Your share is not in the deal, although the server had taken it.
check-agreed-yes = The agreement is the one that your browser saw before it opened its share.
check-agreed-no = The agreement is another one than your browser saw before it opened its share.
check-promised-yes = The dealer's promise is the one that your browser saw first.
check-promised-no = The dealer's promise is another one than your browser saw first.
check-dealer-yes = The dealer's secret fits the dealer's promise.
check-dealer-no = The dealer's secret does not fit the dealer's promise.
check-shares-yes = Every share that was opened fits its promise.
check-shares-no = A share does not fit its promise.
check-seats-yes = The order of seats follows from the deal.
check-seats-no = The order of seats does not follow from the deal.
check-header-yes = Table, game and variants of the record are those of the agreement.
check-header-no = Table, game or variants of the record are not those of the agreement.
check-seen-yes = { $count ->
    [one] The one entry that your browser saw during the game is the same in the record.
   *[other] All { $count } entries that your browser saw during the game are the same in the record.
}
check-seen-no = Entry { $number } of the record is not what your browser saw during the game.

part-shared = opened the promised share
part-silent = promised a share, which is missing
part-none = promised no share
part-bot = a bot, no share

limits_deal = The server knows all cards of the running game, as the dealer does, and could tell them to someone or play to them. It could end a game that it does not like. Somebody who keeps a promised share back is named here after the end. The moves of bots are not covered, and the code of this page comes from the server, too. Play where you trust the people who run the server, or run it yourself.
