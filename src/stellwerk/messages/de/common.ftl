# Was mehrere Teile gleich sagen.
nobody = niemand
