# Game of Trains am Terminal: die Regeln in Kürze und die Zeichen.
rules =
    Hinter deiner Lok stehen sieben Waggons mit Nummern. Wer sie zuerst alle aufsteigend sortiert hat, gewinnt sofort.
    Am Zug ziehst du entweder einen Waggon, der einen von deinen ersetzt, oder du nutzt das Zeichen einer offenen Karte. Der ersetzte Waggon wird offen ausgelegt und ist ab dann ein Zeichen.
    Zwei offene Karten mit gleichem Zeichen heben sich auf. Ein Schloss schützt den ersten, mittleren oder letzten Waggon davor, entfernt zu werden, bis du ihn selbst bewegst.
legend =
    ▟▇█▙  die Lok     [12]  ein Waggon     ─[12]  ein Waggon, der zum vorigen passt
    ■⇄■ Nachbarn tauschen     ■⇄·⇄■ tauschen, einer dazwischen     ◀··■ ■··▶ zwei nach links oder rechts
    ✕······  ···✕···  ······✕  alle entfernen den ersten, mittleren, letzten Waggon
    lock  ein Schloss auf Position 1, 4 oder 7     __  eine Lücke     ▶  wer am Zug ist
