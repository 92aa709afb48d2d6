"""PettingZoo environments, one module each, as PettingZoo names them: `trambahn_v1.env()`."""
