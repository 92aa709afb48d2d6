# Ein Platz, dem niemand einen Namen gegeben hat.

seat = Platz { $number }
