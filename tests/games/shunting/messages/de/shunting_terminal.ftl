# Rangieren am Terminal.
rules =
    Waggons zum Hafen, zur Mühle und zum Steinbruch kommen in den Bahnhof. Wer am Zug ist, stellt einen Waggon aus der Hand auf ein Gleis oder rangiert für eine Kohle den letzten Waggon eines Gleises auf ein anderes.
    Mit dem vierten Waggon fährt der Zug dorthin, wohin die meisten seiner Waggons sollen, und bringt Punkte. Bei zwei und zwei wird er aufgelöst.
    Sind alle Waggons fort, deckt jeder seinen Auftrag auf, der für jeden Zug zu seinem Ziel zahlt. Bei Gleichstand gewinnt mehr Kohle.
legend =
    h m q  ein Waggon zum Hafen, zur Mühle, zum Steinbruch
