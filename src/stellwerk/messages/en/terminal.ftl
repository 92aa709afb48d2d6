# What the terminal says to people who play or look at a record.

person = You
person-of_several = Player
turn = It is the turn of { $name }. Press Enter when you are here.
your_move = Your move (? for help):
move_of = { $name }, your move (? for help):
save_where = Save where? Type: save { file }
file = FILE
saved = Saved to { $file }.
not_saved = Could not save to { $file }: { $why }.
exists = it exists already
commitment = The dealer's commitment: { $commitment }
seed_lost = The seed of this game is lost: it goes on, but cannot be proved afterwards.
times = ({ $count } times)
share = { $names } share the win.
you_win = You win.
wins = { $name } wins.
record = The record: { $file }
proof = The proof:  { $command }
go_on = Go on with: { $command }
first = before the first card
positions = The positions are 0 to { $last }.

help = Type a move as its code, its code without the first word, or its number:
help-help = this help
help-undo = take back your last move, until a card is drawn or somebody else moves
help-log = the whole game so far, in sentences
help-save = write the record to another file as well
help-quit = leave; the game is saved and can be resumed
