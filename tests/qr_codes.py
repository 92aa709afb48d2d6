"""QR codes, read as a camera would: from light and dark squares."""

from collections.abc import Sequence

import numpy as np
import zxingcpp

PIXELS = 8  # of a module


def text_in(modules: Sequence[Sequence[bool | int]]) -> str:
    """What a code says. Its rows have 1 where it is dark, and the light ones around it too."""
    dark = np.array(modules, dtype=np.uint8)
    picture = np.kron(255 * (1 - dark), np.ones((PIXELS, PIXELS), dtype=np.uint8))
    (found,) = zxingcpp.read_barcodes(picture)
    return str(found.text)
