# Was jede Form eines Zuges bedeutet, in der Hilfe des Terminals.

cross = den Wert in ein Waggonfenster der Linie B eintragen und 3 Stationen ankreuzen
nothing = den Wert in ein Waggonfenster der Linie B eintragen und nichts ankreuzen
ring = dasselbe auf einer Ringlinie, in der gedruckten Richtung
ring-back = dasselbe auf einer Ringlinie, in der anderen Richtung
transfer = Umsteigen: die nächste leere Station mit der Zahl ihrer Linien markieren
ride = Freifahrt: die Station zoo ankreuzen
no-ride = Freifahrt: nichts ankreuzen
