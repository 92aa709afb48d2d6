"""Die Kürzel · The forms of the codes, each with the message that says its meaning."""

CODES = (
    ("P r7", "trambahn_codes:passenger"),
    ("P c>r", "trambahn_codes:conductor"),
    ("S r3", "trambahn_codes:open"),
    ("S r3>2", "trambahn_codes:join"),
    ("S c>2", "trambahn_codes:join-conductor"),
    ("I y9", "trambahn_codes:income"),
    ("T 3>2", "trambahn_codes:tram"),
    (".", "trambahn_codes:end"),
)
