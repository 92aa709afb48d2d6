# Die Regeln von Game of Trains in eigenen Worten.

goal-title = Worum es geht
goal-text = Du hast einen Güterzug aus einer Lokomotive und sieben Waggons mit Nummern. Wer als Erster alle in aufsteigender Reihenfolge hat, von der Lokomotive bis zum Ende, gewinnt.
goal-cards = In der Schachtel sind 84 Waggons mit den Nummern 1 bis 84 und vier Lokomotiven. Jeder Waggon zeigt außerdem eine von acht Funktionen. Die Lokomotive hat keine Nummer und ist kein Waggon: Gezählt wird ab dem Waggon direkt hinter ihr. Farben und Ladungen, je ein Dutzend Nummern, helfen nur dem Auge.

setup-title = Vor dem Spiel
setup-trains = Alle bekommen sieben Waggons und stellen sie genau verkehrt herum auf: die größte Nummer hinter der Lokomotive, die kleinste am Ende.
setup-draft = Dann zieht der erste Spieler eine Karte, der zweite zwei, der dritte drei und der vierte vier. In dieser Reihenfolge wählt jeder eine davon aus, und diese ersetzt einen Waggon im eigenen Zug.
setup-rest = Die nicht gewählten Karten kommen verdeckt auf den Ablagestapel. Die ersetzten Waggons liegen offen neben dem Nachziehstapel, als Schilder; Schilder mit derselben Funktion heben sich dann paarweise auf. Wer beginnt, entscheidet das Los.

turn-title = Wenn du dran bist
turn-text = Gespielt wird im Uhrzeigersinn. Wenn du dran bist, machst du genau eines von beiden:
turn-draw = Ziehe einen Waggon und stelle ihn in deinen Zug.
turn-use = Nutze ein Schild.
turn-either = Eine Karte vom Stapel ist immer nur ein Waggon, was auch darauf abgebildet ist. Liegt sie offen, ist sie immer nur ein Schild, welche Nummer sie auch hat. Gibt es kein Schild, musst du ziehen.

draw-title = Aktion 1: einen Waggon ziehen
draw-text = Du ziehst die oberste Karte. Sie muss in deinen Zug, anstelle eines beliebigen Waggons. Der ersetzte Waggon wird offen hingelegt: Ab jetzt ist er ein Schild, das alle nutzen dürfen.
draw-example = Die 12 steht jetzt weit vorn, wo vorher die 68 war.

rearranging-title = Aktion 2: den eigenen Zug umordnen
rearranging-text = Du wählst ein Schild, tust, was es zeigt, und legst es auf den Ablagestapel. Die vier blauen Schilder verändern nur deinen eigenen Zug. Oben: vorher. Unten: nachher.

ability-swap_neighbours = Tausche zwei Waggons, die direkt nebeneinander stehen.
ability-swap_with_one_between = Tausche zwei Waggons, die genau einen Waggon zwischen sich haben.
ability-move_two_left = Bewege einen Waggon genau zwei Plätze nach links. Für die ersten beiden Waggons ist dort kein Platz.
ability-move_two_right = Bewege einen Waggon genau zwei Plätze nach rechts. Für die letzten beiden Waggons ist dort kein Platz.
ability-remove_first = Entferne den vordersten Waggon, den direkt hinter der Lokomotive.
ability-remove_middle = Entferne den mittleren Waggon, den vierten von beiden Seiten.
ability-remove_last = Entferne den letzten Waggon, den ganz rechts.

removal-title = Aktion 2: alle entfernen einen Waggon
removal-text = Die drei roten Schilder treffen jeden Zug, auch den des Spielers, der sie nutzt. Nur ein geschützter Waggon bleibt stehen.
removal-refill = Zuerst kommen alle diese Waggons heraus und werden offen hingelegt. Dann ziehen alle, die einen verloren haben, eine Karte und stellen sie in die Lücke: im Uhrzeigersinn, beginnend mit dem Spieler, der dran ist.
removal-win = Vollendet so eine Karte einen Zug, ist das Spiel auf der Stelle gewonnen; wer später an der Reihe wäre, zieht nicht mehr. Ist die Stelle in jedem Zug geschützt, darf das Schild trotzdem genutzt werden: Es geschieht nichts, und es ist verbraucht.

protection-title = Aktion 2: ein Schloss anhängen
protection-text = Du schiebst dieses Schild unter den vordersten, mittleren oder letzten Waggon deines Zuges, sodass nur das Schloss zu sehen ist. Kein rotes Schild kann diesen Waggon entfernen, und du ziehst für ihn nichts nach.
protection-lost = Das Schloss geht verloren, sobald eine eigene Aktion den Waggon ersetzt oder seine Position ändert, auch wenn er nur mitrückt. Das Schild kommt dann auf den Ablagestapel.
protection-more = Ein Waggon hat höchstens ein Schloss. Sind alle drei Stellen geschützt, kann das Schild nicht genutzt werden.

pairs-title = Zwei gleiche heben sich auf
pairs-text = Zeigen nach einer Aktion zwei Schilder dieselbe Funktion, kommen beide auf den Ablagestapel. Von dreien bleibt das letzte stehen. Hier verschwinden die beiden äußeren Schilder, das mittlere bleibt.

piles-title = Die beiden Stapel
piles-text = Abgelegte Karten liegen verdeckt, und niemand darf sie ansehen. Sobald der Nachziehstapel leer ist, wird die Ablage gemischt und zum neuen Nachziehstapel.

end-title = Das Ende
end-text = Das Spiel endet sofort, wenn alle sieben Waggons eines Zuges aufsteigen. Wem er gehört, der hat gewonnen; niemand kommt mehr an die Reihe.
