# Die Hinweise zum ersten Spiel von Game of Trains.

goal = Das ist dein Zug. Wer zuerst alle sieben Nummern aufsteigend hat, gewinnt sofort: die kleinen hinter der Lokomotive, die großen am Ende. Noch stehen sie genau falsch herum.
colours = Die Farben helfen: Jedes Dutzend Nummern hat eine eigene, von gelbem Sand (1 bis 12) bis zu grünen Tannen (73 bis 84). Ein sortierter Zug sieht oft wie ein Regenbogen aus.
keep = Am Kran hängt ein erster neuer Waggon. Tippe in deinem Zug den an, den er ersetzt: Kleine Nummern gehören nach links, große nach rechts.
draw = Du bist dran. Entweder ziehst du einen Waggon: Tippe auf den Stapel. Oder du nutzt ein Schild, wenn eines dasteht. Das ist schon alles.
put = Der neue Waggon muss in deinen Zug. Tippe den an, den er ersetzt. Zeige erst auf einen Platz, dann siehst du den Zug, wie er wäre.
signs = Jeder Waggon, der einen Zug verlassen hat, steht hier als Schild. Seine Nummer zählt nicht mehr; sein Bild sagt, was er kann.
use = Statt zu ziehen, darfst du ein Schild nutzen: Tippe es an und dann einen Platz, der leuchtet. Blaue Schilder ordnen deinen eigenen Zug um.
chain = Eine gelbe Kette verbindet Waggons, die schon aufsteigen. Du brauchst sechs Ketten am Stück. Die sieben Lampen neben deinem Namen zeigen dein längstes Stück.
remove = Rote Schilder treffen alle: Jeder Zug verliert den vordersten, mittleren oder letzten Waggon, auch deiner, und bekommt einen neuen. Gut, wenn der bei dir ohnehin stört.
protect = Das gelbe Schild ist ein Schloss: Hänge es an deinen vordersten, mittleren oder letzten Waggon, dann kann ihn kein rotes Schild entfernen.
lock = Ein Schloss hält, bis sein Besitzer diesen Waggon bewegt oder ersetzt.
pairs = Zwei Schilder mit demselben Bild heben sich auf: Beide kommen auf den Ablagestapel. Ist der Nachziehstapel leer, wird die Ablage gemischt und neu gezogen.
others = Behalte die anderen Züge im Auge. Ist jemand kurz vor dem Ziel, hilft ein rotes Schild an der richtigen Stelle.
close = Gleich hast du es! Suche das Schild, oder hoffe auf den Waggon, der die letzte Lücke schließt.
