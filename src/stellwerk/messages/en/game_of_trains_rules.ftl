# The rules of Game of Trains in our own words.

goal-title = What it is about
goal-text = You have a freight train of one locomotive and seven numbered wagons. The first player to have all of them in ascending order, from the locomotive to the end, wins.
goal-cards = The box has 84 wagons, numbered 1 to 84, and four locomotives. Each wagon also shows one of eight abilities. The locomotive has no number and is not a wagon: positions are counted from the wagon right behind it. Colours and loads, a dozen numbers each, only help the eye.

setup-title = Before the first turn
setup-trains = Everyone is dealt seven wagons and lines them up the wrong way round: the largest number behind the locomotive, the smallest at the end.
setup-draft = Then the first player draws one card, the second two, the third three and the fourth four. In that order each chooses one of them, which replaces a wagon of their own train.
setup-rest = The cards not chosen go face down to the discard pile. The wagons that were replaced are laid open beside the draw pile, as signs; signs with the same ability then cancel each other in pairs. The starting player is drawn by lot.

turn-title = Your turn
turn-text = Turns go clockwise. On your turn you do exactly one of two things:
turn-draw = Draw a wagon and put it into your train.
turn-use = Use a sign.
turn-either = A card from the pile is only ever a wagon, whatever is drawn on it. Once it lies open, it is only ever a sign, whatever its number. If there is no sign, you have to draw.

draw-title = Action 1: draw a wagon
draw-text = You draw the top card. It must go into your train in place of any wagon you like. The replaced wagon is laid open: from now on it is a sign that anyone may use.
draw-example = The 12 took the place of the 68, near the front.

rearranging-title = Action 2: rearrange your train
rearranging-text = You choose a sign, do what it shows, and put it on the discard pile. The four blue signs change your own train only. Above: before. Below: after.

ability-swap_neighbours = Swap two wagons that stand side by side.
ability-swap_with_one_between = Swap two wagons that have exactly one wagon between them.
ability-move_two_left = Move a wagon exactly two places to the left. The first two wagons cannot go that far.
ability-move_two_right = Move a wagon exactly two places to the right. The last two wagons cannot go that far.
ability-remove_first = Remove the first wagon, the one behind the locomotive.
ability-remove_middle = Remove the middle wagon, the fourth from either side.
ability-remove_last = Remove the last wagon, the one at the far right.

removal-title = Action 2: everyone removes a wagon
removal-text = The three red signs hit every train, including that of the player who uses them. Only a locked wagon stays.
removal-refill = All these wagons come out first and are laid open. Then, clockwise from the player whose turn it is, all who lost one draw a card and put it into the gap.
removal-win = If such a card completes a train, its owner has won on the spot; those who would come later draw no more. If every train is locked there, the sign may still be used: nothing happens, and it is spent.

protection-title = Action 2: hang a padlock
protection-text = You put this sign under the first, middle or last wagon of your own train, so that only the padlock shows. No red sign can remove that wagon, and you draw nothing for it.
protection-lost = The padlock is lost as soon as an action of your own replaces the wagon or changes its position. That includes shifting it along. The sign then goes to the discard pile.
protection-more = A wagon has one padlock at most. If all three places are locked, the sign cannot be used.

pairs-title = Two alike cancel each other
pairs-text = If two signs show the same ability after an action, both go to the discard pile. Of three the last one stays. Here the two outer signs vanish, and the middle one stays.

piles-title = The two piles
piles-text = Discards lie face down, and nobody may look at them. As soon as the draw pile is empty, the discards are shuffled and become the new one.

end-title = The end
end-text = The game ends at once when all seven wagons of a train ascend. Its owner wins; nobody else gets another turn.
