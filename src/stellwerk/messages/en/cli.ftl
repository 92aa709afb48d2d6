# What the command line says to people: at the table, in a replay, in lists.

## Seats and games
seat = seat { $number }
seat-name = Seat { $number }
which-game = Which game? Its number or name (q to leave):{" "}
no-games = No game is kept here. Begin one: stellwerk play
game-over = over
game-running = running
nothing-kept = You have not moved yet, so nothing is kept.
bot-search = a search of N iterations for every decision
bot-own = a bot of your own: a class in a module of yours

## At the table
help-codes = Type a move as its code; capitals and blanks do not matter. The list shows which numbers may follow:
command-hint = what a strong bot would do here
command-rules = the rules in short
legend = Signs:
no-rules = The rules of { $title } are in its box; at the terminal there are only the codes (?).
number-range = There is no move { $said }: say a number from 1 to { $last }, or a code.
several-moves = { $said } can mean several moves: { $codes }. Say the whole code.
not-possible = { $said } is not possible now. The moves are listed above; ? explains them.
no-undo = You can take back only your own last move, until a card is drawn or somebody else moves.
hint-win = { $code }: wins { $value } of the games that are imagined
hint-points = { $code }: { $value } points expected

## replay
replay-keys = Enter: next · b: back · d: next decision · ?: more keys · q: quit
replay-help =
    Enter      the next entry
    b          back
    d          the next decision, past cards that are dealt
    a number   the position after so many entries
    e          the end
    /TEXT      the next entry with this code or word
    p          play on by itself, a second each; p 0.2 is faster, Ctrl-C stops it
    ?          this help
    q          quit
replay-nothing = No entry has “{ $text }” in it.

## advise
advice-head = { $title }, after entry { $entries }, { $who }: expected { $payoff }, { $effort }
advice-win = share of the win
advice-points = points
advice-exactly = exactly
advice-iterations = { $count } iterations
advice-move = Move
advice-expected = Expected (95 %)
advice-looked-at = Looked at
advice-to-the-end = to the end
advice-never = never
advice-unknown = not known
advice-exact = { $value } exactly
advice-played = Played.
advice-gave-up = Played: it gave up { $lost }.
advice-more = { $count } moves in all: --moves shows more.

## maps
map-size = { $lines } lines, { $stations } stations
map-ring = a ring line
map-special = special stations

## serve
serve-name = By name: { $name }
serve-network = Others in your network: { $url }
serve-alone = Only this computer can open it. To let others in your network in: { $command }
