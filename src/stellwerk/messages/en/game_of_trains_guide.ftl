# The tips of a first game of Game of Trains.

goal = This is your train. The first player to have all seven numbers ascending wins at once: small ones behind the locomotive, large ones at the end. Now they stand the wrong way round.
colours = Colours help: every dozen numbers has its own, from yellow sand (1 to 12) to green fir trees (73 to 84). A sorted train often looks like a rainbow.
keep = A first new wagon hangs on the crane. Tap the wagon in your train that it replaces: small numbers belong to the left, large ones to the right.
draw = Your turn. Either draw a wagon: tap the pile. Or use one of the signs, if there are any. That is the whole turn.
put = The new wagon has to go into your train. Tap the one it replaces. Point at a place first, and you see the train as it would be.
signs = Every wagon that left a train stands here as a sign. Its number no longer counts; its picture says what it can do.
use = Instead of drawing you may use a sign: tap it, then tap a place that glows. Blue signs rearrange your own train.
chain = A yellow chain ties wagons that ascend already. You need six chains in a row. The seven lamps beside your name show your longest stretch.
remove = Red signs hit everyone: each train loses its first, middle or last wagon, yours too, and gets a new one. Good when that wagon of yours is bad anyway.
protect = The yellow sign is a padlock: hang it on your first, middle or last wagon, and red signs cannot remove it.
lock = A padlock holds until its owner moves or replaces that wagon.
pairs = Two signs with the same picture cancel each other: both go to the discard pile. When the draw pile is empty, the discards are shuffled and drawn again.
others = Keep an eye on the other trains. If someone is close to the goal, a red sign at the right place helps.
close = You are close! Look for the sign, or hope for the wagon, that closes the last gap.
