# What every page says, and the shelf.

name = Stellwerk
home = Stellwerk, to the shelf
welcome = Railway games for your table
promise = Exactly the printed rules. No account, no ads, nobody sees your cards. Take a seat.
play_now = Play now
invite = Invite
one_screen = On one device
learn = Show me how to play
choose = Choose opponents …
your_name = Your name
guest = Guest
settings = Settings
close = Close
language = Language
seats = How many players?
name_of_seat = Name of seat { $number }
seat = Seat { $number }
open = Sit down
open_to_all = Anyone may find this table and take a free seat
own_tables = Your tables
open_tables = Tables with a free seat
no_open_tables = Nobody is waiting right now. Invite someone!
over = finished: view again
running = in progress
free = { $count ->
    [one] { $count } free seat
   *[other] { $count } free seats
}
gathers = gathering: everyone is there
free_at = { $host }: { $count ->
    [one] { $count } free seat
   *[other] { $count } free seats
}
replay = Replay a record
licences = Open-source licences
imprint = Stellwerk belongs to no publisher. If you like a game, buy the box.
retry = Try again
broken = This part could not be loaded.
loading = Loading …
unreachable = The server cannot be reached. Try again in a moment.
nowhere = There is nothing at this address.
to_the_shelf = To the shelf

reach-alone = The links work only on this computer. To let others in your network in, stop the server and start it with “make share” or “stellwerk serve --share”.
reach-named = The links work only on this computer. Others find the server as { $names }: open the page there, and the links work everywhere.
reach-address = Address for the others

theme-title = Appearance
theme-auto = Automatic
theme-light = Light
theme-dark = Dark

sounds-title = Sounds
sounds-off = Off

pace-title = Speed of others' moves
pace-calm = Slow
pace-quick = Fast
pace-instant = Instant

neighbour-person = A friend, by link
neighbour-me = Someone on this device
neighbour-apprentice = Apprentice (bot)
neighbour-driver = Driver (bot)
neighbour-dispatcher = Dispatcher (bot)

neighbour_about-person = You get one link for all. You meet before the game starts.
neighbour_about-me = You pass the device on. A curtain hides each hand.
neighbour_about-apprentice = Sees the obvious, misses the rest.
neighbour_about-driver = Knows the game and thinks briefly.
neighbour_about-dispatcher = Thinks for almost a second per move. Hard to beat.

option-free_rows-title = New rows at any time
option-free_rows-about = A station may start a new row although it would fit an open one.
option-nine-title = Value of the 9
option-nine-about = Depending on the edition, the 9 is worth two or three victory points.
option-map-title = City
option-map-about = Each city has its own network and its own difficulty.
option-special_stations-title = Special stations
option-special_stations-about = Mark one, and you play the same card once more.

value-no = No
value-yes = Yes
value-2 = 2
value-3 = 3
value-amsterdam = Amsterdam
value-berlin = Berlin
value-paris = Paris
value-madrid = Madrid

game-trambahn-title = Trambahn
game-trambahn-about = Munich, 1890: lay out lines, buy trams, and be ready when the passengers set off.
game-trambahn-players = 2 players
game-trambahn-minutes = 45 minutes
game-game_of_trains-title = Game of Trains
game-game_of_trains-about = Shunt your seven wagons until their numbers ascend, and meddle with everyone else's.
game-game_of_trains-players = 2 to 4 players
game-game_of_trains-minutes = 20 minutes
game-voll_verplant-title = Voll verplant
game-voll_verplant-about = One card for all, one map for each: who completes the lines before the others do?
game-voll_verplant-players = 1 to 6 players
game-voll_verplant-minutes = 20 minutes

board-title = Board
board-drawn = Drawn
board-plain = Plain board: text and buttons

firmness-title = A move counts
firmness-auto = Automatic
firmness-ask = When I confirm
firmness-moment = After 3 seconds
firmness-at_once = At once
firmness-about = For moves that cannot be taken back. Automatic: on a touch screen you confirm them, and what you write in Voll verplant stays in pencil for 3 seconds.

data-title = Your data
data-about = The server knows your seats, the names that you gave yourself and what you said in the chat. There is no account.
data-export = Save everything
data-ask = Delete everything …
data-sure = Bots take over your seats in running games, and your name and messages disappear everywhere. This cannot be undone.
data-keep = Keep it
data-delete = Delete for good

keys-title = Keyboard
keys-next = to the next thing
keys-among = among cards, places and sentences of the log; through the past on the slider
keys-press = press, pick up, play
keys-back = put down, close, back
keys-end = end your turn (Trambahn)
keys-undo = take back
keys-rules = rules
keys-letters = Single-letter shortcuts
keys-on = On
keys-off = Off
