# Rangieren am Terminal.
rules =
    Waggons zum Hafen, zur Mühle und zum Steinbruch kommen in den Bahnhof, und für jedes Ziel gibt es ein Gleis. Wenn du dran bist, wird deine Hand auf drei Waggons ergänzt. Dann stellst du einen davon auf sein Gleis oder schickst den Zug eines Gleises los.
    Ein Zug hat mindestens zwei Waggons; einer aus 2, 3, 4 oder 5 bringt 1, 3, 6 oder 10 Punkte. Auf ein Gleis passen vier Waggons, oder fünf, wenn ihr das vereinbart.
    Das Spiel endet, wenn jemand dran ist und keinen Waggon hat. Bei Gleichstand gewinnen mehr Waggons auf der Hand.
legend =
    h m q  ein Waggon zum Hafen, zur Mühle, zum Steinbruch
