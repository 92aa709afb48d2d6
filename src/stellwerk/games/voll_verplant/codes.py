"""Die Kürzel · The forms of the codes, each with the message that says its meaning."""

CODES = (
    ("B 3", "voll_verplant_codes:cross"),
    ("B 0", "voll_verplant_codes:nothing"),
    ("B> 3", "voll_verplant_codes:ring"),
    ("B< 3", "voll_verplant_codes:ring-back"),
    ("B t", "voll_verplant_codes:transfer"),
    ("f zoo", "voll_verplant_codes:ride"),
    ("f -", "voll_verplant_codes:no-ride"),
)
